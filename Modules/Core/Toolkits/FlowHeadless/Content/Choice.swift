/// A field in which the person chooses one of several options.
@MainActor
public struct Choice {
  let field: Field

  /// Creates a choice among texts.
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The chosen option; nil if there is none.
  ///   - options: The options.
  ///   - error: The error, as a sentence.
  ///   - isEnabled: Whether the person can change the choice.
  ///   - onChoose: Called with the option that the person has chosen.
  public init(
    _ label: String, _ value: String?, options: [String], error: String? = nil, isEnabled: Bool = true,
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    let state = FieldState(
      label: label, value: value ?? "", error: error, isEnabled: isEnabled, options: options)
    field = Field(state, onEnter: onChoose)
  }

  /// Creates a choice among values with titles.
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The chosen option; nil if there is none.
  ///   - options: The options.
  ///   - title: Returns the title of an option.
  ///   - error: The error, as a sentence.
  ///   - isEnabled: Whether the person can change the choice.
  ///   - onChoose: Called with the option that the person has chosen.
  public init<Option>(
    _ label: String, _ value: Option?, options: [Option], title: (Option) -> String, error: String? = nil,
    isEnabled: Bool = true, onChoose: @escaping @MainActor (Option) -> Void
  ) {
    let titles = options.map(title)
    self.init(label, value.map(title), options: titles, error: error, isEnabled: isEnabled) { chosen in
      if let index = titles.firstIndex(of: chosen) { onChoose(options[index]) }
    }
  }
}
