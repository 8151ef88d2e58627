import Business
import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

@MainActor
@Suite(.bothWays)
struct BusinessFlowTests {
  @Test func `completes with the business that it stored`() async throws {
    let flow = BusinessFlowTest()
    flow.start()

    try flow.enterAll()
    let steps = flow.steps
    try await flow.save()

    #expect(steps == [.company, .address, .roleAndWeb, .review])
    #expect(flow.test.results == [.completed(try .acme)])
    #expect(flow.store.messages == [.save(try .acme)])
    let problems = await flow.test.problems()
    #expect(problems == [])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test func `stays on a screen until all its fields are valid`() throws {
    let flow = BusinessFlowTest()
    flow.start()

    try flow.enterCompany(.acme.with(.name, ""))
    let first = flow.steps
    try flow.enterCompany()
    try flow.enterAddress(.london.with(.postcode, "1"))
    let second = flow.steps
    try flow.enterAddress()
    try flow.enterRoleAndWeb([:])

    #expect(first == [.company])
    #expect(second == [.company, .address])
    #expect(flow.steps == [.company, .address, .roleAndWeb])
  }

  @Test(arguments: [BusinessDraft.Step.company, .address, .roleAndWeb])
  func `shows one screen for two taps`(step: BusinessDraft.Step) throws {
    let flow = BusinessFlowTest(.acme(at: step))
    flow.start()
    let screen = try #require(flow.window.top)
    flow.window.holdsTransitions = true

    for _ in 1...2 {
      switch screen {
      case let company as CompanyTestScreen: company.presenter.didTapContinue()
      case let address as CompanyAddressTestScreen: address.presenter.didTapContinue()
      default: (screen as? RoleAndWebTestScreen)?.presenter.didTapContinue()
      }
    }
    flow.window.settle()

    let steps = BusinessDraft.Step.allCases
    #expect(flow.steps == Array(steps.prefix { $0 <= step }) + steps.filter { $0 > step }.prefix(1))
  }

  @Test func `drops a screen that was requested during a swipe back`() throws {
    let flow = BusinessFlowTest(.acme(at: .roleAndWeb))
    flow.start()
    let role = try flow.top(RoleAndWebTestScreen.self)
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    role.presenter.didTapContinue()
    flow.window.endSwipeBack(cancelled: false)
    flow.window.settle()
    let steps = flow.steps
    try flow.enterAddress()
    flow.window.settle()

    #expect(steps == [.company, .address])
    #expect(flow.steps == [.company, .address, .roleAndWeb])
  }

  @Test func `keeps the input of every screen when the person goes back and forth`() throws {
    let flow = BusinessFlowTest()
    flow.start()
    try flow.enterCompany()
    try flow.enterAddress()
    let half = FormDraft<RoleAndWebField>.baker.with(.webPage, "htt")
    try flow.enterRoleAndWeb(half)

    flow.window.goBack()
    let address: FormDraft = try flow.top(CompanyAddressTestScreen.self).content?.draft ?? [:]
    flow.window.goBack()
    let company: FormDraft = try flow.top(CompanyTestScreen.self).content?.draft ?? [:]
    try flow.top(CompanyTestScreen.self).presenter.didTapContinue()
    try flow.top(CompanyAddressTestScreen.self).presenter.didTapContinue()

    #expect(address == .london)
    #expect(company == .acme)
    #expect(try flow.top(RoleAndWebTestScreen.self).content?.draft == half)
  }

  @Test func `asks for the fields of a type that was changed on the way back`() throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()
    try flow.change(.company)

    try flow.enterCompany(.guild)
    try flow.enterAddress()
    try flow.top(RoleAndWebTestScreen.self).presenter.didTapContinue()

    let errors = try flow.top(RoleAndWebTestScreen.self).content?.errors ?? [:]
    #expect(Set(errors.keys) == [.webPage, .description])
  }
}

// MARK: - The person leaves

extension BusinessFlowTests {
  @Test func `is cancelled when the person goes back from the first screen`() async throws {
    let flow = BusinessFlowTest(.acme(at: .address))
    flow.start()

    flow.window.goBack()
    let afterOne = flow.test.results
    flow.window.swipeBack()

    #expect(afterOne == [])
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: BusinessDraft.Step.allCases)
  func `is cancelled when the person pulls it down`(step: BusinessDraft.Step) async throws {
    let flow = BusinessFlowTest(.acme(at: step))
    flow.start(flow.window.presenting(.sheet))

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: BusinessDraft.Step.allCases)
  func `is cancelled if it cannot be shown`(step: BusinessDraft.Step) async throws {
    let flow = BusinessFlowTest(.acme(at: step))

    let stray = TestNavigationController()
    flow.start(.push(onto: stray, using: flow.window))

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    withExtendedLifetime(stray) {}
    #expect(problems == [])
  }

  @Test func `going back over several screens at once continues on the screen that is then on top`() async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()

    flow.window.goBack(to: flow.window.viewControllers[1])
    await flow.test.flows.idle()

    #expect(flow.steps == [.company, .address])
    #expect(flow.drafts.load()?.step == .address)
    try flow.enterAddress()
    #expect(flow.steps == [.company, .address, .roleAndWeb])
  }
}
