import CompositionRoot
import FlowExplorer
import FlowFaults
import FlowHeadless
import FlowKit
import FlowProgram
import FlowScreens
import FlowStorage
import SandboxBank
import SignIn
import Transfer

// The bank's actions, state and rules for explorations.

extension SandboxWorld: ExplorableWorld {
  var servicesWithOwnPlan: Set<String> { [BankFaults.word] }

  func inspect(on screen: ScreenSnapshot?) async -> WorldInspection {
    let changes = await bank.changesOfContent
    await auditBooks(after: changes)
    await readCommitments(after: changes)
    await readStatus(after: changes)
    var world = WorldInspection()
    world.durableState = [profileForm == .short ? "short" : "", audit?.content ?? ""]
    world.deadlines = screen?.priceExpiries ?? []
    world.commitments = commitments
    world.hiddenState = (typedSignIn?.email ?? "") + (bank.closure.map { "\($0)" } ?? "")
    if isAccessOver { world.hiddenState += "access is over" }
    // What the person types there are the digits that were sent last.
    let hasCode = screen?.fields.contains { $0.label == "Code" } == true
    if hasCode, let code = bank.inbox.latestCode { world.hiddenState += code }
    world.facts[Fact.problemOfBooks] = audit?.problem
    world.facts[Fact.transferStatus] = onlyStatus?.label.developerForm
    world.session = sessionAtBank()
    world.labels = Self.labels
    if bank.closure != nil { world.hasNoFaults = false }
    if wasBankClosed { world.mayShowStaleFault = true }
    if isBankSilent() { (world.hasNoFaults, world.mayShowStaleFault) = (false, true) }
    if bank.closure != nil || bank.faults.isDown { world.labels.buttonsWithoutEffect?.formUnion(Self.buttonsThatAsk) }
    // Until a pause is over, the bank refuses each attempt alike; a used-up code is always refused alike.
    if screen?.lines.contains(where: { line in Self.beginningsOfPauses.contains(where: line.hasPrefix) }) == true {
      world.labels.buttonsWithoutEffect?.formUnion(Self.buttonsOfAttempts)
    }
    if screen?.lines.contains(NewPasswordInteractor.invalidCode.developerForm) == true {
      world.labels.buttonsWithoutEffect?.insert("Set the password")
    }
    return world
  }

  private func sessionAtBank() -> ServiceSession {
    var session = ServiceSession()
    session.needlessExchangeCount = bank.admissions.needlessExchangeCount
    session.refusedNewestCodeCount = bank.admissions.refusedNewestCodeCount
    if let number = bank.admissions.latestSession, let sessions = audit?.sessions {
      session.isOpen = sessions[number] == true
    }
    if audit?.hasTransfersOfGrace == true { session.textsOfOthers = [Self.recipientOfGrace] }
    return session
  }

  /// Whether the bank answers nothing until the person signs in, which the app finds out by its next call.
  private func isBankSilent() -> Bool {
    guard let isSignInNeeded else { return false }
    let sessions = audit?.sessions ?? [:]
    return isSignInNeeded || !sessions.isEmpty && !sessions.values.contains(true)
  }

  /// The buttons that change nothing while the bank does not answer.
  private static let buttonsThatAsk = buttonsOfAttempts.union(["Confirm and send", "Check again"])

  /// The beginnings of the sentences about a pause, up to its number of seconds.
  private static let beginningsOfPauses = [SignInError.tooManyAttempts(0), .codeTooSoon(0)].map { error in
    String(error.sentence.developerForm.prefix { !$0.isNumber })
  }

  private static let buttonsOfAttempts: Set<String> = [
    "Continue", "Send a code", "Send another code", "Set the password",
  ]

  private static let labels = {
    var labels = ExplorerLabels()
    labels.confirmingButtons = ["Confirm and send"]
    labels.buttonsWithoutEffect = ["Refresh", "Try again"]
    labels.extendingButtons = ["Show more"]
    labels.computedFields = ["You send", "Recipient gets"]
    // A code and a password are never stored, and the e-mail address of a new password is that of the sign-in below.
    labels.unrestoredScreens = ["Business account", "Code", "New password", "Set password", "Signed in"]
    labels.identifierPrefixes = ["quote-", "recipient-", "transfer-", "session-", "exchange-"]
    return labels
  }()

  func saveState() async -> Bool {
    guard profileForm == .twoScreens else { return false }
    await bank.save()
    return true
  }

  func actions(on screen: ScreenSnapshot?, _ occasion: ExplorerOccasion) -> [ExplorerAction] {
    switch occasion {
    case .everyState:
      links(on: screen).map { ExplorerAction(.link, [.open($0)]) }
        + clocks(on: screen?.name).map { ExplorerAction(.clock, [.clock(.seconds($0 * 60))]) }
        + bankActions(on: screen?.name)
    case .newSituation: bank.faults.status.hasNoFaults ? situationActions(on: screen) : []
    case .newSession: sessionActions(on: screen?.name)
    case .newScreen:
      isDisturbed ? [] : [ExplorerAction(.fault, [next("call", "is held")])]
    }
  }

  /// Returns links to open: at home, one to each place; in a feature two, since all links are pending there.
  private func links(on screen: ScreenSnapshot?) -> [String] {
    let everywhere = ["appcore://transfer/new?source=GBP&target=EUR&amount=100", "appcore://nowhere"]
    guard screen?.name == "Home" else { return everywhere }
    return everywhere + [
      "appcore://profile", "appcore://business/new", "appcore://onboarding", "appcore://transfer/transfer-1",
    ]
  }

  private func situationActions(on screen: ScreenSnapshot?) -> [ExplorerAction] {
    let isHome = screen?.name == "Home"
    // A link may also start the app.
    let links: [JourneyStep] = isHome ? [.kill, .open("appcore://profile")] : [.open("appcore://onboarding")]
    // What the person has at the bank then is as on a new phone, so this is not tried first.
    let canDelete = screen?.name == "Settings" && isSignInNeeded == false && commitments == Commitments()
    let hasReceipts = isHome && !commitments.executed.isEmpty
    return [ExplorerAction(.link, links), ExplorerAction(.clock, [.clock(.seconds(31 * 60))])]
      + (canDelete ? [ExplorerAction(.fault, [phrase("the app is deleted and installed again")])] : [])
      + (hasReceipts ? [ExplorerAction(.fault, [next("status", "is held")])] : [])
  }

  /// What a session meets at home besides its end: faults of the exchange of its tokens, a late store of its secret, and another
  /// customer of the bank.
  private func sessionActions(on screen: String?) -> [ExplorerAction] {
    guard screen == "Home", commitments == Commitments(), isSignInNeeded == false, !isDisturbed,
      bank.faults.heldCount == 0
    else { return [] }
    let launch: [JourneyStep] = [.kill, .relaunch]
    // An access token is good for ten minutes.
    let expiry = JourneyStep.clock(.seconds(11 * 60))
    let fault = [next("refresh", "answers …", "503")] + launch
    // The first call of home is refused after the next one has exchanged the tokens.
    let lateRefusal = [
      next("balance", "holds the refusal of its token"), expiry, .clock(.seconds(60)), phrase("bank gives its replies"),
    ]
    let lateSecret = [phrase("next secret is saved late")] + launch + [expiry, phrase("the late secret is saved")]
    let transfer = [phrase(SandboxPhrase.transferOfGrace), JourneyStep.open("appcore://transfer/transfer-1")]
    return [transfer, fault, lateRefusal, lateSecret].map { ExplorerAction(.fault, $0) }
  }

  /// Whether a fault or a kill is planned, or the bank is down.
  private var isDisturbed: Bool {
    let status = bank.faults.status
    return bank.closure != nil || status.isDown || status.pendingCount > 0 || status.isKillScheduled
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
    if bank.closure != nil { return [ExplorerAction(.fault, [phrase(SandboxPhrase.openAgain)])] }
    if bank.faults.isDown { return [ExplorerAction(.fault, [phrase("bank is up")])] }
    guard !isDisturbed else { return [] }
    // Home finds out that the session has ended, unless a call of the person does first.
    let expiry = [phrase(SandboxPhrase.endOfSession), .clock(.seconds(60))]
    // The app asks the bank when the person comes back.
    let metClosed = [phrase(SandboxPhrase.newerVersion), phrase("leave the app"), phrase("come back")]
    // Two faults, one after the other.
    let both = [next("transfer", "loses its reply"), next("transfer", "refuses … …", "422", "Not today.")]
    return faults(on: screen).map { ExplorerAction(.fault, [$0]) }
      + (screen == "Review" ? [ExplorerAction(.fault, both)] : [])
      + (screen == "Home" && isSignInNeeded == false ? [ExplorerAction(.fault, expiry)] : [])
      + (screen == "Home" || screen == "Amount" ? [ExplorerAction(.fault, metClosed)] : [])
  }

  private func faults(on screen: String?) -> [JourneyStep] {
    switch screen {
    case "Home":
      [phrase("bank is down")] + (profileForm == .twoScreens ? [phrase(SandboxPhrase.shortProfile)] : [])
        + (isSignInNeeded == false ? [phrase(SandboxPhrase.endOfSession)] : [])
    case "Sign in": audit?.hasCustomers == false ? [phrase(SandboxPhrase.customer)] : []
    case "Amount": [phrase("bank is down"), next("quote", "answers …", "503"), next("quote", "is held")]
    case "Recipient":
      [next("recipient", "refuses … …", "422", "This account is closed."), next("recipient", "is held")]
    case "Review":
      [
        phrase("kill when the bank gets the next transfer"),
        phrase("kill when the bank has done the next transfer"), phrase("bank is down"),
        phrase(SandboxPhrase.newerVersion), phrase(SandboxPhrase.endOfSession),
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
}

// MARK: - Rules

extension SandboxWorld {
  /// The names of the facts that the rules compare.
  private enum Fact {
    /// The problem of the bank's books, as a sentence.
    static let problemOfBooks = "books"
    /// The bank's status of the only transfer.
    static let transferStatus = "status"
  }

  var rules: [ExplorerRule] {
    [
      .always("The bank's books are right.") { $0.latest.world.facts[Fact.problemOfBooks] },
      .always("Work that is shown as in progress is in progress.", Self.findIdleWork),
      .always("Nobody continues with an expired price.", when: { $0.isTapAtExpiredPrice }) { step in
        guard let before = step.previous.screen, let screen = step.latest.screen,
          // The app may not ask for another price then.
          ![before.name, "Closed", "Sign in"].contains(screen.name)
        else {
          return nil
        }
        return "\(step.action?.name ?? "") on \(before.name) leads to \(screen.name)."
      },
      .always(
        "Home reports pending transfers, and offers to ask again.", when: { $0.latest.screen?.name == "Home" },
        Self.findWrongPendingNote),
      .always(
        "Signing out names each transfer whose outcome is not known.", when: { $0.isSigningOut },
        Self.findUnnamedTransfers),
      .always(
        "A receipt that has asked the bank shows its answer.", when: { $0.hasAskedOnReceipt }, Self.findOutdatedReceipt),
      .sometimes("A transfer was sent.") { $0.latest.screen?.name == "Receipt" },
      .sometimes("The bank's answer is unknown.") { step in
        step.latest.screen?.actions.contains { $0.label == "Check again" } == true
      },
      .sometimes("A price has expired.") { $0.latest.screen?.hasExpiredPrice == true },
    ]
  }

  private static func findWrongPendingNote(_ step: CheckedStep) -> String? {
    let world = step.latest.world
    guard step.isIdle, world.hasNoFaults, let screen = step.latest.screen, let commitments = world.commitments else {
      return nil
    }
    let saysSo = (1...9).contains { screen.lines.contains(HomeNotes.pending($0).developerForm) }
    if saysSo, !screen.actions.contains(where: { $0.label == "Try again" }) {
      return "Home says that something is pending, and has no button to ask again."
    }
    guard !world.mayShowStaleFault, saysSo == commitments.unresolved.isEmpty else { return nil }
    return saysSo
      ? "Home says that something is pending, and nothing is." : "Home does not say that something is pending."
  }

  private static func findUnnamedTransfers(_ step: CheckedStep) -> String? {
    guard let pending = step.previous.world.commitments?.unresolved, let alert = step.previous.screen else {
      return nil
    }
    let named = alert.lines.reduce(0) { $0 + $1.ranges(of: SignOutTexts.mayStillBeSent.developerForm).count }
    return named < pending.count ? "Signing out names \(named) of \(pending.count) transfers." : nil
  }

  private static func findOutdatedReceipt(_ step: CheckedStep) -> String? {
    // The bank may not have answered.
    guard step.isIdle, step.previous.world.hasNoFaults, step.latest.world.hasNoFaults,
      let status = step.latest.world.facts[Fact.transferStatus], let screen = step.latest.screen
    else { return nil }
    guard screen.lines.first?.hasPrefix(status) == true else {
      return "The receipt does not show that the bank says \(status)."
    }
    let denies = screen.lines.contains { $0.contains(SandboxTransferService.tooLateToCancel) }
    return status == TransferStatus.cancelled.label.developerForm && denies
      ? "The receipt says that a cancelled transfer cannot be cancelled." : nil
  }

  private static func findIdleWork(_ step: CheckedStep) -> String? {
    guard step.isIdle, let screen = step.latest.screen else { return nil }
    let work =
      WorkTexts.all.map(\.developerForm).first(where: screen.lines.contains)
      ?? screen.actions.first { $0.label == "Refresh" && !$0.isEnabled }?.label
    return work.map { "\(screen.name) shows “\($0)” as in progress, but no work is." }
  }
}

extension CheckedStep {
  fileprivate var isTapAtExpiredPrice: Bool {
    action?.kind == .tap && previous.screen?.hasExpiredPrice == true
      && ["Continue", "Confirm and send"].contains { action?.steps == [.action(.tap($0))] }
  }

  fileprivate var isSigningOut: Bool {
    action?.kind == .tap && previous.screen?.title == SignOutTexts.title.developerForm
      && action?.steps != [.action(.tap(SignOutTexts.stay.developerForm))]
  }

  fileprivate var hasAskedOnReceipt: Bool {
    latest.screen?.name == "Receipt" && ["Refresh", "Yes"].contains { action?.steps == [.action(.tap($0))] }
  }
}

extension ScreenSnapshot {
  /// The texts at the right of the rows that show a price's expiry.
  private var expiryTexts: [String] {
    elements.compactMap { element in
      guard case .line(let line) = element, line.kind == .custom(PriceExpiry.rowName) else { return nil }
      return line.details.value
    }
  }

  fileprivate var hasExpiredPrice: Bool { expiryTexts.contains(PriceExpiry.expired.developerForm) }

  /// The times at which the prices on the screen expire, which end their texts.
  fileprivate var priceExpiries: [Int64] {
    expiryTexts.compactMap { text in
      do throws(TimestampError) { return try Timestamp(String(text.suffix(20))).secondsSince1970 } catch { return nil }
    }
  }
}
