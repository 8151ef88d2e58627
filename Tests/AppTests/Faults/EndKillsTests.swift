import FlowAppTesting
import Testing

@testable import App

/// A kill at each write of each end of each feature: the launch leads back to the feature, or to the state after the end,
/// and each confirmed action is executed, pending or reported.
@MainActor
struct EndKillsTests {
  /// Catches an end of several transactions, and a confirmed transfer that is never mentioned again.
  @Test func `a kill at any write of any end is silent about nothing`() async throws {
    let kills = EndKills(of: SandboxApp())
    var outcomes: [EndKills.Outcome] = []

    for end in FeatureEnd.all { outcomes.append(try await kills.outcome(of: end)) }

    print("| feature, end | writes | kills | rule checked | silent |")
    for outcome in outcomes { print(outcome) }
    let (killCount, ruleCount) = (outcomes.map(\.killCount).reduce(0, +), outcomes.map(\.ruleCount).reduce(0, +))
    print(
      "Killed at the writes of ends: \(outcomes.count) ends, \(killCount) kills, the rule checked \(ruleCount) times")
    #expect(outcomes.flatMap(\.problems) == [])
    #expect(outcomes.map(\.silentCount).reduce(0, +) == 0)
    #expect(outcomes.count == FeatureEnd.all.count)
    #expect(killCount >= 60)
    #expect(ruleCount >= 20)
  }
}

extension FeatureEnd {
  fileprivate static var all: [FeatureEnd] { onboarding + profile + business + transfer + receipt }

  private static let toAccountType = """
    tap "Open an account"
    fill "E-mail" with "ada@example.com"
    tap "Continue"
    choose "United Kingdom" for "Country"
    tap "Continue"
    """

  private static let onboarding = [
    FeatureEnd(
      "Onboarding, completed with a profile",
      after: "\(toAccountType)\ntap \"Personal\"\n\(FlowEnd.person)tap \"Save\"",
      by: #"tap "Start""#),
    FeatureEnd(
      "Onboarding, completed with a business",
      after: "\(toAccountType)\ntap \"Business\"\n\(FlowEnd.person)tap \"Save\"\n\(FlowEnd.company)tap \"Save\"",
      by: #"tap "Start""#),
    FeatureEnd("Onboarding, cancelled", after: #"tap "Open an account""#, by: "back"),
    FeatureEnd(
      "Onboarding, cancelled with a pending link",
      after: "open \"appcore://transfer/new?source=GBP&target=EUR&amount=100\"", by: "back"),
    FeatureEnd(
      "Onboarding, completed with a pending link",
      after: """
        open appcore://transfer/new
        fill "E-mail" with "ada@example.com"
        tap "Continue"
        choose "United Kingdom" for "Country"
        tap "Continue"
        tap "Personal"
        \(FlowEnd.person)tap "Save"
        """, by: #"tap "Start""#),
  ]

  private static let profile = [
    FeatureEnd("Profile, saved", after: "tap \"Add your details\"\n\(FlowEnd.person)", by: #"tap "Save""#),
    FeatureEnd(
      "Profile, saved in the settings", after: "tap \"Settings\"\ntap \"Personal details\"\n\(FlowEnd.person)",
      by: #"tap "Save""#),
    FeatureEnd("Profile, pulled down", after: #"tap "Add your details""#, by: "pull down"),
    FeatureEnd("Profile, cancelled in the settings", after: "tap \"Settings\"\ntap \"Personal details\"", by: "back"),
    FeatureEnd(
      "Profile, pulled down with a pending link",
      after: "tap \"Add your details\"\nopen \"appcore://business/new\"\ntap \"OK\"", by: "pull down"),
  ]

  private static let business = [
    FeatureEnd(
      "Business, saved", after: "after Profile/completed\ntap \"Open a business account\"\n\(FlowEnd.company)",
      by: #"tap "Save""#),
    FeatureEnd(
      "Business, saved in the settings",
      after: "after Profile/completed\ntap \"Settings\"\ntap \"Business details\"\n\(FlowEnd.company)",
      by: #"tap "Save""#),
    FeatureEnd(
      "Business, saved after a link",
      after: "after Profile/completed\nopen \"appcore://business/new\"\n\(FlowEnd.company)",
      by: #"tap "Save""#),
    FeatureEnd(
      "Business, pulled down", after: "after Profile/completed\ntap \"Open a business account\"", by: "pull down"),
    FeatureEnd(
      "Business, cancelled in the settings",
      after: "after Profile/completed\ntap \"Settings\"\ntap \"Business details\"", by: "back"),
  ]

  private static let pending = review + "\nbank next 5 transfers answer 500\ntap \"Confirm and send\"\n"
  private static let review = """
    after Onboarding/with-a-personal-account
    open "appcore://transfer/new?source=GBP&target=EUR&amount=100"
    tap "Continue"
    choose "Person" for "Recipient is a"
    fill "Name" with "Emmy Noether"
    fill "IBAN" with "DE89370400440532013000"
    tap "Continue"
    """

  /// The price expires between the kill and the launch, so that the bank refuses the pending transfer.
  private static func pending(_ way: String, by steps: String) -> FeatureEnd {
    FeatureEnd("Transfer, pending, \(way)", after: pending, by: steps, meanwhile: "clock +31m")
  }

  private static let transfer = [
    pending("left by its button", by: #"tap "Leave it for now""#), pending("pulled down", by: "pull down"),
    pending("left by back", by: "back"), pending("swiped back", by: "swipe back"),
    FeatureEnd(
      "Transfer, pending, then sent", after: pending, by: #"tap "Leave it for now""#),
    FeatureEnd(
      "Transfer, pending with a pending link", after: pending + "open \"appcore://profile\"\ntap \"OK\"",
      by: #"tap "Leave it for now""#, meanwhile: "clock +31m"),
    FeatureEnd(
      "Transfer, refused, then pulled down",
      after: review + "\nbank next transfer refuses 422 \"Not today.\"\ntap \"Confirm and send\"",
      by: "pull down\ntap \"Discard\""),
    FeatureEnd("Transfer, sent and read", after: review + "\ntap \"Confirm and send\"", by: #"tap "Done""#),
    FeatureEnd("Transfer, sent and pulled down", after: review + "\ntap \"Confirm and send\"", by: "pull down"),
    FeatureEnd("Transfer, discarded", after: review, by: "pull down\ntap \"Discard\""),
    FeatureEnd(
      "Transfer, not begun", after: "after Onboarding/with-a-personal-account\ntap \"Send money\"", by: "pull down"),
    FeatureEnd(
      "Transfer, left while its price is held",
      after: "after Onboarding/with-a-personal-account\nbank next quote is held\ntap \"Send money\"", by: "pull down"),
  ]

  private static let receipt = [
    FeatureEnd(
      "Receipt, read", after: "after Transfer/from-nothing-to-sent\ntap \"Open transfer-1\"", by: #"tap "Done""#),
    FeatureEnd(
      "Receipt, pulled down", after: "after Transfer/from-nothing-to-sent\ntap \"Open transfer-1\"", by: "pull down"),
  ]
}
