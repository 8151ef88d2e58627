/// What the review of a business shows.
public struct BusinessReviewContent: Equatable, Sendable {
  /// One part of the business, which can be changed.
  public struct Section: Equatable, Sendable {
    /// Which part it is.
    public let part: BusinessPart
    /// All that will be stored of it, in order.
    public let lines: [Line]

    /// A content, for a preview or a test of its view.
    public init(part: BusinessPart, lines: [Line]) {
      self.part = part
      self.lines = lines
    }
  }

  /// One thing that will be stored.
  public struct Line: Equatable, Sendable {
    /// What it is.
    public let label: String
    /// The value as it will be stored, in words.
    public let value: String

    /// A content, for a preview or a test of its view.
    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// The parts, in order.
  public let sections: [Section]
  /// Why the business could not be saved, and what to do.
  public let problem: String?
  /// Whether the business is being saved: nothing can be tapped, and the screen cannot be pulled down.
  public let isBusy: Bool

  /// A content, for a preview or a test of its view.
  public init(sections: [Section], problem: String? = nil, isBusy: Bool = false) {
    self.sections = sections
    self.problem = problem
    self.isBusy = isBusy
  }
}
