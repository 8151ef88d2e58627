/// What came of playing a journey.
public struct JourneyReport: Equatable, Sendable {
  /// The step that a journey ended at before its time.
  public struct Failure: Equatable, Sendable {
    /// The step's line, counted from 1.
    public let line: Int
    /// The step.
    public let step: JourneyStep
    /// What went wrong.
    public let trouble: JourneyTrouble
    /// What was on the screen, as text.
    public let screen: String
  }

  /// What the journey is about.
  public let title: String
  /// How many steps went well.
  public let steps: Int
  /// The step that did not, and ended the journey.
  public let failure: Failure?
  /// Each line as it was played, and the screen whenever it changed.
  public let transcript: String
}

// MARK: - CustomStringConvertible

extension JourneyReport.Failure: CustomStringConvertible {
  /// The failure for the journey's author: where, what was asked for, what is there, and the screen.
  public var description: String { "Line \(line): \(step)\n  \(trouble)\n\(screen.indented)" }
}
