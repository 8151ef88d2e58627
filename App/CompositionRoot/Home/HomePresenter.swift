import Business
package import FlowKit
import FlowScreens
import FlowShell
import Money
import Profile
import Transfer

/// Returns the rows of home and of the settings, as they are at the moment.
typealias HomeRows = @MainActor () -> (home: [AppRow], settings: [AppRow])

/// Handles the person's actions at home, and keeps it up to date.
@MainActor
final class HomePresenter {
  private let interactor: HomeInteractor
  private let rows: HomeRows
  private let overview: LatestRequest
  private weak let router: (any HomeRouter)?
  private var content = HomeContent()
  /// The number of pages of transfers and businesses that the person wants to see.
  private var pageCount = 1

  weak var view: (any HomeView)? {
    didSet { view?.display(content) }
  }

  init(interactor: HomeInteractor, rows: @escaping HomeRows, scope: FlowScope, router: any HomeRouter) {
    self.interactor = interactor
    self.rows = rows
    overview = LatestRequest(in: scope)
    self.router = router
    content.show(rows())
  }

  func refresh() {
    // A person with an account must not open another one while the bank answers.
    if interactor.hasAccount, content.steps.contains(where: \.forbidsAccount) {
      content = HomeContent(rows: content.rows)
      view?.display(content)
    }
    overview.perform { [interactor, pageCount] () async throws(ProfileStoreError) in
      try await interactor.overview(pageCount: pageCount)
    } then: { [weak self] result in
      self?.display(result)
    }
  }

  /// The person wants to see older transfers and businesses.
  func didTapShowMore() {
    guard content.canShowMore else { return }
    pageCount += 1
    content.canShowMore = false
    view?.display(content)
    refresh()
  }

  /// The person wants to retry loading.
  func didTapTryAgain() { router?.didAskToTryAgain() }

  func didChoose(_ row: AppRow) { router?.didChoose(row) }

  /// The person asks for the ways out of a damaged account record.
  func didTapWaysOut() { router?.didAskForWaysOut() }

  func didTapSettings() { router?.didAskForSettings() }

  private func display(_ result: Result<HomeOverview, ProfileStoreError>) {
    content = HomeContent(result)
    content.show(rows())
    view?.display(content)
  }
}

/// The notes at home that others recognize.
package enum HomeNotes {
  /// Returns the note about pending transfers, of which there is at least one.
  package static func pending(_ count: Int) -> LocalizedText {
    count == 1
      ? "One transfer was sent, and the bank's answer is not known yet. The app is asking again."
      : "\(count) transfers were sent, and the bank's answers are not known yet. The app is asking again."
  }

  /// Returns the note about pending transfers, of which there is at least one, under an expired session.
  package static func waiting(_ count: Int) -> LocalizedText {
    count == 1
      ? "One transfer waits for you: sign in, and the app asks the bank about it."
      : "\(count) transfers wait for you: sign in, and the app asks the bank about them."
  }

  package static let expired: LocalizedText = """
    Your session has expired. Sign in to see what the bank has of you. Nothing on this device was lost.
    """
}

extension AppRow {
  fileprivate var forbidsAccount: Bool {
    if case .open(let entry) = action { entry.account == .forbidden } else { false }
  }
}

extension HomeContent {
  /// Creates the content from an overview, or from the error.
  fileprivate init(_ result: Result<HomeOverview, ProfileStoreError>) {
    switch result {
    case .success(let overview): self.init(overview)
    case .failure(let error): self.init(message: error.sentence)
    }
  }

  fileprivate mutating func show(_ rows: (home: [AppRow], settings: [AppRow])) {
    self.rows = rows.home
    settingsBadge = rows.settings.count { $0.badge != nil }
  }

  private init(_ overview: HomeOverview) {
    if let reason = overview.unreadableSession {
      (message, notes, canTryAgain) = (reason, overview.storageProblems, true)
      return
    }
    let greeting: LocalizedText = overview.profile.map { "Hello, \(verbatim: $0.name)." } ?? "Welcome."
    let knowsAccount = overview.hasAccount || overview.isAccountUnknown
    message = knowsAccount ? greeting : LocalizedText([greeting, "Open an account to send money."])
    if !knowsAccount { steps.append(AppRow("Open an account", to: OnboardingFeature.Entry.signUp)) }
    if overview.profile == nil { steps.append(AppRow("Add your details", to: ProfileFeature.Entry.sheet)) }
    if overview.hasAccount { send = AppRow("Send money", to: TransferFeature.Entry.transfer(.new)) }
    sender = overview.sender
    notes = Self.warnings(overview) + Self.notes(overview)
    hasWaysOut = overview.isAccountUnknown
    canTryAgain = overview.problem != nil || overview.pendingCount != 0
    balances = overview.balances.map { balance in
      let currency = balance.available.currency
      return HomeBalance(
        amount: "\(balance.available)",
        send: AppRow("Send from \(currency)", to: TransferFeature.Entry.transfer(.fromBalance(currency))))
    }
    transfers = overview.transfers.map { transfer in
      let quote = transfer.quote
      let summary: LocalizedText =
        "\(quote.source) to \(transfer.recipient.details.name), who gets \(quote.target): \(transfer.status.label)"
      return HomeTransfer(
        summary: summary,
        rows: [
          AppRow("Open \(transfer.id)", to: TransferFeature.Entry.receipt(transfer.id)),
          AppRow("Repeat \(transfer.id)", to: TransferFeature.Entry.transfer(.repeating(transfer))),
        ])
    }
    canShowMore = overview.hasMoreTransfers || overview.hasMoreBusinesses
    businesses = overview.businesses.map(\.name)
  }

  /// Returns the notes about damaged or unknown data.
  private static func warnings(_ overview: HomeOverview) -> [LocalizedText] {
    var notes = overview.storageProblems
    if overview.isOutOfDate {
      notes.append("Another program has changed the data on this device. Start the app again to see it.")
    }
    if overview.isAccountUnknown { notes.append(Self.unknownAccount) }
    if let problem = overview.profileProblem { notes.append(problem) }
    if overview.unreadableBusinessCount > 0 {
      notes.append(
        """
        \(overview.unreadableBusinessCount) of your businesses cannot be read any more. Enter what is missing again; the \
        damaged data is kept.
        """)
    }
    if overview.unreadableIntentCount > 0 {
      notes.append(
        """
        This device cannot read its records of \(overview.unreadableIntentCount) of your transfers. \
        The bank's list below shows the sent ones.
        """)
    }
    return notes
  }

  /// Shown instead of opening a second account or sending from an unknown one.
  static let unknownAccount: LocalizedText = """
    The account record on this device is damaged, so the app does not know whether you have an account. Nothing was \
    changed, and nothing can be sent.
    """

  private static func notes(_ overview: HomeOverview) -> [LocalizedText] {
    var notes: [LocalizedText] = []
    if let problem = overview.problem { notes.append(problem) }
    switch overview.pendingCount {
    case nil:
      notes.append(
        "This device cannot read its records right now, so pending transfers may be missing here. Try again.")
    case 0?: break
    case let count?: notes.append(overview.isExpired ? HomeNotes.waiting(count) : HomeNotes.pending(count))
    }
    if overview.isExpired { notes.append(HomeNotes.expired) }
    if overview.hasAccount, overview.problem == nil, !overview.isExpired, overview.transfers.isEmpty,
      overview.pendingCount == 0, overview.unreadableIntentCount == 0
    {
      notes.append("You have sent nothing yet. Send money, and you find it here.")
    }
    return notes
  }
}
