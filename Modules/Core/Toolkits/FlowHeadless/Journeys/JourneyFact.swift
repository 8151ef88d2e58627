import FlowCommandLine

/// A fact that a journey can expect.
public enum JourneyFact: Equatable, Sendable {
  /// The visible screen has this name.
  case screen(String)
  /// The visible screen has this title.
  case title(String)
  /// A text on the screen contains this one.
  case text(String)
  /// There is a field with this label.
  case field(String)
  /// The field has this value.
  case value(String, of: String)
  /// There is an error, with this sentence and for this field if they are given.
  case error(String?, at: String?)
  /// There is a button with this label.
  case action(String)
  /// There is a button with this label, and it is enabled or disabled.
  case actionIsEnabled(String, Bool)
  /// The field has this option.
  case option(String, of: String)
  /// An item, a progress or another row with this title shows this text beside it.
  case row(String, shows: String)
  /// There is a tab with this title.
  case tab(String)
  case tabIsSelected(String)
  /// The screens from the root to the top, such as `Home > Details / Sheet`.
  case stack(String)
  /// The last flow has this result, or any if nil.
  case result(String?)
  case busy
}

// MARK: - CustomStringConvertible

extension JourneyFact: CustomStringConvertible {
  /// The fact in the notation of journeys.
  public var description: String {
    switch self {
    case .screen(let name): "screen \(name.quoted)"
    case .title(let title): "title \(title.quoted)"
    case .text(let text): "text \(text.quoted)"
    case .field(let label): "field \(label.quoted)"
    case .value(let value, let label): "field \(label.quoted) is \(value.quoted)"
    case .error(let sentence, let label):
      "error" + (sentence.map { " \($0.quoted)" } ?? "") + (label.map { " for \($0.quoted)" } ?? "")
    case .action(let label): "action \(label.quoted)"
    case .actionIsEnabled(let label, let isEnabled):
      "action \(label.quoted) is \(isEnabled ? "enabled" : "disabled")"
    case .option(let option, let label): "option \(option.quoted) for \(label.quoted)"
    case .row(let title, let text): "row \(title.quoted) shows \(text.quoted)"
    case .tab(let title): "tab \(title.quoted)"
    case .tabIsSelected(let title): "tab \(title.quoted) is selected"
    case .stack(let stack): "stack \(stack.quoted)"
    case .result(let result): "result" + (result.map { " \($0.quoted)" } ?? "")
    case .busy: "busy"
    }
  }
}

extension JourneyFact {
  func holds(on screen: ScreenSnapshot?, lastResult: String?) -> Bool {
    if case .result(let result) = self { return lastResult != nil && (result == nil || result == lastResult) }
    guard let screen else { return self == .stack("") }
    return switch self {
    case .screen(let name): screen.name == name
    case .title(let title): screen.title == title
    case .text(let text): screen.texts.contains { $0.mayContain(text) && $0.contains(text) }
    case .field(let label): screen.field(label) != nil
    case .value(let value, let label): screen.field(label)?.value == value
    case .error(let sentence, let label):
      screen.fields.contains {
        $0.error != nil && (sentence == nil || $0.error == sentence) && (label == nil || $0.label == label)
      }
    case .action(let label): screen.action(label) != nil
    case .actionIsEnabled(let label, let isEnabled): screen.action(label)?.isEnabled == isEnabled
    case .option(let option, let label): screen.field(label)?.options?.contains(option) == true
    case .row(let title, let text): screen.rows.contains { $0.title == title && $0.details.texts.contains(text) }
    case .tab(let title): screen.tabs.contains { $0.title == title }
    case .tabIsSelected(let title): screen.tabs.contains { $0.title == title && $0.isSelected }
    case .stack(let stack): screen.stack.description == stack
    case .result: false
    case .busy: screen.isBusy
    }
  }

  /// Returns the actual state, as a sentence.
  func finding(on screen: ScreenSnapshot?, lastResult: String?) -> String {
    if case .result = self { return lastResult.map { "the result is \($0.quoted)" } ?? "there is no result" }
    guard let screen else { return "there is no screen" }
    return switch self {
    case .screen: "the screen is \(screen.name.quoted)"
    case .title: "the title is \(screen.title.quoted)"
    case .text(let text): "no text on the screen contains \(text.quoted)"
    case .field(let label): screen.missingField(label)
    case .value(_, let label):
      screen.field(label).map { "it is \($0.value.quoted)" } ?? screen.missingField(label)
    case .error(_, let label?):
      screen.field(label).map { $0.error.map { "its error is \($0.quoted)" } ?? "it has no error" }
        ?? screen.missingField(label)
    case .error(_, nil):
      screen.fields.compactMap(\.error).first.map { "the first error is \($0.quoted)" }
        ?? "no field has an error"
    case .action(let label): screen.missingAction(label)
    case .actionIsEnabled(let label, _):
      screen.action(label).map { "it is \($0.isEnabled ? "enabled" : "disabled")" }
        ?? screen.missingAction(label)
    case .option(let option, let label):
      screen.field(label).map { field in
        "it has no such option" + suggestion(option.nearest(in: field.options ?? []))
      } ?? screen.missingField(label)
    case .row(let title, _):
      screen.rows.first { $0.title == title }.map { row in
        row.details.texts.isEmpty
          ? "it shows nothing else" : "it shows \(row.details.texts.map(\.quoted).joined(separator: ", "))"
      } ?? "there is no such row" + suggestion(title.nearest(in: screen.rows.map(\.title)))
    case .tab(let title): screen.missingTab(title)
    case .tabIsSelected(let title):
      screen.tabs.contains { $0.title == title } ? "it is not selected" : screen.missingTab(title)
    case .stack: "the stack is \(screen.stack.description.quoted)"
    case .result: ""
    case .busy: "the screen is not busy"
    }
  }
}

private func suggestion(_ nearest: String?) -> String {
  nearest.map { "; the nearest is \($0.quoted)" } ?? ""
}

extension String {
  /// Whether the bytes of a text occur in this one, or it is not ASCII, so that equal characters may have other bytes.
  ///
  /// Most texts of a screen are not the one that is looked for, and comparing characters takes twenty times as long.
  fileprivate func mayContain(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension ScreenSnapshot {
  fileprivate var texts: [String] {
    [title]
      + elements.flatMap { element in
        switch element {
        case .line(let line): [line.text]
        case .field(let field): [field.label, field.value, field.error ?? ""]
        case .action(let action): [action.label] + action.details.texts
        }
      }
  }

  /// The titles and the details of items and of other rows, from top to bottom.
  fileprivate var rows: [(title: String, details: RowDetails)] {
    elements.compactMap { element in
      switch element {
      case .line(let line): (line.label, line.details)
      case .action(let action): (action.label, action.details)
      case .field: nil
      }
    }
  }

  fileprivate func field(_ label: String) -> FieldState? { fields.first { $0.label == label } }

  fileprivate func action(_ label: String) -> ActionState? { actions.first { $0.label == label } }

  fileprivate func missingField(_ label: String) -> String {
    "there is no such field" + suggestion(label.nearest(in: fields.map(\.label)))
  }

  fileprivate func missingTab(_ title: String) -> String {
    "there is no such tab" + suggestion(title.nearest(in: tabs.map(\.title)))
  }

  fileprivate func missingAction(_ label: String) -> String {
    "there is no such action" + suggestion(label.nearest(in: actions.map(\.label)))
  }
}
