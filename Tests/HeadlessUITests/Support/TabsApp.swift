import FlowKit
import HeadlessUI

/// A small app with two tabs: posts to read, and mail.
@MainActor
final class TabsApp: JourneyHost {
  let driver: HeadlessDriver?
  let lastResult: String? = nil
  private let root: FlowController

  init() {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let root = FlowController()
    self.root = root
    driver = HeadlessDriver(window: window) { await root.idle() }
    root.start(TabsFlow(.push(onto: navigation, using: HeadlessPresenterFactory(window: window))))
  }

  func open(_ link: String) async throws(JourneyRefusal) { throw JourneyRefusal("No app opens \(link).") }
  func advanceClock(by duration: Duration) async {}
  func relaunch() async {}
  func kill() async {}
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) { throw JourneyRefusal("Unknown.") }
}

/// Shows the tabs, and starts a flow on the stack of each.
private final class TabsFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() {
    let tabs = context.showTabs(["Feed", "Mail"], animated: false)
    context.start(WalkFlow(tabs.stacks[1], first: PlainScreen("Inbox")), onFinished: { _, _ in })
    let feed = WalkFlow(tabs.stacks[0], first: nil)
    context.start(feed, onFinished: { _, _ in })
    feed.context.show(PostsScreen { feed.context.show(PlainScreen("Post")) })
  }
}

private final class PostsScreen: HeadlessViewController {
  private let onRead: @MainActor () -> Void

  init(onRead: @escaping @MainActor () -> Void) {
    self.onRead = onRead
  }

  override func viewDidLoad() {
    show("Posts") { Action("Read", onTap: onRead) }
  }
}
