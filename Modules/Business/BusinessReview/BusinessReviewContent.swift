/// The content of the review of a business.
public struct BusinessReviewContent: Equatable, Sendable {
  /// One part of the business, which can be changed.
  public struct Section: Equatable, Sendable {
    /// The part.
    public let part: BusinessPart
    /// The values of the part, in order.
    public let lines: [Line]
  }

  /// A label and a value.
  public struct Line: Equatable, Sendable {
    /// The label.
    public let label: String
    /// The value as the person reads it.
    public let value: String
  }

  /// The parts, in order.
  public let sections: [Section]
  /// The reason why the business could not be saved, and what to do.
  public let problem: String?
  /// A Boolean value that indicates whether the business is being saved: nothing can be tapped, and the screen cannot
  /// be pulled down.
  public let isBusy: Bool
}
