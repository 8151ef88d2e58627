import AppShell
import Database
import Documents
import FlowKit
import Foundation
import Transfer

/// Sending money, as the app knows it: a transfer, and the receipt of one that was sent.
final class TransferFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Transfer"

    case transfer(TransferStart)
    /// What has become of a transfer.
    case receipt(BankTransfer.ID)

    var admission: Admission { .members }

    /// A transfer goes on with its draft.
    var resumed: Entry { isTransfer ? .transfer(.draft) : self }

    var isTransfer: Bool {
      if case .transfer = self { true } else { false }
    }
  }

  /// Makes the flow that sends money; a test puts another one in its place.
  var makeFlow: @MainActor (FlowPresentation, TransferStart) -> any Flow<TransferFlowResult>
  /// Makes the flow that shows what has become of a transfer; a test puts another one in its place.
  var makeReceiptFlow: @MainActor (FlowPresentation, BankTransfer) -> any Flow<FlowOutcome<BankTransfer>>
  /// What the person left before the bank's answer was known.
  let left: LeftTransfers

  private let bank: any TransferService
  private let dispatcher: TransferDispatcher

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let (database, entries) = (parts.database, parts.entries)
    let profile = try await assembly.part(ProfileFeature.self)
    let business = try await assembly.part(BusinessFeature.self)
    let accounts = try await assembly.part(Accounts.self)
    let drafts = try await SQLiteDocument<TransferDraft>(named: "transfer draft", in: database)
    profile.remembered.consequences.add { [drafts.goingOn(afterStoring: $0)] }
    business.businesses.consequences.add { [drafts.goingOn(as: accounts.sender(of: $0))] }

    bank = parts.bank
    let dispatcher = TransferDispatcher(service: parts.bank, intents: parts.intents, clock: parts.clock)
    self.dispatcher = dispatcher
    left = LeftTransfers(
      ids: try await SQLiteDocument(named: "left transfers", in: database, durability: .survivesPowerLoss),
      intents: parts.intents, bank: parts.bank
    ) { change in
      try await database.make([change, entries.leaving(Entry.self, where: \.isTransfer)])
    }
    let dependencies = TransferDependencies(
      screens: parts.screens(), service: parts.bank, dispatcher: dispatcher,
      drafts: TransferProgress(database: database, drafts: drafts, entries: entries), senders: accounts,
      profiles: profile.remembered, clock: parts.clock, locale: Locale(identifier: "en_GB"),
      makeID: { TransferIntent.ID(parts.makeUUID()) }, makeProfileFlow: { profile.makeFlow($0) },
      makeBusinessFlow: { business.makeFlow($0) })
    makeFlow = { TransferFlow(presentation: $0, start: $1, dependencies: dependencies) }
    makeReceiptFlow = { ReceiptFlow(presentation: $0, transfer: $1, dependencies: dependencies) }
  }

  func entry(for link: AppLink) throws(AppLinkError) -> Entry? {
    do throws(TransferLinkError) {
      return switch try TransferLink(path: link.path, query: link.query) {
      case .new(let start): .transfer(start)
      case .transfer(let id): .receipt(id)
      case nil: nil
      }
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

  func didLaunch(in shell: Shell) { resume(in: shell) }

  /// A notice tells what was not sent.
  func didComeHome(in shell: Shell) {
    shell.scope.perform { [left] in
      await left.unsent()
    } then: { [weak self, weak shell] unsent in
      self?.tell(unsent, in: shell)
    }
  }

  /// Asks the bank again for what it has not answered, and then for what home shows.
  func resume(in shell: Shell) {
    shell.scope.perform { [left, dispatcher] in
      await left.takeUp(with: dispatcher)
    } then: { [weak self, weak shell] in
      guard let shell else { return }
      shell.refreshHome()
      self?.didComeHome(in: shell)
    }
  }
}

// MARK: - Ends

extension TransferFeature {
  /// What is left pending is not forgotten: the person is told if it is not sent in the end.
  private func didSend(_ result: TransferFlowResult, _ dismisser: any ViewControllerDismisser, in shell: Shell?) {
    dismisser.dismiss()
    switch result {
    case .created, .cancelled: break
    case .pending(let id):
      shell?.scope.perform { [left] in
        await left.add(id)
      } then: {
      }
    }
  }

  /// Asks the bank for a transfer, and shows what has become of it.
  private func openReceipt(of id: BankTransfer.ID, in shell: Shell) {
    shell.scope.attempt { [bank] () async throws(TransferServiceError) in
      try await bank.transfer(id)
    } then: { [weak self, weak shell] result in
      switch result {
      case .success(let transfer): self?.showReceipt(of: transfer, in: shell)
      case .failure(let error):
        shell?.forgetEntry()
        shell?.tell("This transfer cannot be opened", error.sentence)
      }
    }
  }

  private func showReceipt(of transfer: BankTransfer, in shell: Shell?) {
    guard let shell, !shell.isInFeature else { return }
    shell.run(makeReceiptFlow(shell.presenting(.sheet), transfer), from: Entry.receipt(transfer.id))
  }

  /// Tells the person what was not sent; unless they have read it, it is told again.
  private func tell(_ unsent: [UnsentTransfer], in shell: Shell?) {
    guard let shell, !unsent.isEmpty else { return }
    let sentences = unsent.map(\.sentence) + ["Your money is where it was. Send it anew if you still want to."]
    // Whatever else takes the alert away, such as the end of the feature below it, is no answer.
    let alert = Alert(
      "Not sent", message: sentences.joined(separator: " "), choices: [.init("OK", true)], unanswered: false)
    shell.tell(alert) { [left, weak shell] in
      shell?.scope.perform {
        await left.forget(unsent.map(\.id))
      } then: {
      }
    }
  }
}
