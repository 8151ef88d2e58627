import FlowHeadless

/// Completes lines from the content of the screen.
struct LineCompleter {
  var screen: ScreenSnapshot?
  var choice: PendingChoice?
  /// The phrases of journeys, with `…` for a text.
  var phrases: [String] = []

  /// Returns the possible lines that begin with a text.
  func completions(of typed: String) -> [String] {
    var seen: Set<String> = []
    return candidates(typed).filter { line in
      line.count > typed.count && line.lowercased().hasPrefix(typed.lowercased())
        && seen.insert(line.last == " " ? String(line.dropLast()) : line).inserted
    }
  }

  private func candidates(_ typed: String) -> [String] {
    if let choice { return choice.list.options }
    let controls = screen?.controls ?? []
    let fields = controls.compactMap { if case .field(let field) = $0, field.isEnabled { field } else { nil } }
    let labels = controls.compactMap { control -> String? in
      switch control {
      case .action(let action): action.isEnabled ? action.label : nil
      case .field(let field): field.isEnabled ? field.label + " " : nil
      case .line: nil
      }
    }
    let chosen = controls.enumerated().flatMap { place, control -> [String] in
      guard case .field(let field) = control, let options = field.options else { return [] }
      return OptionList(options).options.flatMap { ["\(field.label) \($0)", "\(place + 1) \($0)"] }
    }
    // Options are offered only after their field or verb, since there may be many.
    let isNamed = typed.contains(" ")
    return labels + (isNamed ? chosen : []) + (screen?.actions ?? []).map { "tap \($0.label.quoted)" }
      + fields.flatMap { field in
        if field.kind == .toggle { return ["turn on \(field.label.quoted)", "turn off \(field.label.quoted)"] }
        guard let options = field.options else { return ["fill \(field.label.quoted) with "] }
        return isNamed ? options.map { "choose \($0.quoted) for \(field.label.quoted)" } : []
      } + ["help", "look", "quit"] + phrases.map { $0.contains("…") ? String($0.prefix { $0 != "…" }) : $0 }
  }
}
