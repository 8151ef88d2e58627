import FlowHeadless
import FlowKit
import FlowScreens

/// A small app to play journeys on: a home screen, from which one writes a note on a sheet.
@MainActor
final class NotesApp: JourneyHost {
  static let phrases = ["server refuses with …", "server recovers"]

  private(set) var person: HeadlessDriver?
  var driver: (any PersonDriver)? { person }
  private(set) var lastResult: String?
  private(set) var log: [String] = []
  private var stored = ""

  init() {
    launch()
  }

  func open(_ link: String) async throws(JourneyError) {
    guard link.hasPrefix("notes://") else { throw JourneyError("No app opens \(link).") }
    log.append("opened \(link)" + (person?.window.isInTransition == true ? " during a transition" : ""))
  }

  func advanceClock(by duration: Duration) async {
    log.append("clock \(duration.components.seconds) s")
  }

  func relaunch() async {
    log.append(person == nil ? "launched" : "left, launched")
    launch()
  }

  func kill() async {
    log.append("killed")
    person = nil
  }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    guard phrase == Self.phrases[0] else { throw JourneyError("The server is well.") }
    log.append("server: \(texts[0])")
  }

  private func launch() {
    let home = PlainScreen("Home")
    let navigation = HeadlessNavigationController(root: home)
    let window = HeadlessWindow(rootViewController: navigation)
    home.show("Notes") {
      if stored.isEmpty { "Nothing written yet." } else { LocalizedText(verbatim: stored) }
      ButtonRow("Write") { [weak self] in self?.write(in: window, over: home) }
      ButtonRow("Forget", role: .destructive, isEnabled: !stored.isEmpty) {}
      ButtonRow("Break a rule") { window.pop(to: HeadlessViewController(), in: navigation) }
      ButtonRow("Be caught") { [weak self] in self?.catchPerson(in: window, over: home) }
    }
    person = HeadlessDriver(window: window) {}
  }

  private func write(in window: HeadlessWindow, over home: HeadlessViewController) {
    let form = FormScreen { [weak self] in
      window.dismiss(home)
      self?.lastResult = "written"
    }
    let navigation = HeadlessNavigationController(root: form)
    navigation.hasCloseButton = true
    window.present(navigation, over: home, as: .sheet)
    stored = "A draft."
  }

  private func catchPerson(in window: HeadlessWindow, over home: HeadlessViewController) {
    window.present(
      HeadlessAlertController(title: "Caught", answers: [ButtonRow("Out", isEnabled: false) {}]), over: home)
  }
}

extension JourneyHost {
  /// Plays this script, which has to be well written.
  func play(_ script: String, renderer: ScreenRenderer = ScreenRenderer()) async throws -> JourneyReport {
    let journey = try JourneyParser(appPhrases: NotesApp.phrases).journey(named: "test", from: Array(script.utf8))
    return await JourneyPlayer(host: self, renderer: renderer).play(journey)
  }
}
