import SandboxBank

/// What a journey may ask of the bank and of the app, beyond what every app has.
enum SandboxPhrase {
  static let killBeforeWork = "kill when the bank gets the next transfer"
  static let killBeforeReply = "kill when the bank has done the next transfer"
  static let shortProfile = "profile form is short"
  static let twoScreenProfile = "profile form has two screens"

  /// All of them; a bank that answers a call only when the next is made would keep a person waiting who waits for it.
  static let all =
    [killBeforeWork, killBeforeReply, shortProfile, twoScreenProfile]
    + BankCommand.phrases.filter { !$0.hasSuffix("overtaken") }
}

extension BankCommand {
  /// Reads a phrase of ``phrases`` with these texts for its gaps.
  init(phrase: String, texts: [String]) throws(BankCommandError) {
    var rest = texts[...]
    try self.init(words: phrase.split(separator: " ").map { $0 == "…" ? rest.popFirst() ?? "" : String($0) })
  }
}
