#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKit
  import FlowUIKitStandIn
  import Testing

  /// A screen that asks to be left, as a view in SwiftUI can.
  @MainActor
  struct ExitRequestTests {
    private let desk = FlowDesk()
    private let screen = RequestingScreen()

    // Catches a request that removes the screen without asking its flow.
    @Test func `a request asks the screen's flow, as the exit button does`() {
      desk.start { [desk, screen] flow in
        flow.context.show(PlainScreen("First"))
        flow.context.show(screen, onLeave: { _ in desk.received.append("asked") })
      }
      desk.stage.settle()

      screen.onExitRequest?()
      desk.stage.settle()

      #expect(desk.received == ["asked"])
      #expect(desk.titles == ["First", "Requesting"])
    }

    @Test func `a request on a pushed screen goes back`() {
      desk.start { [screen] flow in
        flow.context.show(PlainScreen("First"))
        flow.context.show(screen)
      }
      desk.stage.settle()

      screen.onExitRequest?()
      desk.stage.settle()

      #expect(desk.titles == ["First"])
      #expect(desk.device.complaints == [])
    }

    @Test(arguments: [ModalStyle.sheet, .fullScreen])
    func `a request on the first screen of a presented stack closes the stack`(style: ModalStyle) {
      desk.start(.present(style, over: desk.stage.root, using: desk.stage.factory)) { [screen] flow in
        flow.context.show(screen)
      }
      desk.stage.settle()

      screen.onExitRequest?()
      desk.stage.settle()

      #expect(desk.received == ["cancelled"])
      #expect(desk.titles == [])
    }

    // Catches a request that empties the window.
    @Test func `a request on the first screen of the window has no effect`() {
      let controller = FlowController()
      desk.stage.root.setViewControllers([], animated: false)
      let flow = RootFlow(.push(onto: desk.stage.root, using: desk.stage.factory), screen)
      controller.start(flow)
      desk.stage.settle()

      screen.onExitRequest?()
      desk.stage.settle()

      #expect(desk.stage.root.viewControllers == [screen])
    }
  }

  private final class RequestingScreen: UIViewController, ExitRequesting {
    var onExitRequest: (@MainActor () -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Requesting"
    }
  }

  @MainActor
  private final class RootFlow: Flow {
    let context: FlowContext<FlowOutcome<Int>>
    private let screen: UIViewController

    init(_ presentation: FlowPresentation, _ screen: UIViewController) {
      context = FlowContext(presentation)
      self.screen = screen
    }

    func didStart() { context.show(screen) }
  }
#endif
