import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Profile
import Testing
import Transfer

/// The sub-flows of a transfer.
@MainActor
@Suite(.bothWays)
struct TransferSubflowTests {
  @Test func `asks for the person's details when they are missing`() async throws {
    let flow = try TransferFlowTest()
    await flow.start()

    try await flow.enterAmount()
    flow.stubs.profiles.first?.finish(.completed(try .ada))
    await flow.idle()

    #expect(try flow.recipient.content?.known.map(\.name) == ["Emmy Noether"])
    #expect(flow.window.viewControllers.count == 2)
    #expect(await flow.problems() == [])
  }

  @Test func `returns to the amount when the details are not given`() async throws {
    let flow = try TransferFlowTest()
    await flow.start()
    try await flow.enterAmount()

    flow.window.goBack()
    await flow.idle()

    #expect(try flow.amount.content?.source.text == "100.00")
    try await flow.enterAmount()
    #expect(flow.stubs.profiles.count == 2)
    #expect(flow.test.results == [])
    #expect(await flow.problems() == [])
  }

  @Test func `returns to the amount when no business was opened`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start()
    try flow.amount.presenter.didTapSendAsBusiness()

    flow.stubs.businesses.first?.finish(.cancelled)
    await flow.idle()

    #expect(try flow.amount.content?.sender == flow.senders.active)
    #expect(flow.window.viewControllers.count == 1)
    #expect(await flow.problems() == [])
  }

  @Test func `sends as a business: another sender, a new price, its own recipients`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview()
    flow.window.goBack()
    flow.window.goBack()

    try flow.amount.presenter.didTapSendAsBusiness()
    flow.stubs.businesses.first?.finish(.completed(try .engines))
    let dropped = try flow.amount.content?.price
    await flow.idle()
    let amount = try flow.amount.content
    let dismissal = flow.window.transitions.last
    try flow.amount.presenter.didTapContinue()
    await flow.idle()

    #expect(dropped == nil)
    #expect(amount?.sender == flow.senders.business)
    #expect(amount?.price != nil)
    #expect(flow.bank.quotes.last?.sender == flow.senders.business.id)
    #expect(try flow.recipient.content?.known == [])
    let screen = flow.stubs.businesses.first.map { ObjectIdentifier($0.screen) }
    #expect(dismissal == .dismissed(try #require(screen), animated: false))
    #expect(await flow.problems() == [])
  }
}
