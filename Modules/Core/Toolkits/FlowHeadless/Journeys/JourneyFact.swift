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
