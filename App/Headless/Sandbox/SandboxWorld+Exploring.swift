import CompositionRoot
import FlowExplorer
import FlowHeadless
import FlowKit
import FlowProgram
import FlowStorage
import SandboxBank
import Transfer

// The bank's actions, state and rules for explorations.

extension SandboxWorld: ExplorableWorld {
  var heldReplyCount: Int { bank.faults.heldCount }

  var situation: String {
    (bank.faults.isDown ? "down" : "") + (bank.lateRequestCount > 0 ? "late" : "") + bank.faults.heldCalls.joined()
  }

  var isUndisturbed: Bool {
    let faults = bank.faults
    return !faults.isDown && faults.pendingCount == 0 && faults.heldCount == 0 && bank.lateRequestCount == 0
      && scheduledKill == nil
  }

  var mayBeOutOfDate: Bool { hasHadFault }

  var unrestoredScreens: Set<String>? { ["Business account"] }

  var extendingButtons: Set<String> { ["Show more"] }

  func save() async -> Bool {
    guard isUndisturbed, profileForm == .twoScreens else { return false }
    await bank.save()
    return true
  }

  var numberedIdentifierPrefixes: [String] { ["quote-", "recipient-", "transfer-"] }

  var computedFields: Set<String> { ["You send", "Recipient gets"] }

  var confirmingButtons: Set<String> { ["Confirm and send"] }

  var buttonsWithoutEffect: Set<String>? {
    Set(["Refresh", "Try again"]).union(bank.faults.isDown ? confirmingButtons.union(["Check again", "Continue"]) : [])
  }

  func actions(on screen: ScreenSnapshot?) -> [ExplorerAction] {
    links(on: screen).map { ExplorerAction(.link, [.open($0)]) }
      + clocks(on: screen?.name).map { ExplorerAction(.clock, [.clock(.seconds($0 * 60))]) }
      + bankActions(on: screen?.name)
  }

  /// Returns links to open: at home, one to each place; in a feature two, since all links are pending there.
  private func links(on screen: ScreenSnapshot?) -> [String] {
    let everywhere = ["appcore://transfer/new?source=GBP&target=EUR&amount=100", "appcore://nowhere"]
    guard screen?.name == "Home" else { return everywhere }
    return everywhere + [
      "appcore://profile", "appcore://business/new", "appcore://onboarding", "appcore://transfer/transfer-1",
    ]
  }

  func rareActions(on screen: ScreenSnapshot?) -> [ExplorerAction] {
    let faults = bank.faults
    guard !faults.isDown, faults.pendingCount == 0, scheduledKill == nil else { return [] }
    return [ExplorerAction(.fault, [next("call", "is held")])]
  }

  func situationActions(on screen: ScreenSnapshot?) -> [ExplorerAction] {
    guard isUndisturbed else { return [] }
    let isHome = screen?.name == "Home"
    // A link may also start the app.
    let links: [JourneyStep] = isHome ? [.kill, .open("appcore://profile")] : [.open("appcore://onboarding")]
    let hasReceipts = isHome && commitments?.done.isEmpty == false
    return [ExplorerAction(.link, links), ExplorerAction(.clock, [.clock(.seconds(31 * 60))])]
      + (hasReceipts ? [ExplorerAction(.fault, [next("status", "is held")])] : [])
  }

  private func clocks(on screen: String?) -> [Int] {
    switch screen {
    case "Amount", "Review": [31]
    case "Receipt": [10]
    default: []
    }
  }

  private func bankActions(on screen: String?) -> [ExplorerAction] {
    let held = bank.faults.heldCount
    if held > 0 {
      // A second reply is held, so that they can come in another order.
      let replies = ["bank gives its replies"] + (held > 1 ? ["bank gives its last reply"] : [])
      return replies.map { ExplorerAction(.reply, [phrase($0)]) }
        + (held == 1 && bank.faults.pendingCount == 0 ? [ExplorerAction(.fault, [next("call", "is held")])] : [])
    }
    if bank.faults.isDown { return [ExplorerAction(.fault, [phrase("bank is up")])] }
    guard bank.faults.pendingCount == 0, scheduledKill == nil else { return [] }
    // Two faults, one after the other.
    let both = [next("transfer", "loses its reply"), next("transfer", "refuses … …", "422", "Not today.")]
    return faults(on: screen).map { ExplorerAction(.fault, [$0]) }
      + (screen == "Review" ? [ExplorerAction(.fault, both)] : [])
  }

  private func faults(on screen: String?) -> [JourneyStep] {
    switch screen {
    case "Home": [phrase("bank is down")] + (profileForm == .twoScreens ? [phrase(SandboxPhrase.shortProfile)] : [])
    case "Amount": [phrase("bank is down"), next("quote", "answers …", "503"), next("quote", "is held")]
    case "Recipient":
      [next("recipient", "refuses … …", "422", "This account is closed."), next("recipient", "is held")]
    case "Review":
      [
        phrase(SandboxPhrase.killBeforeWork), phrase(SandboxPhrase.killBeforeReply), phrase("bank is down"),
        next("transfer", "loses its request"),
        .app(phrase: "bank next … … arrive … seconds late", texts: ["5", "transfers", "2000"]),
        next("transfer", "loses its reply"), next("transfer", "is held"),
        .app(phrase: "bank next … … answer …", texts: ["5", "transfers", "503"]),
        next("transfer", "refuses … …", "422", "Not today."), phrase("bank next transfer bounces"),
      ]
    case "Receipt": [next("status", "times out before the work"), next("cancellation", "loses its reply")]
    default: []
    }
  }

  private func phrase(_ phrase: String) -> JourneyStep { .app(phrase: phrase, texts: []) }

  private func next(_ call: String, _ fault: String, _ texts: String...) -> JourneyStep {
    .app(phrase: "bank next … " + fault, texts: [call] + texts)
  }

  func prepareForRules() async {
    noteDisturbance()
    await auditBooks()
    await readCommitments()
    await readStatus()
  }

  func durableState() async -> [String] {
    await auditBooks()
    return [profileForm == .short ? "short" : "", audit?.content ?? ""]
  }

  func appendHiddenState(to text: inout String) {
    text += "\(bank.faults) late \(bank.lateRequestCount)"
    if let scheduledKill { text += "!\(scheduledKill)" }
  }

  var rules: [ExplorerRule] {
    [
      .always("The bank's books are right.") { [weak self] _ in self?.audit?.problem },
      .always("What is shown as work in progress is in progress.", Self.findIdleWork),
      .always("Nobody continues with an expired price.", when: { $0.isTapAtExpiredPrice }) { moment in
        guard let before = moment.before, let screen = moment.screen, screen.name != before.name else { return nil }
        return "\(moment.action?.name ?? "") on \(before.name) leads to \(screen.name)."
      },
      .always("Home says what is pending, and offers to ask again.", when: { $0.screen?.name == "Home" }) {
        [weak self] in self?.findWrongPendingNote($0)
      },
      .always("A receipt that has asked the bank shows its answer.", when: { $0.hasAskedOnReceipt }) {
        [weak self] in self?.findOutdatedReceipt($0)
      },
      .sometimes("A transfer was sent.") { $0.screen?.name == "Receipt" },
      .sometimes("The bank's answer is unknown.") { moment in
        moment.screen?.lines.contains { $0.hasPrefix("Pending:") } == true
      },
      .sometimes("A price has expired.") { $0.screen?.lines.contains("Price: This price has expired") == true },
    ]
  }

  private func findWrongPendingNote(_ moment: ExplorerMoment) -> String? {
    guard moment.isIdle, isUndisturbed, let screen = moment.screen, let commitments else { return nil }
    let saysSo = screen.lines.contains { $0.contains("not known yet") }
    if saysSo, !screen.actions.contains(where: { $0.label == "Try again" }) {
      return "Home says that something is pending, and has no button to ask again."
    }
    guard !hasHadFault, saysSo == commitments.pending.isEmpty else { return nil }
    return saysSo
      ? "Home says that something is pending, and nothing is." : "Home does not say that something is pending."
  }

  private func findOutdatedReceipt(_ moment: ExplorerMoment) -> String? {
    // The bank may not have answered.
    guard moment.isIdle, wasUndisturbed, isUndisturbed, let status = onlyStatus, let screen = moment.screen else {
      return nil
    }
    guard screen.lines.first?.hasPrefix(status.label.developerForm) == true else {
      return "The receipt does not show that the bank says \(status.label.developerForm)."
    }
    let denies = screen.lines.contains { $0.contains("can't be cancelled") }
    return status == .cancelled && denies ? "The receipt says that a cancelled transfer cannot be cancelled." : nil
  }

  private static func findIdleWork(_ moment: ExplorerMoment) -> String? {
    guard moment.isIdle, let screen = moment.screen else { return nil }
    let work =
      screen.lines.first { $0.hasSuffix("…") } ?? screen.actions.first { $0.label == "Refresh" && !$0.isEnabled }?.label
    return work.map { "\(screen.name) shows “\($0)” as in progress, but no work is." }
  }
}

extension ExplorerMoment {
  fileprivate var isTapAtExpiredPrice: Bool {
    action?.kind == .tap && before?.lines.contains("Price: This price has expired") == true
      && ["Continue", "Confirm and send"].contains { action?.steps == [.action(.tap($0))] }
  }

  fileprivate var hasAskedOnReceipt: Bool {
    screen?.name == "Receipt" && ["Refresh", "Yes"].contains { action?.steps == [.action(.tap($0))] }
  }
}
