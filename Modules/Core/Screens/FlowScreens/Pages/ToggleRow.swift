public import FlowKit

/// A switch between on and off.
@MainActor
public struct ToggleRow {
  package let label: LocalizedText
  package let isOn: Bool
  package let isEnabled: Bool
  package let onChange: @MainActor (Bool) -> Void

  /// Creates a switch.
  /// - Parameters:
  ///   - label: The label beside it.
  ///   - isOn: Whether it is on.
  ///   - isEnabled: Whether the person can change it.
  ///   - onChange: Receives the new state.
  public init(
    _ label: LocalizedText, isOn: Bool, isEnabled: Bool = true, onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.label = label
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.onChange = onChange
  }
}
