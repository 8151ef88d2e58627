import HeadlessUI
import Words

/// Understands what is typed in a session: the lines of a journey, and shorter forms of them.
struct SessionGrammar {
  private static let ownWords: [(word: String, command: SessionCommand)] = [
    ("help", .help), ("?", .help), ("look", .look), ("quit", .quit), ("exit", .quit),
    // The signs below a screen, as they stand there.
    ("<", .play(.act(.back))), ("x", .play(.act(.back))), ("close", .play(.act(.back))), ("v", .play(.act(.pullDown))),
  ]

  let parser: JourneyParser

  /// What a line asks for on this screen.
  func command(in line: String, on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand {
    let line = line.trimmed
    if let own = Self.ownWords.first(where: { $0.word == line.lowercased() }) { return own.command }
    if let command = try numbered(line, on: screen) { return command }
    if let command = journeyStep(line) { return command }
    if let command = try named(line, on: screen) { return command }
    return try journeyLine(line, on: screen)
  }

  // MARK: Journey lines

  private func journeyStep(_ line: String) -> SessionCommand? {
    (try? parser.step(from: line)).map { $0.map { .play($0) } ?? .nothing }
  }

  /// What the parser says to a line that is nothing else.
  private func journeyLine(_ line: String, on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand {
    do throws(JourneySyntaxError) {
      return try parser.step(from: line).map { .play($0) } ?? .nothing
    } catch {
      guard case .unknownWord(let word, _, let expected) = error.reason, line.hasPrefix(word) else {
        throw .syntax(error.reason)
      }
      let labels = screen?.controls.map(\.label) ?? []
      let nearest = line.nearest(in: labels) ?? word.nearest(in: expected + Self.ownWords.map(\.word))
      throw .unknown(line, nearest: nearest)
    }
  }

  // MARK: Shorter forms

  /// `3` taps the third thing on the screen; `1 Ada` fills the first.
  private func numbered(_ line: String, on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard let number = Int(digits), rest.first?.isWhitespace ?? true else { return nil }
    let controls = screen?.controls ?? []
    guard controls.indices.contains(number - 1) else { throw .noSuchNumber(number, last: controls.count) }
    return try use(controls[number - 1], with: String(rest).trimmed)
  }

  /// `Continue` taps the button of that name; `First name Ada` fills the field.
  private func named(_ line: String, on screen: ScreenSnapshot?) throws(CommandError) -> SessionCommand? {
    let found = (screen?.controls ?? [])
      .filter { line.hasLabel($0.label) }
      .max { $0.label.count < $1.label.count }
    guard let found else { return nil }
    return try use(found, with: String(line.dropFirst(found.label.count)).trimmed)
  }

  private func use(_ control: ScreenSnapshot.Element, with text: String) throws(CommandError) -> SessionCommand {
    switch control {
    case .line: .nothing
    case .action(let action):
      if text.isEmpty { .play(.act(.tap(action.label))) } else { throw .tooMuchForAction(action.label) }
    case .field(let field): try enter(text, in: field)
    }
  }

  private func enter(_ typed: String, in field: FieldState) throws(CommandError) -> SessionCommand {
    if typed.isEmpty {
      guard let options = field.options else { throw .nothingToEnter(field.label) }
      return .listOptions(options)
    }
    let text = try unquoted(typed)
    guard let options = field.options else { return .play(.act(.fill(field.label, with: text))) }
    return .play(.act(.choose(text.completed(among: options), for: field.label)))
  }

  private func unquoted(_ text: String) throws(CommandError) -> String {
    guard text.hasPrefix("\"") else { return text }
    do throws(JourneySyntaxError) {
      guard case .act(.tap(let text)) = try parser.step(from: "tap \(text)") else { return text }
      return text
    } catch {
      throw .syntax(error.reason)
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
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether the line begins with this label, whatever the case of its letters.
  fileprivate func hasLabel(_ label: String) -> Bool {
    guard !label.isEmpty, lowercased().hasPrefix(label.lowercased()) else { return false }
    return dropFirst(label.count).first?.isWhitespace ?? true
  }

  /// The option that is meant: by its name in any letters, or by how its name begins if no other begins so.
  fileprivate func completed(among options: [String]) -> String {
    if let option = options.first(where: { $0.lowercased() == lowercased() }) { return option }
    let meant = options.filter { $0.lowercased().hasPrefix(lowercased()) }
    return meant.count == 1 ? meant[0] : self
  }
}
