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
  var makeFlow: @MainActor (FlowPresentation, TransferStart) -> any Flow<TransferFlowResult>
  /// Makes the Receipt flow; tests replace it.
  var makeReceiptFlow: @MainActor (FlowPresentation, BankTransfer) -> any Flow<FlowOutcome<BankTransfer>>
  /// The transfers that the person left while they were pending.
  let pendingTransfers: PendingTransfers

  /// Whether the person does not want to see their balances at home.
  let balancesHidden: SQLiteDocument<Bool>

  private let accounts: Accounts
  private let bank: any TransferService
  private var receiptQuestion: NewestQuestion?

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let (database, entries) = (parts.database, parts.entries)
    let profile = try await assembly.part(ProfileFeature.self)
    let business = try await assembly.part(BusinessFeature.self)
    accounts = try await assembly.part(Accounts.self)
    let drafts = try await SQLiteDocument<TransferDraft>(named: "transfer draft", in: database)
    drafts.clearing.add { _ in [entries.leaving(Entry.self, where: \.isTransfer)] }
    profile.profiles.additionalChanges.add { [drafts.advancing(afterStoring: $0)] }
    business.businesses.additionalChanges.add { [accounts] in [drafts.changingSender(to: accounts.sender(of: $0))] }
    balancesHidden = try await SQLiteDocument(named: "balances hidden", in: database)

    bank = parts.bank
    let dispatcher = TransferDispatcher(service: parts.bank, intents: parts.intents, clock: parts.clock)
    pendingTransfers = PendingTransfers(in: database, entries: entries, dispatcher: dispatcher)
    let dependencies = TransferDependencies(
      screens: parts.screens, service: parts.bank, dispatcher: dispatcher, drafts: drafts, senders: accounts,
      profiles: profile.profiles, clock: parts.clock, locale: Locale(identifier: "en_GB"),
      makeID: { TransferIntent.ID(parts.makeUUID()) }, makeProfileFlow: { profile.makeFlow($0) },
      makeBusinessFlow: { business.makeFlow($0) })
    makeFlow = { TransferFlow(presentation: $0, start: $1, dependencies: dependencies) }
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
      shell.run(
        makeFlow(shell.presenting(.sheet), start), from: entry, onProgress: { [weak shell] _ in shell?.refreshHome() },
        onFinished: { [weak self, weak shell] in self?.didSend($0, $1, in: shell) })
    case .receipt(let id):
      openReceipt(of: id, in: shell)
    }
  }

  /// Resumes pending transfers; if there are none, home is not refreshed.
  func didLaunch(in shell: Shell) { resume(in: shell, isAutomatic: true) }

  /// Shows a notice about transfers that were not sent.
  func didReturnHome(in shell: Shell) {
    shell.scope.perform { [pendingTransfers] in
      await pendingTransfers.unsent()
    } then: { [weak self, weak shell] unsent in
      self?.showNotice(about: unsent, in: shell)
    }
  }

  /// Resumes pending transfers, then refreshes home: if there were any, or if the person has asked.
  func resume(in shell: Shell, isAutomatic: Bool = false) {
    shell.scope.perform { [pendingTransfers] in
      await pendingTransfers.resumeAll(isAutomatic: isAutomatic)
    } then: { [weak self, weak shell] hasNews in
      guard let shell else { return }
      if hasNews || !isAutomatic { shell.refreshHome() }
      self?.didReturnHome(in: shell)
    }
  }
}

extension TransferEntry: AppEntry {
  public static let kind = "Transfer"

  public var admission: Admission { .members }

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

// MARK: - Ends

extension TransferFeature {
  /// Marks a pending transfer as left, so that the person is notified if it is not sent.
  private func didSend(_ result: TransferFlowResult, _ dismisser: any ViewControllerDismisser, in shell: Shell?) {
    dismisser.dismiss()
    switch result {
    case .created, .cancelled: break
    case .pending(let id):
      shell?.scope.perform { [pendingTransfers] in
        await pendingTransfers.leave(id)
      }
    }
  }

  /// Loads a transfer, and shows its receipt, unless another receipt was requested since.
  private func openReceipt(of id: BankTransfer.ID, in shell: Shell) {
    let question = receiptQuestion ?? NewestQuestion(in: shell.scope)
    receiptQuestion = question
    question.ask { [bank] () async throws(TransferServiceError) in
      try await bank.transfer(id)
    } then: { [weak self, weak shell] result in
      switch result {
      case .success(let transfer): self?.showReceipt(of: transfer, in: shell)
      case .failure(let error):
        if shell?.isRunningFeature == false { shell?.clearEntry() }
        shell?.showNotice("This transfer cannot be opened", message: error.sentence)
      }
    }
  }

  private func showReceipt(of transfer: BankTransfer, in shell: Shell?) {
    guard let shell else { return }
    // The person has started another feature meanwhile.
    guard !shell.isRunningFeature else { return shell.openLater(Entry.receipt(transfer.id)) }
    shell.run(makeReceiptFlow(shell.presenting(.sheet), transfer), from: Entry.receipt(transfer.id))
  }

  /// Shows a notice about transfers that were not sent, until the person has read it.
  private func showNotice(about unsent: [UnsentTransfer], in shell: Shell?) {
    guard let shell, !unsent.isEmpty else { return }
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
