import FlowHeadless
import Money
import SandboxBank
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// A person who sends money once, and the final state that they find.
@MainActor
struct RetryingPerson {
  /// Their behaviour after an unknown outcome or a kill.
  enum Manner: CaseIterable, Sendable {
    /// They open the app at once, and ask again until they know.
    case insists
    /// They open the app when the price has expired.
    case isLate
    /// They leave it for now.
    case leaves
  }

  let device: FaultyDevice
  let manner: Manner
  private(set) var problems: [String] = []
  /// The transfer that they have left.
  private var left: TransferIntent.ID?
  /// Whether they have read that it was not sent.
  private var isToldOfIt = false

  init(_ manner: Manner, at device: FaultyDevice) {
    (self.manner, self.device) = (manner, device)
  }

  /// Confirms, continues until home is reached, opens the app twice more, and checks its screens.
  mutating func sendOnce() async throws {
    try await device.launch()
    for _ in 0..<30 {
      guard let screen = device.screen else {
        if manner == .isLate { device.pass(.seconds(31 * 60)) }
        try await device.launch()
        continue
      }
      if screen.name == "Home" { break }
      await go(on: screen.actions.filter(\.isEnabled).map(\.label))
    }
    if manner == .leaves { try await checkHomeIsHonest() }
    for _ in 1...2 {
      try await device.launchOrRecordDefect()
      if device.app == nil { try await device.launch() }
      if device.screen?.name == "Alert" { await go(on: ["OK"]) }
    }
    try await checkEnd()
  }

  private mutating func go(on actions: [String]) async {
    if actions.contains("Confirm and send") {
      // A person who can confirm was informed that nothing was sent.
      if await !transfers().isEmpty { problems.append("could confirm what was sent") }
      if (try? await device.openIntentIDs()) != [] { problems.append("could confirm what is open") }
      device.plan.didConfirm()
      await device.tapTwice("Confirm and send")
    } else if actions.contains("Check again") {
      // Without a recorded intent, the transfer may never have been confirmed.
      if manner == .leaves, let id = (try? await device.openIntentIDs())?.first {
        left = id
        return await device.tapTwice("Leave it for now")
      }
      device.pass(.seconds(600))
      await device.tapTwice("Check again")
    } else if actions.contains("OK") {
      isToldOfIt = device.screen?.lines.contains { $0.contains("was not sent") } ?? false
      await device.tapTwice("OK")
    } else if let action = ["Done", "Try again"].first(where: actions.contains) {
      await device.tapTwice(action)
    } else {
      problems.append("was held at \(device.screen?.name ?? "nothing")")
    }
  }
}

// MARK: - Looking

extension RetryingPerson {
  private func transfers() async -> [BankTransfer] {
    (try? await device.bank.withoutFaults.transfers(after: nil).transfers) ?? []
  }

  private var isPendingShown: Bool { device.screen?.lines.contains { $0.contains("not known yet") } ?? false }

  /// Home shows exactly the transfers that may have been sent as pending.
  private mutating func checkHomeIsHonest() async throws {
    let isOpen = try await !device.openIntentIDs().isEmpty
    let isUnreadable = device.screen?.lines.contains { $0.contains("pending transfers may be missing") } ?? false
    guard device.app != nil, isOpen != isPendingShown, !isUnreadable else { return }
    problems.append("home does not say what is pending")
  }

  private mutating func checkEnd() async throws {
    let transfers = await transfers()
    let isRefused = try await isRefusedMeanwhile()
    if transfers.count != (isRefused ? 0 : 1) { problems.append("sent \(transfers.count) times") }
    if isToldOfIt != isRefused { problems.append("was told \(isRefused ? "nothing" : "that it was not sent")") }
    if try await !device.openIntentIDs().isEmpty { problems.append("an intent is open") }
    for transfer in transfers {
      let record = try await device.record(of: transfer.customerTransactionID)
      if record?.closedAs != transfer.id { problems.append("the intent of \(transfer.id) is not closed with it") }
    }

    var expected = SandboxTransferService.openingBalances
    for transfer in transfers {
      for index in expected.indices where expected[index].currency == transfer.quote.source.currency {
        expected[index] = try expected[index] - transfer.quote.source
      }
    }
    let balances = try await device.bank.withoutFaults.balances(of: Accounts.personID).map(\.available)
    if Set(balances) != Set(expected) { problems.append("balances \(balances)") }
    checkHome(shows: transfers, and: expected)
  }

  /// Whether the bank has refused the left transfer in the meantime, and it was not confirmed again.
  private func isRefusedMeanwhile() async throws -> Bool {
    guard let left, case .abandoned = try await device.record(of: left)?.state else { return false }
    return true
  }

  private mutating func checkHome(shows transfers: [BankTransfer], and balances: [Amount]) {
    guard let app = device.app, let screen = device.screen else { return problems.append("the app does not run") }
    if screen.name != "Home" || isPendingShown { problems.append("is at \(screen.name), or pending") }
    let offered = screen.actions.map(\.label).filter { $0.hasPrefix("Open transfer-") }
    if offered != transfers.map({ "Open \($0.id)" }) { problems.append("home shows \(offered)") }
    let missing = balances.map(\.description).filter { !screen.lines.contains($0) }
    if !missing.isEmpty { problems.append("home does not show \(missing)") }
    problems += app.flowObserver.defects
    if !app.driver.window.refusals.isEmpty { problems.append("a rule of the toolkit was broken") }
  }
}

extension IntentRecord {
  fileprivate var closedAs: BankTransfer.ID? {
    if case .closed(let transfer) = state { transfer.id } else { nil }
  }
}
