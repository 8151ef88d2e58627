#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKit
  import FlowUIKitStandIn
  import Testing

  /// The app's own delegates keep working.
  @MainActor
  struct DelegateTests {
    private let desk = FlowDesk()

    // Catches an adapter that takes the app's place, or that gives up when the app takes its own.
    @Test func `an app's delegate may be set before or after the first flow, and removed again`() {
      let app = StackDelegate { [desk] in
        desk.received.append("app")
        desk.stage.presenters.didChange()
      }
      desk.stage.root.delegate = app
      desk.start()
      desk.stage.settle()
      desk.device.tapBack()
      desk.stage.settle()
      let before = desk.received
      desk.received = []

      desk.stage.root.delegate = nil
      desk.start()
      desk.stage.settle()
      desk.device.tapBack()
      desk.stage.settle()

      #expect(before == ["app", "app", "cancelled"])
      #expect(desk.received == ["cancelled"])
      #expect(desk.stage.root.delegate !== app)
    }

    @Test func `a sheet's own delegate stays, and one call is enough`() {
      let sheet = PlainScreen("Sheet")
      sheet.modalPresentationStyle = .pageSheet
      let delegate = SheetDelegate(onDismiss: { [desk] in desk.stage.presenters.didChange() })
      sheet.presentationController?.delegate = delegate
      let flow = desk.start()
      flow.context.present(sheet, as: .sheet) { desk.received.append("gone") }
      desk.stage.settle()

      desk.device.pullDown()
      desk.stage.settle()

      #expect(sheet.presentationController?.delegate === delegate)
      #expect(desk.received == ["gone"])
    }

    // Catches an adapter that keeps the window, and with it all that was ever shown.
    @Test func `screens of flows are released after their removal`() async {
      let recorder = FlowRecorder()
      let controller = FlowController(observer: recorder)
      do {
        let place = FlowPresentation.present(.sheet, over: desk.stage.root, using: desk.stage.factory)
        let flow = StubFlow<FlowOutcome<Int>>("flow", place) { flow in
          flow.context.show(PlainScreen("First"))
          flow.context.show(PlainScreen("Second"), onLeave: { $0.allow() })
        }
        controller.start(flow)
        desk.stage.settle()
      }

      controller.terminate()
      desk.stage.settle()
      await controller.idle()

      #expect(recorder.leaks == [])
      #expect(recorder.survivors == [])
    }
  }
#endif
