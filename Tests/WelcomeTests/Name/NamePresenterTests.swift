import FlowTesting
import Forms
import Testing

@testable import Welcome

@MainActor
struct NamePresenterTests {
  private let router = NameRouterSpy()
  private let store = WelcomeStoreSpy()
  private let work = FlowWork()

  private func makeScreen(_ draft: FormDraft<NameField> = [:]) -> NameTestScreen {
    let drafts = InMemoryDraftStore<WelcomeDraft>()
    let interactor = NameInteractor(store: store, drafts: drafts)
    let presenter = NamePresenter(draft, interactor: interactor, scope: work.scope, router: router)
    let screen = NameTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `begins with what was typed before, and blames nobody`() {
    let screen = makeScreen()

    #expect(screen.content?.fields == [FieldContent(.name)])
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.isBusy == false)
  }

  @Test func `says what is wrong when the person wants to go on, and stores nothing`() async {
    let screen = makeScreen()

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.fields.first?.error == WelcomeTextError.empty.sentence)
    #expect(store.messages == [])
    #expect(router.messages == [])
  }

  @Test func `tells every edit as it was typed, and then that the answer is stored`() async {
    let screen = makeScreen()

    screen.presenter.didEdit(.name, to: " An answer")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(store.messages == [.init(step: .name, answer: "An answer")])
    #expect(router.messages == [.edited([.name: " An answer"]), .saved])
  }

  @Test func `is busy while the answer is stored: taps and edits change nothing`() async {
    let wait = TestAnswer<Void>()
    store.wait = wait
    let screen = makeScreen([.name: "An answer"])

    screen.presenter.didTapContinue()
    let busy = screen.content
    await nextTurn()
    screen.presenter.didTapContinue()
    screen.presenter.didEdit(.name, to: "Another")
    wait.give(())
    await work.idle()

    #expect(busy?.isBusy == true)
    #expect(screen.content?.isBusy == false)
    #expect(screen.text == "An answer")
    #expect(store.messages.count == 1)
    #expect(router.messages == [.saved])
  }

  @Test func `says why the answer could not be stored, until the next attempt`() async {
    store.failure = .unavailable
    let screen = makeScreen([.name: "An answer"])

    screen.presenter.didTapContinue()
    await work.idle()
    let failed = screen.content
    screen.presenter.didTapContinue()

    #expect(failed?.problem == WelcomeStoreError.unavailable.sentence)
    #expect(failed?.isBusy == false)
    #expect(screen.content?.problem == nil)
    #expect(router.messages == [])
    await work.idle()
  }
}

@MainActor
private final class NameRouterSpy: NameRouter {
  enum Message: Equatable {
    case edited(FormDraft<NameField>)
    case saved
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<NameField>) { messages.append(.edited(draft)) }
  func didSaveName() { messages.append(.saved) }
}
