import FlowHeadless
import FlowKit

/// A small app with two tabs: posts to read, and mail to write.
@MainActor
final class TabsApp: JourneyHost {
  let person: HeadlessDriver?
  var driver: (any PersonDriver)? { person }
  private(set) var lastResult: String?
  private let root: FlowController

  init() {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let root = FlowController(observer: nil)
    self.root = root
    person = HeadlessDriver(window: window) { await root.idle() }
    let presentation = FlowPresentation.push(onto: navigation, using: HeadlessPresenterFactory(window: window))
    root.start(TabsFlow(presentation) { [weak self] in self?.lastResult = $0 })
  }

  func open(_ link: String) async throws(JourneyError) { throw JourneyError("No app opens \(link).") }
  func advanceClock(by duration: Duration) async {}
  func relaunch() async {}
  func kill() async {}
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) { throw JourneyError("Unknown.") }
}

/// Shows the tabs, and starts a flow on the stack of each.
private final class TabsFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>
  private let onLetter: @MainActor (String) -> Void

  init(_ presentation: FlowPresentation, onLetter: @escaping @MainActor (String) -> Void) {
    self.onLetter = onLetter
    context = FlowContext(presentation)
  }

  func didStart() {
    let tabs = context.showTabs(["Feed", "Mail"], animated: false)
    let mail = WalkFlow(tabs.stacks[1], first: nil)
    context.start(mail, onFinished: { _, _ in })
    mail.context.show(ButtonScreen("Inbox", buttons: [("Write", { [weak self] in self?.write(in: mail) })]))
    let feed = WalkFlow(tabs.stacks[0], first: nil)
    context.start(feed, onFinished: { _, _ in })
    feed.context.show(ButtonScreen("Posts", buttons: [("Read", { feed.context.show(PlainScreen("Post")) })]))
  }

  private func write(in mail: WalkFlow) {
    mail.context.start(LetterFlow(mail.context.pushing)) { [weak self] result, dismisser in
      dismisser.dismiss()
      switch result {
      case .completed(let letter): self?.onLetter(letter)
      case .cancelled: self?.onLetter("no letter")
      }
    }
  }
}
