public import FlowKit

public struct BusinessReviewContent: Equatable, Sendable {
  public struct Section: Equatable, Sendable {
    public let part: BusinessPart
    /// The values of the part, in order.
    public let lines: [Line]
  }

  /// A label and a value.
  public struct Line: Equatable, Sendable {
    public let label: LocalizedText
    /// The value as the person reads it.
    public let value: LocalizedText
  }

  /// The parts, in order.
  public let sections: [Section]
  /// The reason why the business could not be saved, and what to do.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether the business is being saved: nothing can be tapped, and the screen cannot
  /// be pulled down.
  public let isBusy: Bool
}
