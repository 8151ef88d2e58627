import Business
import FlowKit
import FlowSession
import Profile
import Transfer

/// Loads the data for home.
struct HomeInteractor: Sendable {
  let profiles: any ProfileStore
  let accounts: Accounts
  let bank: any TransferService
  let intents: any IntentStore
  let session: @Sendable () async -> SessionStatus
  /// Returns why the bank does not answer a person whose account it does not have.
  var accountProblem: @Sendable () async -> LocalizedText? = { nil }
  /// Returns whether the person wants to see their balances at home.
  let showsBalances: @Sendable () -> Bool
  /// Returns the damage found at launch, as sentences; none after the person was forgotten.
  let storageProblems: @Sendable () -> [LocalizedText]
  /// Returns whether another process has written to the database since the launch.
  let wasChangedExternally: @Sendable () async -> Bool

  /// Whether the person has an account now; the last overview may be older.
  var hasAccount: Bool { accounts.hasUser }

  /// Returns the overview; asks the bank only if the person has an account.
  /// - Parameter pageCount: The number of pages of transfers and of businesses.
  func overview(pageCount: Int) async throws(ProfileStoreError) -> HomeOverview {
    if case .unreadable(let reason) = await session() {
      // Nobody knows whose data it is.
      return HomeOverview(hasAccount: true, unreadableSession: reason.sentence, storageProblems: storageProblems())
    }
    var overview = HomeOverview(
      hasAccount: hasAccount, isAccountUnknown: accounts.isAccountUnknown, storageProblems: storageProblems())
    do throws(BusinessStoreError) {
      try await accounts.loadBusinesses(pageCount: pageCount)
    } catch {
      overview.problem = error.sentence
    }
    overview.businesses = accounts.businesses
    overview.hasMoreBusinesses = accounts.hasMore
    overview.unreadableBusinessCount = accounts.unreadableBusinessCount
    do {
      overview.profile = try await profiles.load()
    } catch {
      guard error == .damaged else { throw error }
      overview.profileProblem = error.sentence
    }
    overview.isOutOfDate = await wasChangedExternally()
    guard hasAccount else { return overview }
    let sender = accounts.active
    if showsBalances() { overview.sender = sender.displayName }
    do throws(IntentStoreError) {
      overview.unreadableIntentCount = try await intents.unreadableCount()
      overview.pendingCount = try await intents.openIntentIDs().count
    } catch {
      overview.pendingCount = nil
    }
    do throws(TransferServiceError) {
      // The first call finds out that the session has expired.
      if case .expired = await session() { throw .unknown(.signInNeeded) }
      if showsBalances() { overview.balances = try await bank.balances(of: sender.id) }
      for _ in 1...pageCount {
        let page = try await bank.transfers(after: overview.transfers.last?.id)
        overview.transfers += page.transfers
        overview.hasMoreTransfers = page.hasMore
        guard page.hasMore else { break }
      }
    } catch {
      if case .expired = await session() {
        (overview.isExpired, overview.sender, overview.balances) = (true, nil, [])
      } else if let problem = await accountProblem() {
        (overview.problem, overview.sender) = (problem, nil)
      } else {
        overview.problem = error.sentence
      }
    }
    do throws(BusinessStoreError) {
      // The person may repeat their transfers.
      try await accounts.loadSenders(overview.transfers.map(\.quote.sender))
    } catch {
      overview.problem = error.sentence
    }
    return overview
  }
}

/// The person's profile, balances and transfers.
struct HomeOverview: Sendable {
  var profile: PersonalProfile?
  /// The reason why the profile cannot be read.
  var profileProblem: LocalizedText?
  var hasAccount: Bool
  /// Whether the session has expired, so that the bank answers nothing.
  var isExpired = false
  /// The reason why it is not known who is signed in; then nothing else is known.
  var unreadableSession: LocalizedText?
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
  var storageProblems: [LocalizedText] = []
  /// The number of unreadable transfer records.
  var unreadableIntentCount = 0
  /// Whether another process has written since the launch.
  var isOutOfDate = false
  /// The reason why the bank's part is missing.
  var problem: LocalizedText?
}
