import FlowHeadless
import FlowKit

/// A window with flows in it.
@MainActor
final class FlowDesk {
  let desk = Desk()
  let recorder = ScreenNameRecorder()
  let factory: HeadlessPresenterFactory
  let root: FlowController
  let driver: HeadlessDriver

  init() {
    let root = FlowController(observer: recorder)
    self.root = root
    factory = HeadlessPresenterFactory(window: desk.window)
    driver = HeadlessDriver(window: desk.window) { await root.idle() }
  }

  var window: HeadlessWindow { desk.window }
  var pushed: FlowPresentation { .push(onto: desk.navigation, using: factory) }

  func presented(_ style: ModalStyle) -> FlowPresentation {
    .present(style, over: desk.navigation, using: factory)
  }

  /// Starts a flow that stays on the stack when it has reported.
  @discardableResult
  func start(
    _ name: String, _ presentation: FlowPresentation, replacingStack: Bool = false, in caller: WalkFlow? = nil
  ) async -> WalkFlow {
    let flow = WalkFlow(presentation, first: PlainScreen(name), replacesStack: replacingStack)
    flow.start(in: caller, or: root)
    await driver.settle()
    return flow
  }

  /// Shows screens of these names on a flow's stack.
  func show(_ names: String..., by flow: WalkFlow) async {
    for name in names { flow.context.show(PlainScreen(name)) }
    await driver.settle()
  }
}
