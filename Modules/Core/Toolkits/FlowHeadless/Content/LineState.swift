public import FlowScreens

/// The appearance of a part that is only read.
public struct LineState: Equatable, Sendable {
  /// The kinds of parts.
  public enum Kind: Equatable, Sendable {
    case text(TextRow.Style)
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    case empty
    /// The message of a text in place of missing content.
    case emptyMessage
    /// An item of a list, which cannot be tapped.
    case item
    /// A progress with the completed part, from 0 to 1, if it is known.
    case progress(Double?)
    /// An image with its name.
    case image(String)
    /// A row with a view of the app's own, and its name.
    case custom(String)
    /// The positions of the visible items of a long list.
    case position
  }

  /// The text; of a row with details, its title.
  public let label: String
  /// The texts and the image beside the title.
  public let details: RowDetails
  public let kind: Kind

  public init(_ label: String, details: RowDetails = RowDetails(), kind: Kind = .text(.body)) {
    self.label = label
    self.details = details
    self.kind = kind
  }

  /// Whether it says what went wrong.
  package var isProblem: Bool { kind == .text(.error) }

  /// Whether it reports a change, which a launch need not repeat.
  package var isNotice: Bool { kind == .text(.notice) }

  /// The whole text in one line.
  public var text: String {
    if case .item = kind { return ([label] + details.texts).joined(separator: ", ") }
    return details.value.map { "\(label): \($0)" } ?? label
  }
}

extension LineState: ExpressibleByStringLiteral {
  /// Creates the appearance of a text in the style of a body.
  public init(stringLiteral text: String) { self.init(text) }
}

/// The texts and the image that a row shows beside its title.
public struct RowDetails: Equatable, Sendable {
  /// The text below the title.
  public let subtitle: String?
  /// The text at the other end of the row.
  public let value: String?
  /// A short mark.
  public let badge: String?
  /// The name of the image before the title.
  public let image: String?

  public init(subtitle: String? = nil, value: String? = nil, badge: String? = nil, image: String? = nil) {
    self.subtitle = subtitle
    self.value = value
    self.badge = badge
    self.image = image
  }

  /// The texts, in the order in which they are read.
  public var texts: [String] { [subtitle, value, badge].compactMap(\.self) }
}
