#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKit
  import FlowUIKitStandIn
  import Testing

  /// Single modals that other code dismisses, without UIKit notifying a delegate.
  @MainActor
  struct DisappearanceTests {
    private let desk = FlowDesk()

    private func presentTwice(_ screen: UIViewController) {
      let flow = desk.start()
      for _ in 1...2 {
        flow.context.present(screen, as: .sheet) { desk.received.append("gone") }
        desk.stage.settle()
        desk.stage.root.dismiss(animated: true)
        desk.stage.settle()
      }
    }

    // Catches a watch that is added each time, or put where UIKit does not support it.
    @Test func `a screen that is presented twice has no children or subviews of the adapter's`() {
      let screen = PlainScreen("Sheet")

      presentTwice(screen)

      #expect(desk.received == ["gone", "gone"])
      #expect(screen.children.isEmpty && screen.view.subviews.isEmpty)
    }

    @Test func `a screen that reports its own disappearance gets no view of the adapter's`() {
      let screen = ReportingScreen()

      presentTwice(screen)

      #expect(desk.received == ["gone", "gone"])
      #expect(screen.presentationController?.containerView == nil)
    }
  }

  /// A screen like those of FlowUIKitRows and SwiftUI.
  private final class ReportingScreen: UIViewController, DisappearanceReporting {
    var onDisappear: (@MainActor () -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear?()
    }
  }
#endif
