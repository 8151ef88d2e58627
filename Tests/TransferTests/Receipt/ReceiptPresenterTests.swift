import BankConformance
import FlowAppTesting
import FlowKit
import FlowTesting
import Money
import Testing

@testable import Transfer

@MainActor
struct ReceiptPresenterTests {
  private let router = ReceiptRouterSpy()
  private let work = FlowWork()
  private let bank: ScriptedBank
  private let transfer: BankTransfer

  init() async throws {
    bank = ScriptedBank(clock: try TestClock())
    bank.people = [try .emmy]
    let quote = try await bank.makeQuote(.hundredPounds, for: Sender.ID("ada"))
    transfer = try bank.create(TransferIntent(1, quote, reference: "Rent").request)
  }

  private func makeScreen() -> ReceiptTestScreen {
    let interactor = ReceiptInteractor(service: bank, clock: bank.clock)
    let presenter = ReceiptPresenter(transfer, interactor: interactor, scope: work.scope, router: router)
    let screen = ReceiptTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  private func event(_ status: TransferStatus, after seconds: Int) throws -> TransferStatusEvent {
    TransferStatusEvent(transfer: transfer.id, status: status, occurredAt: try .noon + .seconds(seconds))
  }

  @Test func `only newer events count, and the last status is sent`() async throws {
    bank.events = [
      try event(.outgoingPaymentSent, after: 600), try event(.processing, after: 60),
      try event(.outgoingPaymentSent, after: 600), try event(.incomingPaymentWaiting, after: 0),
    ]
    let screen = makeScreen()

    screen.presenter.didTapRefresh()
    await work.idle()

    #expect(screen.content?.status == "Sent")
    #expect(screen.content?.since == (try .noon) + .seconds(600))
    #expect(screen.content?.canCancel == false)
    #expect(router.learned.last?.status == .outgoingPaymentSent)
  }

  /// Catches a receipt that goes back to "Processing" when the reply to an older question comes last.
  @Test func `an older answer that arrives last changes nothing`() async throws {
    let answer = TestAnswer<Void>()
    (bank.events, bank.eventAnswer) = ([try event(.processing, after: 60)], answer)
    let screen = makeScreen()

    screen.presenter.didTapRefresh()
    await answer.asked()
    screen.presenter.didReceive([try event(.outgoingPaymentSent, after: 600)])
    answer.give(())
    await work.idle()

    #expect(screen.content?.status == "Sent")
    #expect(screen.content?.since == (try .noon) + .seconds(600))
    #expect(router.learned.last?.status == .outgoingPaymentSent)
  }

  /// Catches a second question while the first is awaited: of two replies, the older could come last.
  @Test func `asks one question at a time`() async throws {
    let answer = TestAnswer<Void>()
    (bank.events, bank.eventAnswer) = ([try event(.processing, after: 60)], answer)
    let screen = makeScreen()

    screen.presenter.didTapRefresh()
    await answer.asked()
    bank.clock.advance(by: .seconds(600))
    screen.presenter.didTapRefresh()
    screen.presenter.timeDidPass()
    screen.presenter.didTapCancel()
    answer.give(())
    await work.idle()

    #expect(bank.calls.count { $0 == "events" } == 1)
    #expect(router.confirm == nil)
  }

  @Test func `can be cancelled, once`() async {
    let screen = makeScreen()
    let before = screen.content?.canCancel

    for _ in 1...2 { screen.presenter.didTapCancel() }
    for _ in 1...2 { router.confirm?() }
    await work.idle()
    screen.presenter.didTapCancel()
    router.confirm?()
    await work.idle()

    #expect(before == true)
    #expect(screen.content?.status == "Cancelled")
    #expect(screen.content?.canCancel == false)
    #expect(bank.calls.filter { $0 == "cancel" }.count == 1)
  }

  @Test func `is cancelled only after the person has confirmed`() async {
    let screen = makeScreen()

    screen.presenter.didTapCancel()
    await work.idle()

    #expect(router.confirm != nil)
    #expect(bank.calls.filter { $0 == "cancel" } == [])
    #expect(screen.content?.canCancel == true)
    #expect(screen.content?.isAsking == false)
  }

  @Test func `shows that it is too late to cancel, and the transfer's progress`() async throws {
    bank.events = [try event(.fundsConverted, after: 300)]
    bank.failures["cancel"] = [.refused(TransferRefusal(.tooLateToCancel, "It is converted already."))]
    let screen = makeScreen()

    screen.presenter.didTapCancel()
    router.confirm?()
    await work.idle()

    #expect(screen.content?.problem == "It is converted already.")
    #expect(screen.content?.status == TransferStatus.fundsConverted.label)
    #expect(screen.content?.canCancel == false)
  }

  /// Catches "Cancel the transfer" on a receipt whose time for it is over.
  @Test func `reloads when time has passed, and offers no outdated action`() async throws {
    bank.events = [try event(.fundsConverted, after: 300)]
    let screen = makeScreen()

    screen.presenter.timeDidPass()
    await work.idle()
    let before = screen.content
    bank.clock.advance(by: .seconds(300))
    screen.presenter.timeDidPass()
    screen.presenter.timeDidPass()
    await work.idle()

    #expect(before?.canCancel == true)
    #expect(screen.content?.canCancel == false)
    #expect(bank.calls.filter { $0 == "events" }.count == 1)
  }

  @Test func `asks nothing about a transfer that cannot be cancelled any more`() async throws {
    bank.events = [try event(.fundsConverted, after: 300)]
    let screen = makeScreen()
    screen.presenter.didTapRefresh()
    await work.idle()

    bank.clock.advance(by: .seconds(600))
    screen.presenter.timeDidPass()
    await work.idle()

    #expect(bank.calls.filter { $0 == "events" }.count == 1)
  }

  /// Catches a screen that waits forever, or asks once more after any refusal.
  @Test func `shows why the status cannot be loaded, and can retry`() async {
    bank.failures["events"] = [.refused(.forbidden)]
    let screen = makeScreen()

    screen.presenter.didTapRefresh()
    let asking = screen.content?.isAsking
    await work.idle()
    let failed = screen.content
    let asked = bank.calls.count { $0 == "events" }
    screen.presenter.didTapRefresh()
    await work.idle()

    #expect(asking == true)
    #expect(failed?.problem?.developerForm == TransferRefusal.forbidden.sentence)
    #expect(failed?.isAsking == false)
    #expect(asked == 1)
    #expect(bank.calls.count { $0 == "events" } == 2)
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.isAsking == false)
  }

  /// Catches a Done that looks as if it did nothing while the disk is slow.
  @Test func `Done cannot be tapped again until its end is stored`() throws {
    let screen = makeScreen()

    screen.presenter.didTapDone()
    let finishing = screen.content
    screen.presenter.didTapDone()

    #expect(finishing?.canFinish == false)
    #expect(router.ends.count == 1)
    router.ends[0]()
    #expect(screen.content?.canFinish == true)
  }

  @Test func `shows the transfer`() throws {
    let content = try #require(makeScreen().content)

    #expect(content.source.description == "100.00 GBP")
    #expect(content.target.description == "119.02 EUR")
    #expect(content.recipient == "Emmy Noether")
    #expect(content.reference == "Rent")
  }
}

@MainActor
final class ReceiptRouterSpy: ReceiptRouter {
  private(set) var learned: [BankTransfer] = []
  /// The person confirms the cancellation.
  private(set) var confirm: Completion?
  /// The ends of the flow that are not stored yet.
  private(set) var ends: [Completion] = []

  func didUpdate(_ transfer: BankTransfer) { learned.append(transfer) }
  func didAskToCancel(onConfirmed: @escaping Completion) { confirm = onConfirmed }
  func didReadReceipt(onEnd: @escaping Completion) { ends.append(onEnd) }
}
