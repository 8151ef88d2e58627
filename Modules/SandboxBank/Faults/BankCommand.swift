import FlowCommandLine
import Transfer

/// A command that changes the faults of the bank, in a journey or a test.
public enum BankCommand: Hashable, Sendable {
  /// A number of calls of a kind have a fault.
  case next(Int, BankCall, BankFault)
  /// All calls lose their connection until the bank is up again.
  case disconnect
  /// The connection works again; requested faults remain.
  case reconnect
  /// All held replies are delivered.
  case deliverReplies
  /// The reply that was held last is delivered before the others.
  case deliverLastReply

  /// Creates a command from one of ``phrases``, with these texts in the place of each `…`.
  public init(phrase: String, texts: [String]) throws(BankCommandError) {
    guard let known = BankGrammar.phrases.first(where: { $0.example == phrase }) else {
      throw BankCommandError(phrase, expected: Self.phrases)
    }
    self = try known.command(texts)
  }

  /// The phrases for a journey's grammar, with `…` for a kind of call, a number or a text.
  public static var phrases: [String] { BankGrammar.phrases.map(\.example) }
}

/// A text in a phrase that is not one of the expected ones.
public struct BankCommandError: Error, Equatable {
  private let text: String
  private let expected: [String]

  init(_ text: String, expected: [String]) {
    self.text = text
    self.expected = expected
  }

  /// The wrong text and the expected ones, as a sentence for the author of a journey.
  public var sentence: String {
    // A number has no useful suggestion.
    let nearest = text.first?.isNumber == true ? nil : text.nearest(in: expected)
    let help = nearest.map { "the nearest known word is “\($0)”" } ?? "expected \(expected.joined(separator: ", "))"
    return "“\(text)” is not known here; \(help)."
  }
}

/// All phrases for a bank.
private enum BankGrammar {
  static let phrases: [BankPhrase] =
    [
      BankPhrase("bank is down") { _ in .disconnect },
      BankPhrase("bank is up") { _ in .reconnect },
      BankPhrase("bank gives its replies") { _ in .deliverReplies },
      BankPhrase("bank gives its last reply") { _ in .deliverLastReply },
    ]
    + fault("refuses|refuse <refusal>") {
      .refuses(TransferRefusal($0.refusal, "The bank has refused this."))
    }
    + fault("refuses|refuse <refusal> <text>") { .refuses(TransferRefusal($0.refusal, $0.text)) }
    + fault("times|time out before the work") { _ in .fails(.timedOut, .beforeWork) }
    + fault("times|time out after the work") { _ in .fails(.timedOut, .afterWork) }
    + fault("loses|lose its|their request") { _ in .fails(.connectionLost, .beforeWork) }
    + fault("loses|lose its|their reply") { _ in .fails(.connectionLost, .afterWork) }
    + fault("answers|answer <failure>") { .fails($0.failure, .beforeWork) }
    + fault("answers|answer <failure> after the work") { .fails($0.failure, .afterWork) }
    + fault("answers|answer 429 retry-after <seconds>") {
      .fails(.tooManyRequests(retryAfter: .seconds($0.seconds)), .beforeWork)
    }
    + fault("is|are unreadable") { _ in .fails(.unreadableReply, .afterWork) }
    + fault("takes|take <seconds> seconds") { .takes(.seconds($0.seconds)) }
    + fault("arrives|arrive <seconds> seconds late") { .arrivesLate(.seconds($0.seconds)) }
    + fault("is|are overtaken") { _ in .isOvertaken }
    + fault("is|are held") { _ in .isHeld }
    + [
      BankPhrase("bank next transfer bounces") { _ in .next(1, .transfer, .bounces) },
      BankPhrase("bank next <count> transfers bounce") { .next($0.count, .transfer, .bounces) },
    ]

  /// Returns the phrases for one call and for several; if a word has two forms, the second is the plural.
  private static func fault(
    _ pattern: String, _ fault: @escaping @Sendable (BankPhrase.Values) -> BankFault
  ) -> [BankPhrase] {
    let forms = pattern.split(separator: " ").map { $0.split(separator: "|") }
    let one = forms.compactMap(\.first).joined(separator: " ")
    let several = forms.compactMap(\.last).joined(separator: " ")
    return ["bank next <call> " + one, "bank next <count> <call> " + several].map { pattern in
      BankPhrase(pattern) { .next($0.count, $0.call, fault($0)) }
    }
  }
}

/// A phrase with placeholders, and a function from their values to a command.
private struct BankPhrase: Sendable {
  /// The values of the placeholders; a phrase sets its own only.
  struct Values {
    var count = 1
    var call = BankCall.any
    var seconds = 0
    var refusal = TransferRefusal.Reason.status(.unprocessable)
    var failure = UnknownOutcome.timedOut
    var text = ""
  }

  private let pieces: [BankPhrasePiece]
  private let make: @Sendable (Values) -> BankCommand

  init(_ pattern: String, _ make: @escaping @Sendable (Values) -> BankCommand) {
    pieces = pattern.split(separator: " ").map { BankPhrasePiece(String($0)) }
    self.make = make
  }

  /// The phrase in the notation of a journey's grammar.
  var example: String { pieces.map(\.example).joined(separator: " ") }

  /// Returns the command with these texts in the place of the placeholders.
  func command(_ texts: [String]) throws(BankCommandError) -> BankCommand {
    var (values, rest) = (Values(), texts[...])
    for piece in pieces where piece.isPlaceholder {
      let text = rest.popFirst() ?? ""
      guard piece.read(text, into: &values) else { throw BankCommandError(text, expected: piece.expected) }
    }
    return make(values)
  }
}

/// A word of a phrase, or a placeholder.
private enum BankPhrasePiece: Sendable {
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
