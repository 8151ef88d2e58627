import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Voucher

@MainActor
@Suite(.bothWays)
struct VoucherFlowTests {
  @Test func `completes with the answer of the service`() async throws {
    let flow = VoucherFlowTest()
    flow.start()

    try flow.send()
    await flow.test.flows.idle()

    #expect(flow.test.results == [.completed(.example)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `sends nothing that is not valid, and nothing twice`() async throws {
    let flow = VoucherFlowTest()
    flow.start()

    try flow.send("")
    let errors = try flow.form.content?.errors
    try flow.send()
    try flow.form.presenter.didTapContinue()
    await flow.test.flows.idle()

    #expect(errors?.count == 1)
    #expect(flow.service.sent == [.example])
  }

  @Test(arguments: TypedDelivery.taken)
  func `sends what a keyboard or a clipboard delivers as if typed plainly`(delivery: TypedDelivery) async throws {
    let plain = "Zoë O'Brien-King"
    let flow = VoucherFlowTest()
    flow.start()

    try flow.send(delivery.deliver(plain) ?? plain)
    await flow.test.flows.idle()

    #expect(flow.service.sent == [RedemptionInput(redemption: plain)])
  }

  // Catches a refusal that the form does not show.
  @Test(arguments: [VoucherServiceError.refused("Not for you."), .unavailable, .unknownOutcome])
  func `shows the reason of a refusal, and the form can be sent again`(failure: VoucherServiceError) async throws {
    let flow = VoucherFlowTest()
    flow.start()
    flow.service.failure = failure

    try flow.send()
    await flow.test.flows.idle()
    let content = try flow.form.content
    flow.service.failure = nil
    try flow.send()
    await flow.test.flows.idle()

    #expect(content?.problem == failure.sentence)
    #expect(flow.test.results == [.completed(.example)])
  }

  // Catches a refusal at the wrong place, and one that stays at a corrected field.
  @Test func `shows the refusal of a field at the field, until it is edited`() async throws {
    let flow = VoucherFlowTest()
    flow.start()
    flow.service.failure = .invalid([.redemption: "Not this."])

    try flow.send()
    await flow.test.flows.idle()
    let refused = try flow.form.content
    try flow.form.fill([.redemption: "Another"])

    #expect(refused?.problem == nil)
    #expect(refused?.errors == [.redemption: LocalizedText(verbatim: "Not this.")])
    #expect(try flow.form.content?.errors == [:])
  }

  // Catches an answer that completes the flow after the person has given up.
  @Test func `a call can be given up, and the form says what that means`() async throws {
    let flow = VoucherFlowTest()
    flow.start()
    let wait = TestAnswer<Void>()
    flow.service.wait = wait
    try flow.send()
    await wait.asked()

    try flow.form.presenter.didTapCancel()
    wait.give(())
    await flow.test.flows.idle()

    #expect(try flow.form.content?.isBusy == false)
    #expect(try flow.form.content?.problem != nil)
    #expect(flow.test.results == [])
  }

  @Test(arguments: [false, true])
  func `is cancelled when the person leaves it`(isSheet: Bool) async throws {
    let flow = VoucherFlowTest()
    flow.start(isSheet ? flow.window.presenting(.sheet) : flow.window.pushing)

    if isSheet { flow.window.pullDown() } else { flow.window.goBack() }

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `begins with the Welcome flow if it is needed, and is cancelled with it`() async throws {
    let flow = VoucherFlowTest()
    flow.needsWelcome = true
    flow.start()
    #expect(flow.welcome != nil)

    flow.window.goBack()

    #expect(flow.welcome == nil)
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}
