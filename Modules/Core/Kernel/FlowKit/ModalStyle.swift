/// The style of a modal presentation, identified by a name that a toolkit knows.
///
/// A toolkit adds its own styles as static members, with its parameters as `options`.
public struct ModalStyle: Sendable {
  public let name: String
  /// A Boolean value that indicates whether the person can dismiss the screen by pulling it down or tapping outside.
  public let isDismissible: Bool
  /// Parameters for the toolkit, such as the heights of a sheet.
  public let options: (any Hashable & Sendable)?
  /// A Boolean value that indicates whether a view controller is an alert, which a toolkit has made with
  /// ``ViewControllerPresenterFactory/makeAlert(_:)``; no other style is one, whatever its name.
  public let isAlert: Bool

  /// Creates a style of a toolkit.
  public init(_ name: String, isDismissible: Bool, options: (any Hashable & Sendable)? = nil) {
    self.name = name
    self.isDismissible = isDismissible
    self.options = options
    isAlert = false
  }

  private init(alert name: String) {
    self.name = name
    isDismissible = false
    options = nil
    isAlert = true
  }

  /// Covers the whole screen; the person leaves by a button.
  public static let fullScreen = ModalStyle("fullScreen", isDismissible: false)
  /// Covers most of the screen; the person can also pull it down.
  public static let sheet = ModalStyle("sheet", isDismissible: true)
  /// An alert; the person leaves by one of its answers.
  ///
  /// Not public, since a flow asks, and cannot be an alert.
  package static let alert = ModalStyle(alert: "alert")
}

// MARK: - Equatable

extension ModalStyle: Equatable {
  /// Returns a Boolean value that indicates whether two styles are equal.
  public static func == (one: ModalStyle, other: ModalStyle) -> Bool {
    one.name == other.name && one.isDismissible == other.isDismissible && one.isAlert == other.isAlert
      && one.options.map { AnyHashable($0) } == other.options.map { AnyHashable($0) }
  }
}
