/// The result of playing a journey.
public struct JourneyReport: Equatable, Sendable {
  /// A failed step, which ended the journey.
  public struct Failure: Equatable, Sendable {
    /// The line of the step, from 1; for a step of a required journey, its `after` line.
    public let line: Int
    /// The place of the step of a required journey; nil for the journey's own steps.
    public let origin: Journey.Line.Origin?
    public let step: JourneyStep
    public let reason: StepError
    /// The screen at that moment, as text.
    public let screen: String
  }

  public let title: String
  /// The number of successful steps.
  public let steps: Int
  public let failure: Failure?
  /// The played lines, and each changed screen.
  public let transcript: String
}

// MARK: - CustomStringConvertible

extension JourneyReport.Failure: CustomStringConvertible {
  /// The failure for the journey's author: the line, the step, the reason, and the screen.
  public var description: String {
    let required = origin.map { ", which is line \($0.line) of \($0.journey.printable)" } ?? ""
    return "Line \(line)\(required): \(step)\n  \(reason)\n\(screen.indented)"
  }
}

struct JourneyTranscript {
  private(set) var text: String
  private let renderer: ScreenRenderer
  private var drawn: ScreenSnapshot?
  private var hasDrawn = false

  init(title: String, renderer: ScreenRenderer) {
    let title = title.printable
    text = "\(title)\n\(String(repeating: "-", count: title.count))\n"
    self.renderer = renderer
  }

  mutating func add(comment: String) {
    text += "\n# \(comment.printable)\n"
  }

  mutating func add(_ step: JourneyStep) {
    if case .expect = step { text += "ok  \(step)\n" } else { text += "\n>   \(step)\n" }
  }

  mutating func add(_ failure: JourneyReport.Failure) {
    text += "\nFAILED  \(failure)"
  }

  /// Draws the screen if it has changed.
  mutating func draw(_ screen: ScreenSnapshot?) {
    guard !hasDrawn || screen != drawn else { return }
    hasDrawn = true
    drawn = screen
    text += renderer.render(screen).indented
  }
}

/// The reasons why a step of a journey fails.
public enum StepError: Error, Equatable {
  case notRunning
  case refusedAction(ActionError)
  case refusedByApp(JourneyError)
  /// An expectation does not hold; the text describes the actual state.
  case expectationFailed(String)
  /// The step made calls that UIKit refuses, with a sentence for each.
  case violated([String])
  /// The step names another journey, which was not inserted.
  case prerequisiteNotInserted
  /// The step led to a screen without a way out.
  case deadEnd(String)
}

// MARK: - CustomStringConvertible

extension StepError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notRunning: "The app is not running; relaunch starts it."
    case .refusedAction(let refusal): refusal.description
    case .refusedByApp(let refusal): refusal.sentence
    case .expectationFailed(let finding): "Not met: \(finding)."
    case .violated(let violations): (violations + Self.advice(on: violations)).joined(separator: "\n  ")
    case .prerequisiteNotInserted: "Only a journey in a file can require another one."
    case .deadEnd(let name): "The screen \(name.quoted) can be neither used nor left."
    }
  }

  /// Names the command that adds missing translations.
  private static func advice(on violations: [String]) -> [String] {
    let language = violations.lazy.compactMap { $0.firstMatch(of: /has no translation in the language "(.+)"\.$/)?.1 }
    return language.first.map { ["`swift package texts --language \($0)` lists all that are missing."] } ?? []
  }
}
