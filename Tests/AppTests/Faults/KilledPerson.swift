import FlowExplorer
import FlowHeadless
import FlowStorage
import SandboxBank
import Storage
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// A person whose app is killed at the end of a flow, and the state after the next launch.
@MainActor
struct KilledPerson {
  let disk: DiskBefore
  let device: Device
  private(set) var problems: [String] = []
  /// The number of statements about money that they have read, or that flows have ended with.
  private(set) var toldCount = 0
  /// How often something that was confirmed was looked for.
  private(set) var ruleCount = 0
  /// All texts that they have read after kills.
  private var texts: [String] = []
  /// Whether they leave a transfer by its sheet, not by its button.
  private let pullsDown: Bool

  init(with device: Device, _ disk: DiskBefore, pullsDown: Bool = false) {
    (self.device, self.disk, self.pullsDown) = (device, disk, pullsDown)
  }

  private var screen: ScreenSnapshot? { device.driver?.window.snapshot }

  /// Ends the flow, but the process is killed after this number of writes; then opens the app again.
  mutating func endFlow(killedAfter commits: Int) async {
    guard let database = device.database else { return problems.append("no app") }
    await database.limitCommits(to: database.commitCount + commits)
    await tap(disk.end.action)
    await device.kill()
    if disk.end == .expired {
      do { try await device.perform("bank is up", []) } catch { problems.append("\(error)") }
      await device.advanceClock(by: .seconds(31 * 60))
    }
    await device.relaunch()
    await checkPlace()
  }

  /// Checks that a confirmed transfer is executed, pending or reported.
  private mutating func judgeSilence() async {
    guard !disk.commitments.confirmed.isEmpty, let now = await device.readCommitments() else { return }
    ruleCount += 1
    texts += screen.map { [$0.title] + $0.lines } ?? []
    problems += [now.findSilence(since: disk.commitments, reading: texts, isHome: screen?.name == "Home")]
      .compactMap(\.self)
  }

  /// Checks that the person sees no empty form, and is on the screen before or after the end of the flow.
  mutating func checkPlace() async {
    // A process that dies in the middle of a write may leave half of it, which was not reported as saved.
    if screen?.name == "Alert", screen?.lines.contains(where: { $0.contains("may be missing") }) == true {
      await tap("OK")
    }
    guard let screen else { return problems.append("the app does not start: \(device.defects)") }
    await judgeSilence()
    if screen.name == disk.screen.name, !disk.end.isPending {
      if screen.fields != disk.screen.fields { problems.append("\(screen.name) is filled in differently") }
    } else if !disk.end.screensAfter.contains(screen.name) {
      problems.append("came to \(screen.stack)")
    }
  }

  /// Continues until home is reached, and checks its screen.
  mutating func continueToHome() async throws {
    for _ in 0..<12 where screen?.name != "Home" {
      try await judgeMoney()
      let actions = Set(screen?.actions.filter(\.isEnabled).map(\.label) ?? [])
      let canPullDown = screen?.exits.contains(.pullDown) == true
      let isLeft = canPullDown && (disk.end == .expired || pullsDown && [.receipt, .pending].contains(disk.end))
      if screen?.name == "Amount" || isLeft {
        try? device.driver?.window.perform(.pullDown)
        await device.driver?.settle()
      } else if let action = ["OK", "Discard", "Save", "Start", "Done", disk.end.action].first(where: actions.contains)
      {
        await tap(action)
      }
    }
    if disk.end == .pending {
      try await device.perform("bank is up", [])
      for label in ["OK", "Try again"] { await tap(label) }
    }
    try await judgeMoney()
    guard screen?.name == "Home", let database = device.database else { return problems.append("never came home") }
    let businesses = try await SQLiteBusinessStore(in: database).loadAll().count
    let transfers = try await device.transferCount()
    if [businesses, transfers] != disk.end.counts { problems.append("has \(businesses) and sent \(transfers)") }
    problems += device.defects
  }

  /// Compares the screen's statements about money, and the results of flows, with the bank's books.
  private mutating func judgeMoney() async throws {
    let facts = try await MoneyFacts(of: device)
    let told = ToldMoney.all(on: screen) + (device.results?.takeTold() ?? [])
    toldCount += told.count
    problems += told.compactMap(facts.falsehood)
  }

  private func tap(_ action: String) async {
    try? device.driver?.window.perform(.tap(action))
    await device.driver?.settle()
  }
}

extension Device {
  /// Returns the number of transfers in the bank's books.
  fileprivate func transferCount() async throws -> Int {
    try await (world as? SandboxWorld)?.bank.customerTransactionIDs().count ?? 0
  }
}
