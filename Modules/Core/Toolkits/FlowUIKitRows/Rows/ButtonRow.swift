/// A button.
@MainActor
public struct ButtonRow {
  let title: String
  let isMain: Bool
  let isEnabled: Bool
  let onTap: @MainActor () -> Void

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
