public import FlowKit

/// One of several options, chosen from a menu.
@MainActor
public struct ChoiceRow {
  package let label: LocalizedText
  /// The title of the chosen option, if any.
  package let selected: LocalizedText?
  package let options: [LocalizedText]
  package let error: LocalizedText?
  package let isEnabled: Bool
  /// Receives the index of the chosen option in ``options``.
  package let onChoose: @MainActor (Int) -> Void

  /// Creates a choice among titles.
  /// - Parameters:
  ///   - label: The label above the choice.
  ///   - selected: The title of the chosen option, if any.
  ///   - titles: The titles of the options.
  ///   - error: The error message.
  ///   - isEnabled: Whether the person can change it.
  ///   - onChoose: Receives the position of the chosen option.
  public init(
    _ label: LocalizedText, _ selected: LocalizedText?, titles: [LocalizedText], error: LocalizedText? = nil,
    isEnabled: Bool = true,
    onChoose: @escaping @MainActor (Int) -> Void
  ) {
    self.label = label
    self.selected = selected
    options = titles
    self.error = error
    self.isEnabled = isEnabled
    self.onChoose = onChoose
  }

  /// Creates a choice among values with titles.
  /// - Parameters:
  ///   - label: The label above the choice.
  ///   - selected: The chosen option, if any.
  ///   - options: The options.
  ///   - title: The title of an option.
  ///   - error: The error message.
  ///   - isEnabled: Whether the person can change it.
  ///   - onChoose: Receives the chosen option.
  public init<Option>(
    _ label: LocalizedText, _ selected: Option?, options: [Option], title: (Option) -> LocalizedText,
    error: LocalizedText? = nil,
    isEnabled: Bool = true, onChoose: @escaping @MainActor (Option) -> Void
  ) {
    self.init(
      label, selected.map(title), titles: options.map(title), error: error, isEnabled: isEnabled
    ) { onChoose(options[$0]) }
  }
}
