import FlowFaults
import FlowProgram
import SandboxBank

/// The app's own phrases in journeys.
enum SandboxPhrase {
  static let shortProfile = "profile form is short"
  static let twoScreenProfile = "profile form has two screens"

  static let damagedAccount = "the account record is damaged"
  static let damagedDetails = "the personal details are damaged"

  static let endOfSession = "the bank ends the session"
  static let customer = "Ada has an account at the bank"
  static let password = "Ada has set a password"
  static let transferOfGrace = "Grace has sent a transfer from another device"

  static let maintenance = "the bank closes until …"
  static let newerVersion = "the bank requires a newer version"
  static let openAgain = "the bank is open again"

  static let all = [
    shortProfile, twoScreenProfile, damagedAccount, damagedDetails, endOfSession, customer, password,
    transferOfGrace, maintenance, newerVersion, openAgain,
  ]
}

/// The help for this app's own commands in a session.
enum SandboxHelp {
  static let topics = [bank, app]

  private static let bank = HelpTopic(
    "The bank",
    [
      HelpTopic.Entry("bank is down", "bank is up", does: "it answers no call; it answers again"),
      HelpTopic.Entry("bank next transfer refuses 422", does: "it refuses the next call of this kind"),
      HelpTopic.Entry("bank next recipient refuses 422 \"Closed.\"", does: "it refuses with a reason"),
      HelpTopic.Entry("bank next 3 quotes answer 503", does: "the next three calls fail"),
      HelpTopic.Entry("bank next quote answers 429 retry-after 5", does: "it asks to retry after 5 seconds"),
      HelpTopic.Entry("bank next transfer times out before the work", does: "nothing was done; or: after the work"),
      HelpTopic.Entry("bank next transfer loses its reply", does: "it was done, the reply is lost; or: its request"),
      HelpTopic.Entry(
        "bank next transfer arrives 30 seconds late", does: "it times out, and is done when it arrives"),
      HelpTopic.Entry("bank next quote takes 5 seconds", does: "it answers late"),
      HelpTopic.Entry("bank next transfer is unreadable", does: "its reply cannot be read"),
      HelpTopic.Entry("bank next transfer bounces", does: "the money is sent, and returned"),
      HelpTopic.Entry("the bank closes until \"2026-11-21T18:00:00Z\"", does: "it answers no call, and says why"),
      HelpTopic.Entry(SandboxPhrase.newerVersion, does: "likewise, and only an update helps"),
      HelpTopic.Entry(SandboxPhrase.openAgain, does: "it answers again"),
      HelpTopic.Entry(SandboxPhrase.endOfSession, does: "the person has to sign in again"),
      HelpTopic.Entry(SandboxPhrase.customer, does: "as somebody who has opened it on another phone"),
      HelpTopic.Entry(SandboxPhrase.password, does: "the password with the name \"ada\""),
      HelpTopic.Entry(SandboxPhrase.transferOfGrace, does: "another customer, whose transfer nobody here may see"),
    ], note: "Kinds of calls: \(BankFaults.calls.joined(separator: ", ")), call (any of them).")

  private static let app = HelpTopic(
    "The app",
    [
      HelpTopic.Entry(
        "kill when the bank gets the next transfer", does: "the process ends before the bank receives the request"),
      HelpTopic.Entry(
        "kill when the bank has done the next transfer", does: "the process ends before the reply arrives"),
      HelpTopic.Entry(SandboxPhrase.shortProfile, does: "personal details are asked for on one screen"),
      HelpTopic.Entry(SandboxPhrase.twoScreenProfile, does: "they are asked for on two screens again"),
      HelpTopic.Entry(SandboxPhrase.damagedAccount, does: "the next launch does not know whether there is an account"),
      HelpTopic.Entry(SandboxPhrase.damagedDetails, does: "the next launch cannot read them"),
    ])
}
