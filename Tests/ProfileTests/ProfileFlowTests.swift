import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

@MainActor
@Suite(.bothWays)
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

  @Test func `shows the address only when the details are valid`() throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.personalDetails.fill(.ada.with(.email, "ada"))

    try flow.personalDetails.presenter.didTapContinue()

    #expect(flow.window.viewControllers.count == 1)
    #expect(try flow.personalDetails.content?.errors.keys.sorted { $0.rawValue < $1.rawValue } == [.email])
  }

  @Test func `forwards one address for two taps`() throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.personalDetails.fill(.ada)
    let details = try flow.personalDetails
    flow.window.beginSwipeBack()

    details.presenter.didTapContinue()
    details.presenter.didTapContinue()
    flow.window.endSwipeBack(cancelled: true)

    #expect(flow.window.viewControllers.count == 2)
  }

  @Test func `keeps the input of both screens when the person goes back and forth`() throws {
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
