/// A button.
@MainActor
public struct ButtonRow {
  let title: String
  let isMain: Bool
  let isEnabled: Bool
  let onTap: @MainActor () -> Void

  /// A button.
  /// - Parameters:
  ///   - title: What it says.
  ///   - isMain: Whether it is what most people tap here; it is drawn in the tint colour.
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
