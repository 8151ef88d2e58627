import FlowHeadless
import FlowKit
import FlowScreens

@testable import FlowPictures

/// An app with a form that does not like an empty name, and thanks for any other one.
@MainActor
final class FormApp: JourneyHost {
  private(set) var driver: (any PersonDriver)?
  let lastResult: String? = nil
  private let flows = FlowController(observer: nil)

  init() {
    launch()
  }

  func open(_ link: String) async throws(JourneyError) { throw JourneyError("Nothing opens \(link).") }
  func advanceClock(by duration: Duration) async {}
  func relaunch() async { launch() }
  func kill() async { driver = nil }
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {}

  private func launch() {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    window.push(FormScreen(), onto: navigation, animated: false)
    driver = HeadlessDriver(window: window) {}
  }

  private var capture: ScreenCapture? { headlessWindow.flatMap { ScreenCapture($0, of: flows) } }

  /// The chapter of a journey whose script this is, after other journeys whose scripts are given by name.
  func chapter(_ script: String, after others: [String: String] = [:]) async throws -> Storyboard.Chapter {
    let parser = JourneyParser(appPhrases: ["nothing happens"])
    let journey = try parser.journey(named: "test", from: Array(script.utf8)).includingPrerequisites { name in
      try parser.journey(named: name, from: Array((others[name] ?? "").utf8))
    }
    let player = JourneyPlayer(host: self)
    var recorder = StoryboardRecorder(at: capture)
    for line in journey.lines {
      if case .step(let step) = line.content { try await player.play(step) }
      recorder.record(line, after: capture)
    }
    return recorder.chapter(named: "Form/test", title: journey.title)
  }
}

/// Asks for a name and a colour.
private final class FormScreen: HeadlessViewController {
  private var name = ""
  private var colour: String?
  private var error: LocalizedText?

  override var screenName: String { "Form" }

  override func viewDidLoad() { show() }

  private func show() {
    show("Who are you?") {
      "Two lines\nof <b>text</b>"
      FieldRow("Name", name, error: error) { [weak self] in
        self?.name = $0
        self?.error = nil
        self?.show()
      }
      ChoiceRow("Colour", colour, options: ["Red", "Blue"], title: { LocalizedText(verbatim: $0) }) { [weak self] in
        self?.colour = $0
        self?.show()
      }
      FieldRow("Number", "7", isEnabled: false) { _ in }
      ButtonRow("Nothing") {}
      ButtonRow("Delete", role: .destructive, isEnabled: false) {}
      ButtonRow("Continue") { [weak self] in self?.showNextScreen() }
    }
  }

  private func showNextScreen() {
    guard name.isEmpty else { return thank() }
    error = "A name is missing."
    show()
  }

  private func thank() {
    guard let navigationController, let window else { return }
    window.push(ThanksScreen(), onto: navigationController, animated: false)
  }
}

private final class ThanksScreen: HeadlessViewController {
  override var screenName: String { "Thanks" }

  override func viewDidLoad() {
    show("Thanks") { "Good bye." }
  }
}
