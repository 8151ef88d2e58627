/// How a modal screen covers what is below it: a name that a toolkit knows.
///
/// A toolkit adds its own as static members, with whatever it needs to know as `options`.
public struct ModalStyle: Sendable {
  /// What the style is called.
  public let name: String
  /// Whether the person can pull the screen down, or tap beside it, to dismiss it.
  public let isDismissible: Bool
  /// What only the toolkit understands, such as the heights of a sheet.
  public let options: (any Hashable & Sendable)?

  /// A style of a toolkit.
  public init(_ name: String, isDismissible: Bool, options: (any Hashable & Sendable)? = nil) {
    self.name = name
    self.isDismissible = isDismissible
    self.options = options
  }

  /// Covers everything; the person leaves by a button of the screen.
  public static let fullScreen = ModalStyle("fullScreen", isDismissible: false)
  /// Covers most; the person may also pull it down.
  public static let sheet = ModalStyle("sheet", isDismissible: true)
  /// A question; the person leaves by one of its answers.
  public static let alert = ModalStyle("alert", isDismissible: false)
}

// MARK: - Equatable

extension ModalStyle: Equatable {
  /// Whether name and options are the same.
  public static func == (one: ModalStyle, other: ModalStyle) -> Bool {
    one.name == other.name && one.isDismissible == other.isDismissible
      && one.options.map { AnyHashable($0) } == other.options.map { AnyHashable($0) }
  }
}
