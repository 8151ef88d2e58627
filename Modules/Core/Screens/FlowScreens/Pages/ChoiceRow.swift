public import FlowKit
import FlowValues

/// One of several options, chosen from a menu.
@MainActor
public struct ChoiceRow {
  package let label: LocalizedText
  /// The title of the chosen option, if any.
  package let selected: LocalizedText?
  package let options: [LocalizedText]
  package let error: LocalizedText?
  package let isEnabled: Bool
  /// Whether a toolkit sorts the options as the person's language does.
  package let isSorted: Bool
  /// Receives the index of the chosen option in ``options``.
  package let onChoose: @MainActor (Int) -> Void

  /// Creates a choice among titles.
  /// - Parameters:
  ///   - label: The label above the choice.
  ///   - selected: The title of the chosen option, if any.
  ///   - titles: The titles of the options.
  ///   - error: The error message.
  ///   - isEnabled: Whether the person can change it.
  ///   - isSorted: Whether the options are shown in the order in which the person's language sorts them.
  ///   - onChoose: Receives the position of the chosen option among the titles.
  public init(
    _ label: LocalizedText, _ selected: LocalizedText?, titles: [LocalizedText], error: LocalizedText? = nil,
    isEnabled: Bool = true, isSorted: Bool = false,
    onChoose: @escaping @MainActor (Int) -> Void
  ) {
    self.label = label
    self.selected = selected
    options = titles
    self.error = error
    self.isEnabled = isEnabled
    self.isSorted = isSorted
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

extension ChoiceRow {
  /// Returns the row with its options in the order in which they are shown in a language.
  package func sorted(in language: Language) -> ChoiceRow {
    guard isSorted else { return self }
    let positions = positions(in: language)
    return ChoiceRow(label, selected, titles: positions.map { options[$0] }, error: error, isEnabled: isEnabled) {
      onChoose(positions[$0])
    }
  }

  /// The positions of the options in the order in which they are shown in a language.
  fileprivate func positions(in language: Language) -> [Int] {
    isSorted ? language.sortedPositions(of: options.map(language.resolve)) : Array(options.indices)
  }
}

extension Page {
  /// Returns the positions of a choice's options in the order in which they are shown in a language; its label is as journeys
  /// have it.
  package func positionsOfOptions(for label: String, in language: Language) -> [Int] {
    rows.lazy.compactMap { $0.choice(label) }.first?.positions(in: language) ?? []
  }
}

extension Row {
  fileprivate func choice(_ label: String) -> ChoiceRow? {
    switch self {
    case .choice(let row): row.label.developerForm == label ? row : nil
    case .section(let section): section.rows.lazy.compactMap { $0.choice(label) }.first
    case .text, .field, .date, .toggle, .button, .item, .progress, .image, .empty, .list, .custom: nil
    }
  }
}
