import FlowAppTesting
import FlowTesting
import Money
import Testing

@testable import Transfer

// The person's choices, and the content until the bank has answered.

extension AmountPresenterTests {
  /// Catches an empty screen until the bank has answered.
  @Test func `shows the input and the sender at once`() {
    let screen = makeScreen(pounds("100.00"))

    #expect(screen.content?.sender == senders.active)
    #expect(screen.content?.source.text == "100.00")
    #expect(screen.content?.source.currencies == [])
  }

  @Test func `a locked source currency stays when the person chooses the target currency`() async {
    var draft = pounds("100.00")
    draft.isSourceLocked = true
    let screen = makeScreen(draft)
    await work.idle()

    screen.presenter.didChoose(.usd, on: .target)
    await work.idle()

    #expect(screen.content?.target.currency == .usd)
    #expect(screen.content?.source.currency == .gbp)
  }

  @Test func `the balances change with the sender`() async {
    let screen = makeScreen(pounds("100.00"))
    await work.idle()
    let calls = bank.calls

    screen.presenter.didChoose(senders.active)
    await work.idle()
    let again = bank.calls
    screen.presenter.didChoose(senders.business)
    let unknown = screen.content?.source.currencies
    await work.idle()

    #expect(again == calls)
    #expect(unknown == [])
    #expect(screen.content?.source.currencies == [.gbp, .eur])
  }

  /// Catches a list of all businesses of a person who has many, and a sender of a draft who is not in the list.
  @Test func `offers the newest senders and the one of the draft, and older ones on request`() async throws {
    let more = try TestSenders(hasMore: true)
    var draft = pounds("100.00")
    draft.sender = more.older
    let screen = makeScreen(draft, senders: more)
    await work.idle()

    let before = screen.content
    for _ in 1...2 { screen.presenter.didTapShowMoreSenders() }
    let loading = screen.content
    await work.idle()

    #expect(before?.senders == [more.active, more.business, more.older])
    #expect([before, loading, screen.content].map { $0?.canShowMoreSenders } == [true, false, false])
    #expect(screen.content?.senders == [more.active, more.business, more.older])
  }

  /// Catches balances that are outdated: the sender is the same as at the time of the question.
  @Test func `the older of two answers about one sender that arrives last changes nothing`() async {
    let late = TestAnswer<Void>()
    bank.balanceAnswer = late
    let screen = makeScreen(pounds("100.00"))
    await late.asked()
    bank.balanceAnswer = nil
    bank.available = 990_000

    screen.presenter.didChoose(senders.business)
    screen.presenter.didChoose(senders.active)
    await nextTurns { screen.content?.source.available != nil }
    late.give(())
    await work.idle()

    #expect(screen.content?.source.available?.description == "9,900.00 GBP")
  }
}
