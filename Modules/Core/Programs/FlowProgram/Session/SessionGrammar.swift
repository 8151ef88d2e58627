import FlowCommandLine
import FlowHeadless

/// The grammar of a session: the lines of a journey, and shorter forms of them.
struct SessionGrammar {
  private static let ownWords: [(word: String, command: SessionCommand)] = [
    ("help", .help), ("?", .help), ("look", .look), ("quit", .quit), ("exit", .quit),
    // The symbols below a screen.
    ("<", .play(.action(.back))), ("x", .play(.action(.back))), ("close", .play(.action(.back))),
    ("v", .play(.action(.pullDown))),
  ]

  let parser: JourneyParser

  func command(in line: String, on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand {
    let line = line.trimmed
    if let own = Self.own(line) { return own }
    try Self.refuseVerb(line, on: screen)
    if let command = try numbered(line, on: screen) { return command }
    if let step = journeyStep(line) { return step }
    if let command = try named(line, on: screen) { return command }
    do throws(JourneySyntaxError) {
      return try parser.step(from: line).map { .play($0) } ?? .nothing
    } catch {
      throw Self.refusal(of: line, error.reason, on: screen)
    }
  }

  /// Returns the command for the words of a line on this screen; texts need no quotes.
  func command(of words: [String], on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand {
    guard let first = words.first else { return .nothing }
    let line = words.joined(separator: " ")
    let text = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
    if let own = Self.own(line) { return own }
    try Self.refuseVerb(line, on: screen)
    if let control = try control(numbered: first, on: screen) { return try use(control, with: text) }
    do throws(JourneySyntaxError) {
      return .play(try parser.step(of: words))
    } catch {
      if let control = screen?.controls.first(where: { $0.label.lowercased() == first.lowercased() }) {
        return try use(control, with: text)
      }
      throw Self.refusal(of: line, error.reason, on: screen)
    }
  }

  /// Returns the command for a line that may answer a choice: an option, or any other command if no option matches.
  func command(
    in line: String, on screen: ScreenSnapshot?, answering choice: PendingChoice
  ) throws(CommandError) -> SessionCommand {
    let line = line.trimmed
    if let own = Self.own(line) { return own }
    guard let text = try unquoted(line) else { return .look }
    if line == PendingChoice.all { return .listOptions(PendingChoice(choice.field, choice.list, listsAll: true)) }
    let answer = try enter(text, in: choice.field, choice.list)
    guard choice.list.search(for: text) == .nothing else { return answer }
    // Not a control of the screen: a person who mistypes the number of an option must not tap a button.
    guard !text.isNumber else { throw .noSuchOption(text, last: choice.list.options.count) }
    do throws(CommandError) {
      return try command(in: line, on: screen)
    } catch .unknown, .noSuchNumber {
      return answer
    }
  }

  /// Refuses a verb without an object, with the possible objects.
  private static func refuseVerb(_ line: String, on screen: ScreenSnapshot?) throws(CommandError) {
    let verb = line.lowercased()
    let labels = (screen?.controls ?? []).enumerated().compactMap { place, control -> String? in
      switch control {
      case .action(let action) where verb == "tap" && action.isEnabled: "\(place + 1) \(action.label)"
      case .field(let field)
      where field.isEnabled && field.kind.verbs.contains(verb):
        "\(place + 1) \(field.label)"
      case .line, .action, .field: nil
      }
    }
    if ["tap", "fill", "paste", "suggest", "choose", "turn"].contains(verb) {
      throw .missingTarget(verb: verb, labels)
    }
  }

  private func journeyStep(_ line: String) -> SessionCommand? {
    (try? parser.step(from: line)).map { $0.map { .play($0) } ?? .nothing }
  }

  private static func own(_ line: String) -> SessionCommand? {
    ownWords.first { $0.word == line.lowercased() }?.command
  }

  /// Returns the error in an unknown line.
  private static func refusal(
    of line: String, _ reason: JourneySyntaxError.Reason, on screen: ScreenSnapshot?
  ) -> CommandError {
    guard case .unknownWord(let word, _, let expected) = reason, line.hasPrefix(word) else { return .syntax(reason) }
    let labels = screen?.controls.map(\.label) ?? []
    let nearest = line.nearest(in: labels) ?? word.nearest(in: expected + ownWords.map(\.word))
    return .unknown(line, nearest: nearest)
  }
}

// MARK: - Shorter forms

extension SessionGrammar {
  /// Returns the step for a number: `3` taps the third control on the screen; `1 Ada` fills in the first.
  private func numbered(_ line: String, on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand? {
    let first = String(line.prefix { !$0.isWhitespace })
    guard let control = try control(numbered: first, on: screen) else { return nil }
    return try use(control, with: unquoted(String(line.dropFirst(first.count)).trimmed))
  }

  /// Returns the control with a number, if the word is one.
  private func control(
    numbered word: String, on screen: ScreenSnapshot?
  ) throws(CommandError) -> ScreenSnapshot.Element? {
    guard word.isNumber, let number = Int(word) else { return nil }
    let controls = screen?.controls ?? []
    guard controls.indices.contains(number - 1) else { throw .noSuchNumber(number, last: controls.count) }
    return controls[number - 1]
  }

  /// Returns the step for a label: `Continue` taps the button; `First name Ada` fills in the field.
  private func named(_ line: String, on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand? {
    let found = (screen?.controls ?? [])
      .filter { line.hasLabel($0.label) }
      .max { $0.label.count < $1.label.count }
    guard let found else { return nil }
    return try use(found, with: unquoted(String(line.dropFirst(found.label.count)).trimmed))
  }

  private func use(_ control: ScreenSnapshot.Element, with text: String?) throws(CommandError) -> SessionCommand {
    switch control {
    case .line: .nothing
    case .action(let action):
      if text == nil { .play(.action(.tap(action.label))) } else { throw .valueForAction(action.label) }
    case .field(let field): try enter(text, in: field)
    }
  }

  private func enter(_ text: String?, in field: FieldState) throws(CommandError) -> SessionCommand {
    if field.kind == .toggle {
      // The number of a switch alone taps it.
      guard let text else { return .play(.action(.turn(field.label, on: field.value != "on"))) }
      guard ["on", "off"].contains(text.lowercased()) else { return .play(.action(.choose(text, for: field.label))) }
      return .play(.action(.turn(field.label, on: text.lowercased() == "on")))
    }
    guard let options = field.options else {
      guard let text else { throw .missingValue(field.label) }
      return .play(.action(.fill(field.label, with: text)))
    }
    return try enter(text, in: field.label, OptionList(options))
  }

  private func enter(
    _ text: String?, in field: String, _ list: OptionList
  ) throws(CommandError) -> SessionCommand {
    guard let text else { return .listOptions(PendingChoice(field, list)) }
    switch list.search(for: text) {
    case .option(let option): return .play(.action(.choose(option, for: field)))
    case .several(let options): throw .ambiguous(text, PendingChoice(field, list.filtered(to: options)))
    case .nothing: return .play(.action(.choose(text, for: field)))
    }
  }

  /// Returns the typed text without its quotes; nil if it is empty.
  private func unquoted(_ typed: String) throws(CommandError) -> String? {
    guard typed.hasPrefix("\"") else { return typed.isEmpty ? nil : typed }
    do throws(JourneySyntaxError) {
      guard case .action(.tap(let text)) = try parser.step(from: "tap \(typed)") else { return typed }
      return text
    } catch {
      throw .syntax(error.reason)
    }
  }
}

extension FieldState.Kind {
  /// The first words of lines that change the field.
  fileprivate var verbs: [String] {
    switch self {
    case .text: ["fill", "paste", "suggest"]
    case .date: ["fill"]
    case .choice: ["choose"]
    case .toggle: ["turn"]
    }
  }
}

extension ScreenSnapshot.Element {
  fileprivate var label: String {
    switch self {
    case .line: ""
    case .field(let field): field.label
    case .action(let action): action.label
    }
  }
}

extension String {
  fileprivate var isNumber: Bool { allSatisfy { $0.isASCII && $0.isNumber } }

  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Returns whether the line begins with a label, regardless of case.
  fileprivate func hasLabel(_ label: String) -> Bool {
    guard !label.isEmpty, lowercased().hasPrefix(label.lowercased()) else { return false }
    return dropFirst(label.count).first?.isWhitespace ?? true
  }
}

enum SessionCommand: Equatable {
  case play(JourneyStep)
  case listOptions(PendingChoice)
  /// A command of a program that is no step.
  case client(ClientCommand)
  case look
  case help
  case quit
  /// A blank line or a comment.
  case nothing
}
