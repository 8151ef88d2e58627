import FlowCommandLine

/// A command that changes the faults of a service, in a journey or a test.
public enum FaultCommand<Call: ServiceCall>: Equatable, Sendable {
  /// A number of calls of a kind have a fault; nil for any kind.
  case next(Int, Call?, ServiceFault<Call.Failure>)
  /// All calls lose their connection until the service is up again.
  case disconnect
  /// The connection works again; requested faults remain.
  case reconnect
  /// All held replies are delivered, in order.
  case deliverReplies
  /// The reply that was held last is delivered before the others.
  case deliverLastReply
  /// One of the held replies is delivered before the others; the first one has the number 1.
  case deliverReply(Int)
  /// The process is killed at a point of the next call of a kind; nil for any kind.
  case kill(KillPoint, Call?)

  /// Creates a command from one of ``phrases``, with these texts in the place of each `…`.
  public init(phrase: String, texts: [String]) throws(FaultPhraseError) {
    guard let known = FaultPhrase<Call>.all.first(where: { $0.example == phrase }) else {
      throw .unknown(phrase, expected: Self.phrases)
    }
    self = try known.command(texts)
  }

  /// The phrases for a journey's grammar, with `…` for a kind of call, a number or a text.
  public static var phrases: [String] { FaultPhrase<Call>.all.map(\.example) }
}

/// The reason why a service does not perform a phrase.
public enum FaultPhraseError: Error, Equatable {
  /// A text that is not one of the expected ones.
  case unknown(String, expected: [String])
  /// A held reply on several threads, where it cannot be distinguished from a slow one.
  case holdsOnThreads

  /// A sentence for the author of a journey.
  public var sentence: String {
    switch self {
    case .unknown(let text, let expected):
      // A number has no useful suggestion.
      let nearest = text.first?.isNumber == true ? nil : text.nearest(in: expected)
      let help =
        nearest.map { "the nearest known word is “\($0)”" } ?? "expected \(expected.joined(separator: ", "))"
      return "“\(text)” is not known here; \(help)."
    case .holdsOnThreads: return "Replies can be held only in memory, on one thread."
    }
  }
}
