import BankConformance
import Business
import FlowAppTesting
import FlowKit
import FlowTesting
import Money
import Profile
import Transfer

/// Performs random actions of a person, a bank and a caller on the Transfer flow, from a seed.
@MainActor
struct RandomSender {
  private let flow: TransferFlowTest
  private var random: SplitMix64
  private var isSwiping = false

  /// The violations.
  private(set) var violations: Set<String> = []
  private(set) var counts: [String: Int] = [:]
  private var window: TestWindow { flow.window }

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    flow = try TransferFlowTest()
    window.holdsTransitions = true
  }

  mutating func act() async {
    switch window.top {
    case _ where chance(14): await move()
    case let screen as AmountTestScreen: act(on: screen)
    case let screen as RecipientTestScreen: act(on: screen)
    case let screen as ReviewTestScreen: act(on: screen)
    case let screen as ReceiptTestScreen: act(on: screen)
    case let alert as TestAlert: answer(alert)
    case is TestScreen: endSubflow()
    default: await start()
    }
    if chance(3) { await waitUntilIdle() }
    look()
  }

  /// Reopens the app, and compares the bank's transfers with the app's records.
  mutating func leave() async -> [String] {
    await waitUntilIdle()
    window.holdsTransitions = false
    flow.bank.failures = [:]
    flow.clock.advance(by: .seconds(3600))
    _ = try? await flow.dispatcher.resumePendingTransfers()
    if await !flow.store.openIntentIDs().isEmpty { violations.insert("intents are still open") }
    let closed = await flow.store.records.compactMap { record in
      if case .closed(let transfer) = record.state { transfer } else { nil }
    }
    // The bank alone knows of a cancellation.
    if closed.map(\.id) != flow.bank.transfers.map(\.id) || closed.map(\.quote) != flow.bank.transfers.map(\.quote) {
      violations.insert("the app's books are not the bank's")
    }
    counts["sent"] = closed.count
    return await flow.problems()
  }
}

// MARK: - The person

extension RandomSender {
  private mutating func act(on screen: AmountTestScreen) {
    let currency = [Currency.gbp, .eur, .usd].randomElement(using: &random) ?? .gbp
    switch Int.random(in: 0..<14, using: &random) {
    case 0: screen.presenter.didType(["100", "12.5", "x", "", "0"].randomElement(using: &random) ?? "", on: .source)
    case 1: screen.presenter.didType("250.00", on: .target)
    case 2: screen.presenter.didChoose(currency, on: chance(2) ? .source : .target)
    case 3: screen.presenter.didChoose(chance(2) ? flow.senders.active : flow.senders.business)
    case 4: screen.presenter.didTapSendAsBusiness()
    case 5: screen.presenter.didTapTryAgain()
    case 6: screen.presenter.timeDidPass()
    case _: screen.presenter.didTapContinue()
    }
  }

  private mutating func act(on screen: RecipientTestScreen) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: screen.fill(.emmy)
    case 1: screen.presenter.didChoose(nil)
    case 2: screen.presenter.didTapTryAgain()
    case 3, 4: if let first = screen.content?.known.first { screen.presenter.didChoose(first.id) }
    case _: screen.presenter.didTapContinue()
    }
  }

  private mutating func act(on screen: ReviewTestScreen) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: screen.presenter.didEditReference(to: ["", "Rent", "ß"].randomElement(using: &random) ?? "")
    case 1: screen.presenter.didTapTryAgain()
    case 2: screen.presenter.didTapCheckAgain()
    case 4: screen.presenter.didTapLeave()
    case _: screen.presenter.didTapConfirm()
    }
  }

  private mutating func act(on screen: ReceiptTestScreen) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: screen.presenter.didTapRefresh()
    case 1: screen.presenter.didTapCancel()
    case _: screen.presenter.didTapDone()
    }
  }

  private mutating func answer(_ alert: TestAlert) {
    counts["answered", default: 0] += 1
    window.answer(alert.content.buttons.randomElement(using: &random)?.label ?? "")
  }

  private mutating func move() async {
    if isSwiping {
      window.endSwipeBack(cancelled: chance(2))
      isSwiping = false
      return
    }
    window.settle()
    switch Int.random(in: 0..<7, using: &random) {
    case 0: window.goBack()
    case 1: window.pullDown()
    case 2: window.swipeBack(cancelled: chance(2))
    case 3:
      window.beginSwipeBack()
      isSwiping = true
    case 4: goWrong()
    case 5: flow.clock.advance(by: .seconds(chance(4) ? 1800 : 60))
    case _: await waitUntilIdle()
    }
  }
}

// MARK: - The others

extension RandomSender {
  private mutating func goWrong() {
    guard chance(3) else { return flow.bank.failures = [:] }
    // The bank never answers.
    if chance(3) { return flow.bank.failures["create"] = Array(repeating: .unknown(.timedOut), count: 5) }
    let errors: [TransferServiceError] = [
      .unknown(.timedOut), .refused(.poor), .refused(.expired), .unknown(.tooManyRequests(retryAfter: .seconds(90))),
    ]
    let names = ["create", "create", "create", "quote", "look up", "requirements", "events"]
    let name = names.randomElement(using: &random) ?? "create"
    for _ in 0..<Int.random(in: 1..<7, using: &random) {
      if let error = errors.randomElement(using: &random) { flow.bank.failures[name, default: []].append(error) }
    }
  }

  private mutating func endSubflow() {
    if let flow = flow.stubs.profiles.last, flow.context.isRunning {
      flow.finish(chance(3) ? .cancelled : (try? .completed(.ada)) ?? .cancelled)
    } else if let flow = flow.stubs.businesses.last, flow.context.isRunning {
      flow.finish(chance(3) ? .cancelled : (try? .completed(.engines)) ?? .cancelled)
    }
  }

  private mutating func start() async {
    await waitUntilIdle()
    flow.stubs.profiles = []
    flow.stubs.businesses = []
    let presentations = [window.pushing, window.presenting(.sheet), window.presenting(.fullScreen)]
    var starts: [TransferStart] = [.draft, .draft, .new, .fromBalance(.gbp)]
    if let transfer = flow.bank.transfers.last { starts.append(.repeating(transfer)) }
    flow.test.start(
      TransferFlow(
        presentation: presentations.randomElement(using: &random) ?? window.pushing,
        start: starts.randomElement(using: &random) ?? .new, dependencies: flow.dependencies))
    counts["started", default: 0] += 1
  }

  private mutating func waitUntilIdle() async {
    if isSwiping { window.endSwipeBack(cancelled: true) }
    isSwiping = false
    window.settle()
    // Completes transitions that the work has started.
    window.holdsTransitions = false
    await flow.idle()
    window.holdsTransitions = true
  }

  private mutating func look() {
    for result in flow.test.results.dropFirst(counts["results"] ?? 0) {
      switch result {
      case .created(let transfer):
        counts["created", default: 0] += 1
        if !flow.bank.transfers.contains(where: { $0.id == transfer.id }) { violations.insert("made up a transfer") }
      case .pending: counts["pending", default: 0] += 1
      case .cancelled: counts["cancelled", default: 0] += 1
      }
      if window.top != nil { flow.test.dismisser?.dismiss(animated: chance(2)) }
    }
    counts["results"] = flow.test.results.count
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}
