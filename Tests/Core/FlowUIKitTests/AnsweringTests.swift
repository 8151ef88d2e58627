#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  /// Answers without a consequence, where UIKit shows the alert.
  @MainActor
  struct AnsweringTests {
    // Catches a check while a screen is on its way, after which nobody looks again.
    @Test(arguments: [false, true])
    func `24 an answer whose screen is gone when the tree is next idle is misuse`(isInATask: Bool) async {
      let stage = AppStage()
      let recorder = FlowRecorder()
      let flows = FlowController(observer: recorder)
      let place = FlowPresentation.push(onto: stage.navigation, using: stage.factory)
      let flow = StubFlow<FlowOutcome<Int>>("flow", place) { flow in
        let showAndDismiss = { @MainActor in
          let screen = stage.makeViewController()
          flow.context.show(screen)
          flow.context.dismiss(screen)
        }
        flow.context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in
          if isInATask { Task { showAndDismiss() } } else { showAndDismiss() }
        }
      }
      flows.start(flow)
      await stage.settle()

      stage.answer("No")
      await stage.settle()
      await flows.idle()

      #expect(recorder.misuses == [.answeredInVain])
      #expect(flow.state == .running)
      #expect(stage.shown.isEmpty)
    }
  }
#endif
