import FlowHeadless
import FlowKit

/// A window with two tabs at its bottom, `Feed` and `Mail`, with a flow on each of their stacks.
@MainActor
final class TabsDesk {
  let navigation = HeadlessNavigationController()
  let window: HeadlessWindow
  let recorder = ScreenNameRecorder()
  let root: FlowController
  let driver: HeadlessDriver
  let factory: HeadlessPresenterFactory
  private(set) var tabs: FlowTabs?
  let flow: WalkFlow
  private(set) var feed: WalkFlow
  private(set) var mail: WalkFlow

  init() async {
    window = HeadlessWindow(rootViewController: navigation)
    let root = FlowController(observer: recorder)
    self.root = root
    driver = HeadlessDriver(window: window) { await root.idle() }
    factory = HeadlessPresenterFactory(window: window)
    flow = WalkFlow(.push(onto: navigation, using: factory), first: nil)
    flow.start(in: nil, or: root)
    let tabs = flow.context.showTabs(["Feed", "Mail"], animated: false)
    self.tabs = tabs
    feed = WalkFlow(tabs.stacks[0], first: PlainScreen("Posts"))
    mail = WalkFlow(tabs.stacks[1], first: PlainScreen("Inbox"))
    feed.start(in: flow, or: root)
    mail.start(in: flow, or: root)
    await driver.settle()
    recorder.forget()
  }

  var stack: String { window.stack.description }

  /// Shows screens of these names on a flow's stack.
  func show(_ names: String..., by flow: WalkFlow) async {
    for name in names { flow.context.show(PlainScreen(name)) }
    await driver.settle()
  }
}
