import Business
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

/// The person's actions on the review, and the flow's responses.
@MainActor
@Suite(.bothWays)
struct BusinessReviewFlowTests {
  private nonisolated static let ways: [(BusinessPart, [BusinessDraft.Step])] = [
    (.company, [.company]),
    (.address, [.company, .address]),
    (.roleAndWeb, [.company, .address, .roleAndWeb]),
  ]

  @Test(arguments: ways)
  func `changing a part leads to its screen`(part: BusinessPart, steps: [BusinessDraft.Step]) async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()

    try flow.change(part)
    await flow.test.flows.idle()

    #expect(flow.steps == steps)
    #expect(flow.window.transitions.count == 2)
    #expect(flow.drafts.load() == .acme(at: try #require(steps.last)))
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `stores the changed value`() async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()

    try flow.change(.company)
    try flow.enterCompany(.acme.with(.name, "Acme & Daughters"))
    try flow.top(CompanyAddressTestScreen.self).presenter.didTapContinue()
    try flow.top(RoleAndWebTestScreen.self).presenter.didTapContinue()
    try await flow.save()

    let business = try BusinessProfile.acme(company: .acme.with(.name, "Acme & Daughters"))
    #expect(flow.store.messages == [.save(business)])
    #expect(flow.test.results == [.completed(business)])
  }

  @Test func `two taps on change lead to one screen`() throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()
    let review = try flow.top(BusinessReviewTestScreen.self)
    flow.window.holdsTransitions = true

    review.presenter.didTapChange(.address)
    review.presenter.didTapChange(.company)
    flow.window.settle()
    flow.window.holdsTransitions = false

    #expect(flow.steps == [.company])
    try flow.enterCompany()
    #expect(flow.steps == [.company, .address])
  }

  @Test func `a change that was requested during a swipe back is shown after it`() throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()
    let review = try flow.top(BusinessReviewTestScreen.self)
    flow.window.beginSwipeBack()

    review.presenter.didTapChange(.company)
    flow.window.endSwipeBack(cancelled: false)

    #expect(flow.steps == [.company])
    try flow.enterCompany()
    #expect(flow.steps == [.company, .address])
  }

  @Test func `two taps on save store one business and report once`() async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()

    try flow.top(BusinessReviewTestScreen.self).presenter.didTapSave()
    try await flow.save()
    // Reported, and left on the stack.
    try await flow.save()
    try flow.change(.company)

    #expect(flow.store.messages == [.save(try .acme)])
    #expect(flow.test.results == [.completed(try .acme)])
    #expect(flow.steps.last == .review)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `keeps the input when the store fails`() async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.store.failure = .unavailable
    flow.start()
    try await flow.save()
    let problem = try flow.top(BusinessReviewTestScreen.self).content?.problem
    let kept = flow.drafts.load()

    flow.store.failure = nil
    try await flow.save()

    #expect(problem == BusinessStoreError.unavailable.sentence)
    #expect(kept == .acme(at: .review))
    #expect(flow.test.results == [.completed(try .acme)])
  }

  @Test func `an answer that comes after the person went back changes nothing`() async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    let answer = TestAnswer<Void>()
    flow.store.answer = answer
    flow.start()
    try flow.top(BusinessReviewTestScreen.self).presenter.didTapSave()
    await nextTurn()

    flow.window.goBack()
    answer.give(())
    await flow.test.flows.idle()

    #expect(flow.test.results == [])
    #expect(flow.steps.last == .roleAndWeb)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}
