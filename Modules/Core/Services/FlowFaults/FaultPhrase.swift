import Synchronization

/// The phrases of each service, by the type of its calls: making them takes longer than most steps of a journey.
private let madePhrases = Mutex<[ObjectIdentifier: any Sendable]>([:])

/// A phrase with placeholders, and a function from their values to a command.
struct FaultPhrase<Call: ServiceCall>: Sendable {
  /// The values of the placeholders; a phrase sets its own only.
  struct Values {
    var count = 1
    /// The kind of call; nil for any.
    var call: Call?
    var own = FaultPattern<Call>.Values()
  }

  /// The phrase in the notation of a journey's grammar.
  let example: String
  private let pieces: [FaultPhrasePiece]
  private let make: @Sendable (Values) -> FaultCommand<Call>

  init(_ pattern: String, choices: [String] = [], _ make: @escaping @Sendable (Values) -> FaultCommand<Call>) {
    pieces = pattern.split(separator: " ").map { FaultPhrasePiece(String($0), choices) }
    example = pieces.map(\.example).joined(separator: " ")
    self.make = make
  }

  /// All phrases for a service; one of its own replaces that of every service with the same words.
  static var all: [FaultPhrase] {
    madePhrases.withLock { made in
      if let phrases = made[ObjectIdentifier(Call.self)] as? [FaultPhrase] { return phrases }
      let phrases = makeAll()
      made[ObjectIdentifier(Call.self)] = phrases
      return phrases
    }
  }

  private static func makeAll() -> [FaultPhrase] {
    let service = Call.service
    let own = Call.ownFaults.flatMap(\.phrases)
    let replaced = Set(own.map(\.example))
    return [
      FaultPhrase("\(service) is down") { _ in .disconnect },
      FaultPhrase("\(service) is up") { _ in .reconnect },
      FaultPhrase("\(service) gives its replies") { _ in .deliverReplies },
      FaultPhrase("\(service) gives its last reply") { _ in .deliverLastReply },
      FaultPhrase("\(service) gives reply <count>") { .deliverReply($0.count) },
    ] + kills + own
      + FaultPattern<Call>.ofEveryService.flatMap(\.phrases).filter { !replaced.contains($0.example) }
  }

  private static var kills: [FaultPhrase] {
    (Call.allCases.map(Optional.some) + [nil]).flatMap { call in
      let word = call?.rawValue ?? "call"
      return [
        FaultPhrase("kill when the \(Call.service) gets the next \(word)") { _ in .kill(.beforeWork, call) },
        FaultPhrase("kill when the \(Call.service) has done the next \(word)") { _ in .kill(.beforeReply, call) },
      ]
    }
  }

  /// The values for each `…`, in order.
  var places: [PhrasePlace] {
    let hasCount = pieces.contains { if case .count = $0 { true } else { false } }
    return pieces.compactMap { $0.place(for: Call.self, plural: hasCount) }
  }

  /// Returns the command with these texts in the place of the placeholders.
  func command(_ texts: [String]) throws(FaultPhraseError) -> FaultCommand<Call> {
    var (values, rest) = (Values(), texts[...])
    for piece in pieces where piece.isPlaceholder {
      let text = rest.popFirst() ?? ""
      guard piece.read(text, into: &values) else { throw .unknown(text, expected: piece.expected(for: Call.self)) }
    }
    return make(values)
  }
}

/// A word of a phrase, or a placeholder.
private enum FaultPhrasePiece: Sendable {
  case word(String)
  case count
  case call
  case seconds
  case choice([String])
  case text

  private static let mostCalls = 1000
  private static let mostSeconds = 86_400

  /// Creates a piece from the notation of a pattern: `transfer` or `<count>`.
  init(_ notation: String, _ choices: [String]) {
    switch notation {
    case "<count>": self = .count
    case "<call>": self = .call
    case "<seconds>": self = .seconds
    case "<choice>": self = .choice(choices)
    case "<text>": self = .text
    default: self = .word(notation)
    }
  }

  /// The piece in the notation of a journey's grammar.
  var example: String {
    switch self {
    case .word(let word): word
    case .count, .call, .seconds, .choice, .text: "…"
    }
  }

  var isPlaceholder: Bool { if case .word = self { false } else { true } }

  /// The values of the placeholder.
  func expected<Call: ServiceCall>(for call: Call.Type) -> [String] {
    switch self {
    case .word(let word): [word]
    case .count: ["a number up to 1000"]
    case .call: Call.allCases.map(\.rawValue) + ["call"]
    case .seconds: ["a number of seconds"]
    case .choice(let words): words
    case .text: ["a text in quotation marks"]
    }
  }

  /// The values for its `…`, which journeys write in the plural after a number; nil for a word.
  func place<Call: ServiceCall>(for call: Call.Type, plural isPlural: Bool) -> PhrasePlace? {
    switch self {
    case .word: nil
    case .count: .number(upTo: Self.mostCalls)
    case .call:
      .word(isPlural ? Call.allCases.map(\.plural) + ["calls"] : Call.allCases.map(\.rawValue) + ["call"])
    case .seconds: .number(upTo: Self.mostSeconds)
    case .choice(let words): .word(words)
    case .text: .text
    }
  }

  /// Reads the value of a placeholder, and returns whether it is one.
  func read<Call>(_ word: String, into values: inout FaultPhrase<Call>.Values) -> Bool {
    switch self {
    case .word(let expected): return word == expected
    case .count: return store(number(word, upTo: Self.mostCalls), into: &values.count)
    case .call:
      values.call = Call.allCases.first { [$0.rawValue, $0.plural].contains(word) }
      return values.call != nil || ["call", "calls"].contains(word)
    case .seconds: return store(number(word, upTo: Self.mostSeconds), into: &values.own.seconds)
    case .choice(let words): return store(words.contains(word) ? word : nil, into: &values.own.choice)
    case .text: return store(word, into: &values.own.text)
    }
  }

  private func store<Value>(_ read: Value?, into value: inout Value) -> Bool {
    guard let read else { return false }
    value = read
    return true
  }

  private func number(_ word: String, upTo limit: Int) -> Int? {
    guard word.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(word) else {
      return nil
    }
    return (1...limit).contains(number) ? number : nil
  }
}
