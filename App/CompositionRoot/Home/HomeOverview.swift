import Business
import Profile
import Transfer

/// Who the person is, what they have, and what became of what they sent.
struct HomeOverview: Sendable {
  var profile: PersonalProfile?
  /// Why it is not known who they are.
  var profileProblem: String?
  var hasAccount: Bool
  /// Whether the note about the account is damaged.
  var isAccountUnknown = false
  var businesses: [BusinessProfile]
  /// How many businesses cannot be read any more.
  var unreadableBusinessCount = 0
  /// For whom they send.
  var sender: String?
  var balances: [Balance] = []
  /// The newest first.
  var transfers: [BankTransfer] = []
  /// How many transfers were sent of which nobody knows yet what the bank did; nil if that cannot be read.
  var pendingCount: Int? = 0
  /// What was found damaged when the app was launched, as sentences.
  var damages: [String] = []
  /// How many notes about transfers cannot be read any more.
  var unreadableIntentCount = 0
  /// Whether another process has written since the app was launched.
  var isOutOfDate = false
  /// Why the bank's part is missing.
  var problem: String?
}
