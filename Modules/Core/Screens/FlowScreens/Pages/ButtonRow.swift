/// A button.
@MainActor
public struct ButtonRow {
  package let title: String
  package let isMain: Bool
  package let isEnabled: Bool
  package let onTap: @MainActor () -> Void

  /// Creates a button.
  /// - Parameters:
  ///   - title: The title.
  ///   - isMain: Whether it is the main button, which is drawn in the tint color.
  ///   - isEnabled: Whether it can be tapped.
  ///   - onTap: Called at each tap.
  public init(
    _ title: String, isMain: Bool = false, isEnabled: Bool = true, onTap: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isMain = isMain
    self.isEnabled = isEnabled
    self.onTap = onTap
  }
}
