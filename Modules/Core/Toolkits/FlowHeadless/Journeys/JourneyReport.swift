/// The result of playing a journey.
public struct JourneyReport: Equatable, Sendable {
  /// A failed step, which ended the journey.
  public struct Failure: Equatable, Sendable {
    /// The line of the step, from 1.
    public let line: Int
    public let step: JourneyStep
    public let reason: StepFailure
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
  public var description: String { "Line \(line): \(step)\n  \(reason)\n\(screen.indented)" }
}
