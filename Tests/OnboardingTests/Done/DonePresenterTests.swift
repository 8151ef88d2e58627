import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Onboarding

@MainActor
struct DonePresenterTests {
  private let router = DoneRouterSpy()
  private let drafts: InMemoryDraftStore<OnboardingDraft>
  private let work = FlowWork()

  init() throws {
    drafts = InMemoryDraftStore(try .ada(at: .done))
  }

  private func makeScreen(_ onboarded: OnboardedUser, in scope: FlowScope? = nil) -> DoneTestScreen {
    let interactor = DoneInteractor(drafts: drafts)
    let presenter = DonePresenter(for: onboarded, interactor: interactor, scope: scope ?? work.scope, router: router)
    let screen = DoneTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `shows the active profile`() throws {
    let person = makeScreen(try .adaHerself)
    let business = makeScreen(try .adaAsAcme)

    #expect(
      person.content
        == DoneContent(
          email: "ada@example.com", profileName: "Ada Lovelace", accountType: .personal, isBusy: false))
    #expect(business.content?.profileName == "Acme")
    #expect(business.content?.accountType == .business)
  }

  @Test func `clears the draft before it finishes, once for two taps`() async throws {
    let screen = makeScreen(try .adaAsAcme)

    screen.presenter.didTapFinish()
    screen.presenter.didTapFinish()
    let busy = screen.content?.isBusy
    let early = router.messages
    await work.idle()

    #expect(busy == true)
    #expect(early == [])
    #expect(drafts.load() == nil)
    #expect(router.messages == [.finished(try .adaAsAcme)])
    #expect(screen.content?.isBusy == false)
  }

  // Catches a screen that stays busy when its visit ends before the draft is cleared.
  @Test(.bothWays) func `can finish again in the next visit`() async throws {
    let test = FlowTest<FlowOutcome<Int>>()
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let screen = makeScreen(try .adaAsAcme, in: flow.context.scope)
    screen.presenter.didTapFinish()

    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    test.window.goBack()
    await test.flows.idle()
    let isBusy = screen.content?.isBusy
    screen.presenter.didTapFinish()
    await test.flows.idle()

    #expect(isBusy == false)
    #expect(router.messages == [.finished(try .adaAsAcme)])
  }
}

@MainActor
private final class DoneRouterSpy: DoneRouter {
  enum Message: Equatable {
    case finished(OnboardedUser)
  }

  private(set) var messages: [Message] = []

  func didFinish(_ onboarded: OnboardedUser) { messages.append(.finished(onboarded)) }
}
