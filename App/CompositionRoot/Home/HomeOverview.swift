import Business
import FlowKit
import Profile
import Transfer

/// The person's profile, balances and transfers.
struct HomeOverview: Sendable {
  var profile: PersonalProfile?
  /// The reason why the profile cannot be read.
  var profileProblem: LocalizedText?
  var hasAccount: Bool
  /// Whether the account record is damaged.
  var isAccountUnknown = false
  /// The loaded businesses, at least the newest, in the order of their creation.
  var businesses: [BusinessProfile] = []
  /// Whether there are older businesses.
  var hasMoreBusinesses = false
  var unreadableBusinessCount = 0
  /// The name of the active sender, unless balances are hidden.
  var sender: LocalizedText?
  var balances: [Balance] = []
  /// The transfers, newest first.
  var transfers: [BankTransfer] = []
  /// Whether the bank has older transfers.
  var hasMoreTransfers = false
  /// The number of pending transfers; nil if it cannot be read.
  var pendingCount: Int? = 0
  /// The damage found at launch, as sentences.
  var damages: [LocalizedText] = []
  /// The number of unreadable transfer records.
  var unreadableIntentCount = 0
  /// Whether another process has written since the launch.
  var isOutOfDate = false
  /// The reason why the bank's part is missing.
  var problem: LocalizedText?
}
