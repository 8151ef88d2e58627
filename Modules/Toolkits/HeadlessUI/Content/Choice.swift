/// One of several options, which the person chooses.
@MainActor
public struct Choice {
  let field: Field

  /// A choice among texts.
  /// - Parameters:
  ///   - label: What the person reads beside it.
  ///   - value: What is in it; nil if nothing was chosen.
  ///   - options: What there is to choose from.
  ///   - error: What is wrong with the choice, as a sentence.
  ///   - isEnabled: Whether the person may change it.
  ///   - onChoose: The person has chosen this option.
  public init(
    _ label: String, _ value: String?, options: [String], error: String? = nil, isEnabled: Bool = true,
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    let state = FieldState(
      label: label, value: value ?? "", error: error, isEnabled: isEnabled, options: options)
    field = Field(state, onEnter: onChoose)
  }

  /// A choice among values, which the person knows by their titles.
  /// - Parameters:
  ///   - label: What the person reads beside it.
  ///   - value: What is in it; nil if nothing was chosen.
  ///   - options: What there is to choose from.
  ///   - title: The title of an option.
  ///   - error: What is wrong with the choice, as a sentence.
  ///   - isEnabled: Whether the person may change it.
  ///   - onChoose: The person has chosen this option.
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
