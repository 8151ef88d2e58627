import SandboxBank

/// The app's own phrases in journeys.
enum SandboxPhrase {
  static let killBeforeWork = "kill when the bank gets the next transfer"
  static let killBeforeReply = "kill when the bank has done the next transfer"
  static let shortProfile = "profile form is short"
  static let twoScreenProfile = "profile form has two screens"

  /// All phrases, except those for overtaken replies: a person cannot make the next call while they wait for a reply.
  static let all =
    [killBeforeWork, killBeforeReply, shortProfile, twoScreenProfile]
    + BankCommand.phrases.filter { !$0.hasSuffix("overtaken") }
}
