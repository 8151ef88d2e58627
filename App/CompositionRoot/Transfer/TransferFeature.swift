import FlowKit
import FlowScreens
public import FlowShell
import FlowStorage
import Foundation
import Profile
import Storage
public import Transfer

/// The Transfer feature: a new transfer, or the receipt of an earlier one.
final class TransferFeature: AppFeature {
  typealias Entry = TransferEntry

  static let texts: TextCatalog? = .transfer

  /// Makes the Transfer flow; tests replace it.
  var makeFlow: @MainActor (FlowPresentation, TransferStart, @escaping WhenSeen) -> any Flow<TransferFlowResult>
  /// Makes the Receipt flow; tests replace it.
  var makeReceiptFlow: @MainActor (FlowPresentation, BankTransfer) -> any Flow<FlowOutcome<BankTransfer>>
  /// The transfers whose outcome the person does not know yet.
  let pendingTransfers: PendingTransfers

  /// Whether the person does not want to see their balances at home.
  let balancesHidden: SQLiteDocument<Bool>

  private let accounts: Accounts
  private let drafts: SQLiteDocument<TransferDraft>
  /// The flow that was started last.
  private weak var transfer: (any Flow<TransferFlowResult>)?
  private let bank: any TransferService
  private var receiptRequest: LatestRequest?
  /// The scene whose person has asked to resume pending transfers, until that is done.
  private weak var resumingShell: Shell?

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let (database, entries) = (services.database, services.entries)
    let profile = try await assembly.component(ProfileFeature.self)
    let business = try await assembly.component(BusinessFeature.self)
    accounts = try await assembly.component(Accounts.self)
    drafts = try await SQLiteDocument(
      named: "transfer draft", title: "your transfer", isDraft: true, of: .person, in: database)
    drafts.clearing.add { _ in [entries.clearing(Entry.self, where: \.isTransfer)] }
    profile.profiles.additionalChanges.add { [drafts] in [drafts.advancing(afterStoring: $0)] }
    business.businesses.additionalChanges.add { [accounts, drafts] in
      [drafts.changingSender(to: accounts.sender(of: $0))]
    }
    balancesHidden = try await SQLiteDocument(
      named: "balances hidden", title: "whether balances are shown", of: .person, in: database)

    bank = services.bank
    let dispatcher = TransferDispatcher(service: services.bank, intents: services.intents, clock: services.clock)
    pendingTransfers = PendingTransfers(in: database, dispatcher: dispatcher)
    let dependencies = TransferDependencies(
      screens: services.screens, service: services.bank, dispatcher: dispatcher, drafts: drafts, senders: accounts,
      profiles: profile.profiles, clock: services.clock, locale: Locale(identifier: "en_GB"),
      makeID: { TransferIntent.ID(services.makeUUID()) }, makeProfileFlow: { profile.makeFlow($0) },
      makeBusinessFlow: { business.makeFlow($0) })
    makeFlow = { TransferFlow(presentation: $0, start: $1, whenSeen: $2, dependencies: dependencies) }
    makeReceiptFlow = { ReceiptFlow(presentation: $0, transfer: $1, dependencies: dependencies) }
  }

  /// A switch for the balances at home, if the person has an account.
  var settingsRows: [AppRow] {
    guard accounts.hasUser else { return [] }
    return [
      AppRow("Balances at home", isOn: balancesHidden.load() != true) { [balancesHidden] in
        await balancesHidden.set(!$0)
      }
    ]
  }

  func entry(for link: AppLink) throws(AppLinkError) -> Entry? {
    do throws(TransferLinkError) {
      return try TransferEntry(path: link.path, query: link.query)
    } catch {
      throw .refused(error.sentence)
    }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    switch entry {
    case .transfer(let start):
      let flow = makeFlow(shell.presenting(.sheet), start) { [weak shell] in shell?.whenUncovered($0) }
      transfer = flow
      shell.run(
        flow, from: entry, onProgress: { [weak shell] _ in shell?.refreshHome() },
        onFinished: { [drafts, pendingTransfers] result, dismisser in
          dismisser.dismiss()
          return switch result {
          case .created, .cancelled: .storing { [drafts.setting(nil)] }
          case .pending(let id): pendingTransfers.end(leaving: id, with: drafts.setting(nil))
          }
        })
    case .receipt(let id):
      openReceipt(of: id, in: shell)
    }
  }

  /// Resumes pending transfers; if there are none, home is not refreshed.
  func didLaunch(in shell: Shell) { resume(in: shell, isAutomatic: true) }

  /// Shows a notice about transfers that were not sent; a review that is restored says so itself.
  func didReturnHome(in shell: Shell) {
    guard shell.knowsOwner else { return }
    shell.scope.perform(
      { [pendingTransfers] in await pendingTransfers.unsent() },
      then: shell.untilForgotten { [weak self, weak shell] unsent in self?.showNotice(about: unsent, in: shell) })
  }

  /// Resumes pending transfers, then refreshes home: if there were any, or if the person has asked.
  func resume(in shell: Shell, isAutomatic: Bool = false) {
    // A second request would wait for the first one's calls, which may wait for the person.
    if !isAutomatic {
      guard resumingShell !== shell else { return }
      resumingShell = shell
    }
    shell.scope.perform { [pendingTransfers] in
      await pendingTransfers.resumeAll(isAutomatic: isAutomatic)
    } then: { [weak self, weak shell] hasNews in
      if !isAutomatic { self?.resumingShell = nil }
      guard let shell else { return }
      if hasNews || !isAutomatic { shell.refreshHome() }
      self?.didReturnHome(in: shell)
    }
  }
}

extension TransferEntry: AppEntry {
  public static let kind = "Transfer"

  public var account: AccountRequirement { .required }

  /// A transfer resumes from its draft.
  public var resumed: TransferEntry { isTransfer ? .transfer(.draft) : self }

  /// A transfer also starts the Profile and the Business feature; a receipt has no draft.
  public var drafts: Set<String> {
    isTransfer ? [Self.kind, ProfileFeature.Entry.kind, BusinessFeature.Entry.kind] : []
  }

  var isTransfer: Bool {
    if case .transfer = self { true } else { false }
  }
}

// MARK: - Receipts and notices

extension TransferFeature {
  /// Loads a transfer, and shows its receipt, unless another receipt was requested since.
  private func openReceipt(of id: BankTransfer.ID, in shell: Shell) {
    let request = receiptRequest ?? LatestRequest(in: shell.scope)
    receiptRequest = request
    shell.keep(Entry.receipt(id))
    request.perform(
      { [bank] () async throws(TransferServiceError) in try await bank.transfer(id) },
      then: shell.untilForgotten { [weak self, weak shell] result in
        switch result {
        case .success(let transfer): self?.showReceipt(of: transfer, in: shell)
        case .failure(let error):
          shell?.giveUp(Entry.receipt(id))
          shell?.showNotice("This transfer cannot be opened", message: error.sentence)
        }
      })
  }

  private func showReceipt(of transfer: BankTransfer, in shell: Shell?) {
    guard let shell else { return }
    // The person has started another feature meanwhile.
    guard !shell.isRunningFeature else { return shell.openLater(Entry.receipt(transfer.id)) }
    shell.run(makeReceiptFlow(shell.presenting(.sheet), transfer), from: Entry.receipt(transfer.id))
  }

  /// Shows a notice about transfers that were not sent, until the person has read it.
  private func showNotice(about unsent: [UnsentTransfer], in shell: Shell?) {
    guard let shell, !unsent.isEmpty, transfer?.context.isRunning != true else { return }
    let sentences: [LocalizedText] =
      unsent.map(\.sentence) + ["Your money was not moved. Send it again if you still want to."]
    // Dismissing the alert in any other way is not an answer.
    let alert = Alert(
      "Not sent", message: LocalizedText(sentences), choice: .init("OK", true), unanswered: false)
    shell.showNotice(alert) { [pendingTransfers, weak shell] in
      shell?.scope.perform {
        await pendingTransfers.forget(unsent.map(\.id))
      }
    }
  }
}

/// The changes to a transfer's draft that are stored with the results of its sub-flows.
extension SQLiteDocument<TransferDraft> {
  /// Returns the change that advances a transfer after its Profile flow.
  func advancing(afterStoring profile: PersonalProfile) -> StoredChange {
    changing { draft in
      var draft = draft
      draft?.didStoreProfile()
      return draft
    }
  }

  /// Returns the change that makes a new business the sender of a transfer.
  func changingSender(to sender: Sender) -> StoredChange {
    changing { draft in
      var draft = draft
      draft?.didOpenBusiness(sender)
      return draft
    }
  }
}
