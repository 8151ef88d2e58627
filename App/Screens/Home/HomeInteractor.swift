import Business
import Profile
import Transfer

/// Knows what home has to show.
struct HomeInteractor: Sendable {
  let profiles: any ProfileStore
  let accounts: Accounts
  let bank: any TransferService
  let intents: any IntentStore

  /// All of it; the bank is asked only for somebody who has an account.
  func overview() async throws(ProfileStoreError) -> HomeOverview {
    var overview = HomeOverview(
      profile: try await profiles.load(), hasAccount: accounts.hasUser, businesses: accounts.allBusinesses)
    guard accounts.hasUser else { return overview }
    let sender = accounts.active
    overview.sender = sender.name
    overview.pendingCount = try? await intents.openIntentIDs().count
    do throws(TransferServiceError) {
      overview.balances = try await bank.balances(of: sender.id)
      for sender in accounts.all { overview.transfers += try await bank.transfers(of: sender.id) }
      overview.transfers.sort { ($0.createdAt, $0.id.text) > ($1.createdAt, $1.id.text) }
    } catch {
      overview.problem = error.sentence
    }
    return overview
  }

  /// A transfer that the bank knows.
  func transfer(_ id: BankTransfer.ID) async throws(TransferServiceError) -> BankTransfer {
    try await bank.transfer(id)
  }
}

/// Who the person is, what they have, and what became of what they sent.
struct HomeOverview: Sendable {
  var profile: PersonalProfile?
  var hasAccount: Bool
  var businesses: [BusinessProfile]
  /// For whom they send.
  var sender: String?
  var balances: [Balance] = []
  /// The newest first.
  var transfers: [BankTransfer] = []
  /// How many transfers were sent of which nobody knows yet what the bank did; nil if that cannot be read.
  var pendingCount: Int? = 0
  /// Why the bank's part is missing.
  var problem: String?
}
