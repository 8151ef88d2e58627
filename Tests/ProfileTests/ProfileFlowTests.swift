import FlowKit
import FlowTesting
import Forms
import Profile
import Testing

@MainActor
struct ProfileFlowTests {
  enum Shown: CaseIterable {
    case pushed
    case sheet
    case fullScreen

    @MainActor
    func presentation(in window: TestWindow) -> FlowPresentation {
      switch self {
      case .pushed: window.pushing
      case .sheet: window.presenting(.sheet)
      case .fullScreen: window.presenting(.fullScreen)
      }
    }
  }

  @Test(arguments: Shown.allCases)
  func `completes with the profile that it stored`(shown: Shown) async throws {
    let flow = try ProfileFlowTest()
    flow.start(shown.presentation(in: flow.window))

    try flow.enterDetails()
    try await flow.enterAddress()

    #expect(flow.test.results == [.completed(try .ada)])
    #expect(flow.store.messages == [.save(try .ada)])
    let problems = await flow.test.problems()
    #expect(problems == [])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test func `shows the address only when the details are in order`() throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.personalDetails.fill(.ada.with(.email, "ada"))

    try flow.personalDetails.presenter.didTapContinue()

    #expect(flow.window.viewControllers.count == 1)
    #expect(try flow.personalDetails.content?.errors.keys.sorted { $0.rawValue < $1.rawValue } == [.email])
  }

  @Test func `one address comes of two taps`() throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.personalDetails.fill(.ada)
    let details = try flow.personalDetails
    flow.window.beginSwipeBack()

    details.presenter.didTapContinue()
    details.presenter.didTapContinue()
    flow.window.endSwipeBack(lettingGoEarly: true)

    #expect(flow.window.viewControllers.count == 2)
  }

  @Test func `back and forth keeps what was typed on both screens`() throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.enterDetails()
    let half = FormDraft<AddressField>.london.with(.city, "")
    try flow.address.fill(half)

    flow.window.goBack()
    let details = try flow.personalDetails.content?.draft
    try flow.personalDetails.presenter.didTapContinue()

    #expect(details == .ada)
    #expect(try flow.address.content?.draft == half)
  }

  @Test func `details that were changed on the way back are those that are stored`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.enterDetails()

    flow.window.goBack()
    try flow.personalDetails.presenter.didEdit(.firstName, to: "Augusta")
    try flow.personalDetails.presenter.didTapContinue()
    try await flow.enterAddress()

    let augusta = try PersonalDetails(.ada.with(.firstName, "Augusta"), today: .today)
    let profile = try PersonalProfile(details: augusta, address: PostalAddress(.london))
    #expect(flow.test.results == [.completed(profile)])
  }
}

// MARK: - The person leaves

extension ProfileFlowTests {
  enum WayBack: CaseIterable {
    case button
    case swipe

    @MainActor
    func go(in window: TestWindow) {
      switch self {
      case .button: window.goBack()
      case .swipe: window.swipeBack()
      }
    }
  }

  @Test(arguments: WayBack.allCases)
  func `is cancelled when the person goes back from the first screen`(way: WayBack) async throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.enterDetails()

    way.go(in: flow.window)
    let afterOne = flow.test.results
    way.go(in: flow.window)

    #expect(afterOne == [])
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: [false, true])
  func `is cancelled when the person pulls it down`(isOnAddress: Bool) async throws {
    let flow = try ProfileFlowTest()
    flow.start(flow.window.presenting(.sheet))
    if isOnAddress { try flow.enterDetails() }

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `goes on after a swipe that was called off`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()

    flow.window.swipeBack(lettingGoEarly: true)
    try flow.enterDetails()
    flow.window.swipeBack(lettingGoEarly: true)
    try await flow.enterAddress()

    #expect(flow.test.results == [.completed(try .ada)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `is cancelled where it cannot be shown, however far the draft had come`() async throws {
    let flow = try ProfileFlowTest(ProfileDraft(step: .address, personalDetails: .ada))

    flow.start(.push(onto: TestNavigationController(), using: flow.window))

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}

// MARK: - Saving

extension ProfileFlowTests {
  @Test func `a store that fails costs nothing that was typed`() async throws {
    let flow = try ProfileFlowTest()
    flow.store.failure = .unavailable
    flow.start()
    try flow.enterDetails()
    try await flow.enterAddress()
    let failed = try flow.address.content

    flow.store.failure = nil
    try flow.address.presenter.didTapSave()
    await flow.test.flows.idle()

    #expect(failed?.problem == ProfileStoreError.unavailable.sentence)
    #expect(failed?.draft == .london)
    #expect(flow.test.results == [.completed(try .ada)])
  }

  @Test func `an answer that comes after the person went back changes nothing`() async throws {
    let flow = try ProfileFlowTest()
    let answer = TestAnswer<Void>()
    flow.store.answer = answer
    flow.start()
    try flow.enterDetails()
    try flow.address.fill(.london)
    try flow.address.presenter.didTapSave()
    await nextTurn()

    flow.window.goBack()
    answer.give(())
    await flow.test.flows.idle()

    #expect(flow.test.results == [])
    #expect(try flow.personalDetails.content?.draft == .ada)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `a flow that was left on the stack can be answered anew`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.enterDetails()
    try await flow.enterAddress()
    // A tap that comes in between, outside a visit, must not leave the screen busy for good.
    try flow.address.presenter.didTapSave()
    flow.test.flows.start(StubFlow<FlowOutcome<Int>>("next", flow.window.pushing)) { _, _ in }

    flow.window.goBack()
    try flow.address.presenter.didTapSave()
    await flow.test.flows.idle()

    #expect(flow.test.results == [.completed(try .ada), .completed(try .ada)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}
