import FlowHeadless
import FlowKit
import FlowScreens

/// An app with one screen, to play journeys on.
@MainActor
final class PageApp: JourneyHost {
  let screen = HeadlessViewController()
  let window: HeadlessWindow
  private let person: HeadlessDriver
  var driver: (any PersonDriver)? { person }
  let lastResult: String? = nil
  let secrets = ["ada": "4711"]

  init(language: Language = .developers) {
    window = HeadlessWindow(rootViewController: HeadlessNavigationController(root: screen), language: language)
    person = HeadlessDriver(window: window) {}
  }

  convenience init(_ title: LocalizedText, @RowBuilder rows: () -> [Row]) {
    self.init()
    screen.show(title, rows: rows)
  }

  var rendered: String { ScreenRenderer().render(window.snapshot) }

  func open(_ link: String) async throws(JourneyError) {}
  func advanceClock(by duration: Duration) async {}
  func relaunch() async {}
  func kill() async {}
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {}
}
