import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Business

@MainActor
struct BusinessReviewPresenterTests {
  private let router = BusinessReviewRouterSpy()
  private let store = BusinessStoreSpy()
  private let work = FlowWork()

  private func makeScreen(_ business: BusinessProfile, in scope: FlowScope? = nil) -> BusinessReviewTestScreen {
    let interactor = BusinessReviewInteractor(store: store, drafts: InMemoryDraftStore<BusinessDraft>())
    let presenter = BusinessReviewPresenter(
      business, interactor: interactor, scope: scope ?? work.scope, router: router)
    let screen = BusinessReviewTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `shows every value that will be stored`() throws {
    let screen = makeScreen(try .guild)

    let shown = screen.content?.sections.map { section in
      [section.part.rawValue] + section.lines.map { "\($0.label): \($0.value)" }
    }
    #expect(
      shown == [
        [
          "company", "Company name: Guild of Bakers", "Country of registration: Estonia", "Business type: Other",
          "Registration number: 12345678",
        ],
        [
          "address", "Country: United Kingdom", "First line: 12 St James's Square", "City: London",
          "Postcode: SW1Y 4JH",
        ],
        [
          "roleAndWeb", "Your role: Owner", "Web page: https://bakers.example",
          "What the business does: Bakes bread",
        ],
      ])
  }

  @Test func `shows no line for a value that will not be stored`() throws {
    let screen = makeScreen(try .acme(company: .acme.with(.type, "soleTrader")))

    let labels = screen.content?.sections.flatMap(\.lines).map(\.label)
    #expect(labels?.contains(CompanyField.registrationNumber.label) == false)
    #expect(labels?.contains(RoleAndWebField.webPage.label) == false)
  }

  @Test(arguments: BusinessPart.allCases)
  func `each part can be changed`(part: BusinessPart) throws {
    let screen = makeScreen(try .acme)

    screen.presenter.didTapChange(part)

    #expect(screen.content?.sections.map(\.part).contains(part) == true)
    #expect(router.messages == [.askedToChange(part)])
  }

  @Test func `is busy while it saves: taps change nothing`() async throws {
    let answer = TestAnswer<Void>()
    store.answer = answer
    let screen = makeScreen(try .acme)

    screen.presenter.didTapSave()
    let busy = screen.content
    await nextTurn()
    screen.presenter.didTapSave()
    screen.presenter.didTapChange(.company)
    answer.give(())
    await work.idle()

    #expect(busy?.isBusy == true)
    #expect(screen.content?.isBusy == false)
    #expect(store.messages == [.save(try .acme)])
    #expect(router.messages == [.saved(try .acme)])
  }

  @Test func `shows why saving failed, until the next attempt`() async throws {
    store.failure = .unavailable
    let screen = makeScreen(try .acme)

    screen.presenter.didTapSave()
    await work.idle()
    let failed = screen.content
    screen.presenter.didTapSave()

    #expect(failed?.problem == BusinessStoreError.unavailable.sentence)
    #expect(failed?.isBusy == false)
    #expect(screen.content?.problem == nil)
    #expect(router.messages == [])
    await work.idle()
  }

  // Catches a screen that stays busy when its visit ends before the business is saved.
  @Test func `can save again in the next visit`() async throws {
    let test = FlowTest<FlowOutcome<Int>>()
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let screen = makeScreen(try .acme, in: flow.context.scope)
    screen.presenter.didTapSave()

    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    test.window.goBack()
    await test.flows.idle()
    let isBusy = screen.content?.isBusy
    screen.presenter.didTapSave()
    await test.flows.idle()

    #expect(isBusy == false)
    #expect(router.messages == [.saved(try .acme)])
  }
}

@MainActor
private final class BusinessReviewRouterSpy: BusinessReviewRouter {
  enum Message: Equatable {
    case askedToChange(BusinessPart)
    case saved(BusinessProfile)
  }

  private(set) var messages: [Message] = []

  func didAskToChange(_ part: BusinessPart) { messages.append(.askedToChange(part)) }
  func didSave(_ business: BusinessProfile) { messages.append(.saved(business)) }
}
