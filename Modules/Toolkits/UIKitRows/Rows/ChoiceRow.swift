/// One of several options, chosen from a menu.
@MainActor
public struct ChoiceRow {
  let label: String
  /// The title of the chosen option; nil before the person has chosen.
  let selected: String?
  let options: [String]
  let error: String?
  let isEnabled: Bool
  /// Receives the position of the option among ``options``.
  let onChoose: @MainActor (Int) -> Void

  /// A choice among values, which the person knows by their titles.
  /// - Parameters:
  ///   - label: What the person reads above it.
  ///   - selected: The option that is chosen; nil before the person has chosen.
  ///   - options: What there is to choose from.
  ///   - title: The title of an option.
  ///   - error: What is wrong with the choice, as a sentence.
  ///   - isEnabled: Whether the person may change it.
  ///   - onChoose: Receives the option that the person chooses.
  public init<Option>(
    _ label: String, _ selected: Option?, options: [Option], title: (Option) -> String, error: String? = nil,
    isEnabled: Bool = true, onChoose: @escaping @MainActor (Option) -> Void
  ) {
    self.label = label
    self.selected = selected.map(title)
    self.options = options.map(title)
    self.error = error
    self.isEnabled = isEnabled
    self.onChoose = { onChoose(options[$0]) }
  }
}
