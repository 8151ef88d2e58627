import Transfer

/// A word of a phrase, or a placeholder.
enum BankPhrasePiece: Sendable {
  case word(String)
  case count
  case call
  case seconds
  case refusal
  case failure
  case text

  /// Creates a piece from the grammar's notation: `transfer` or `<count>`.
  init(_ notation: String) {
    switch notation {
    case "<count>": self = .count
    case "<call>": self = .call
    case "<seconds>": self = .seconds
    case "<refusal>": self = .refusal
    case "<failure>": self = .failure
    case "<text>": self = .text
    default: self = .word(notation)
    }
  }

  /// The piece in the notation of a journey's grammar.
  var example: String {
    switch self {
    case .word(let word): word
    case .count, .call, .seconds, .refusal, .failure, .text: "…"
    }
  }

  var isPlaceholder: Bool { if case .word = self { false } else { true } }

  /// The values of the placeholder.
  var expected: [String] {
    switch self {
    case .word(let word): [word]
    case .count: ["a number up to 1000"]
    case .call: BankCall.allCases.map(\.rawValue)
    case .seconds: ["a number of seconds"]
    case .refusal: TransferRefusal.Status.allCases.map { String($0.rawValue) }
    case .failure: ["408", "429"] + UnknownOutcome.ServerError.allCases.map { String($0.rawValue) }
    case .text: ["a text in quotation marks"]
    }
  }

  /// Reads the value of a placeholder, and returns whether it is one.
  func read(_ word: String, into values: inout BankPhrase.Values) -> Bool {
    switch self {
    case .word(let expected): return word == expected
    case .count: return store(number(word, upTo: 1000), into: &values.count)
    case .call: return store(BankCall(word: word), into: &values.call)
    case .seconds: return store(number(word, upTo: 86_400), into: &values.seconds)
    case .refusal:
      let status = number(word, upTo: 599).flatMap(TransferRefusal.Status.init)
      return store(status.map { .status($0) }, into: &values.refusal)
    case .failure: return store(number(word, upTo: 599).flatMap(failure), into: &values.failure)
    case .text: return store(word, into: &values.text)
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

  private func failure(_ code: Int) -> UnknownOutcome? {
    switch code {
    case 408: .requestTimeout
    case 429: .tooManyRequests(retryAfter: nil)
    default: UnknownOutcome.ServerError(rawValue: code).map { .serverError($0) }
    }
  }
}
