import FlowCommandLine
import Transfer

/// All phrases for a bank.
enum BankGrammar {
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
