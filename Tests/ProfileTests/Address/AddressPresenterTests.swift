import FlowKit
import FlowTesting
import Forms
import Testing

@testable import Profile

@MainActor
struct AddressPresenterTests {
  private let router = AddressRouterSpy()
  private let store = ProfileStoreSpy()
  private let work = FlowWork()

  private func makeScreen(_ draft: FormDraft<AddressField> = [:]) throws -> AddressTestScreen {
    let presenter = AddressPresenter(
      draft, for: try .ada, interactor: AddressInteractor(store: store, drafts: InMemoryDraftStore<ProfileDraft>()),
      scope: work.scope, router: router)
    let screen = AddressTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `asks for what depends on the country when it is chosen`() throws {
    let screen = try makeScreen()
    let before = screen.content?.fields.map(\.field)

    screen.presenter.didEdit(.country, to: "US")

    #expect(before == [.country, .firstLine, .city])
    #expect(screen.content?.fields.map(\.field) == AddressField.allCases)
  }

  @Test func `checks the postcode again when the country changes, and keeps what it no longer asks`() throws {
    let screen = try makeScreen(.portland)

    screen.presenter.didEdit(.country, to: "GB")
    let british = screen.content
    screen.presenter.didEdit(.country, to: "US")

    #expect(british?.fields.map(\.field) == [.country, .firstLine, .city, .postcode])
    let reason = PostalAddressError.malformedPostcode(example: "EC1Y 8SY")
    #expect(british?.errors == [.postcode: reason.sentence])
    #expect(screen.content?.draft == .portland)
    #expect(screen.content?.errors == [:])
  }

  @Test func `shows every problem when the person wants to save, and stores nothing`() async throws {
    let screen = try makeScreen([.country: "US"])

    screen.presenter.didTapSave()
    await work.idle()

    #expect(Set(try #require(screen.content).errors.keys) == [.firstLine, .city, .state, .postcode])
    #expect(store.messages == [])
  }

  @Test func `is busy while it saves: taps and edits change nothing`() async throws {
    let answer = TestAnswer<Void>()
    store.answer = answer
    let screen = try makeScreen(.london)

    screen.presenter.didTapSave()
    let busy = screen.content
    await nextTurn()
    screen.presenter.didTapSave()
    screen.presenter.didEdit(.city, to: "Paris")
    await nextTurn()
    answer.give(())
    await work.idle()

    #expect(busy?.isBusy == true)
    #expect(screen.content?.isBusy == false)
    #expect(screen.content?.draft == .london)
    #expect(store.messages == [.save(try .ada)])
    #expect(router.messages == [.saved(try .ada)])
  }

  @Test func `says why it could not save, until the next attempt`() async throws {
    store.failure = .unavailable
    let screen = try makeScreen(.london)

    screen.presenter.didTapSave()
    await work.idle()
    let failed = screen.content
    screen.presenter.didTapSave()

    #expect(failed?.problem == ProfileStoreError.unavailable.sentence)
    #expect(failed?.isBusy == false)
    #expect(screen.content?.problem == nil)
    #expect(router.messages == [])
    await work.idle()
  }
}

@MainActor
private final class AddressRouterSpy: AddressRouter {
  enum Message: Equatable {
    case edited(FormDraft<AddressField>)
    case saved(PersonalProfile)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<AddressField>) { messages.append(.edited(draft)) }
  func didSave(_ profile: PersonalProfile) { messages.append(.saved(profile)) }
}
