import FlowTesting
import Forms
import Testing

@testable import Feedback

@MainActor
struct ContactPresenterTests {
  private let router = ContactRouterSpy()
  private let store = FeedbackStoreSpy()
  private let work = FlowWork()

  private func makeScreen(_ draft: FormDraft<ContactField> = [:]) -> ContactTestScreen {
    let drafts = InMemoryDraftStore<FeedbackDraft>()
    let interactor = ContactInteractor(store: store, drafts: drafts)
    let presenter = ContactPresenter(draft, interactor: interactor, scope: work.scope, router: router)
    let screen = ContactTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `begins with what was typed before, and blames nobody`() {
    let screen = makeScreen()

    #expect(screen.content?.fields == [FieldContent(.contact)])
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.isBusy == false)
  }

  @Test func `says what is wrong when the person wants to go on, and stores nothing`() async {
    let screen = makeScreen()

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.fields.first?.error == FeedbackTextError.empty.sentence)
    #expect(store.messages == [])
    #expect(router.messages == [])
  }

  @Test func `tells every edit as it was typed, and then that the answer is stored`() async {
    let screen = makeScreen()

    screen.presenter.didEdit(.contact, to: " An answer")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(store.messages == [.init(step: .contact, answer: "An answer")])
    #expect(router.messages == [.edited([.contact: " An answer"]), .saved])
  }

  @Test func `is busy while the answer is stored: taps and edits change nothing`() async {
    let wait = TestAnswer<Void>()
    store.wait = wait
    let screen = makeScreen([.contact: "An answer"])

    screen.presenter.didTapContinue()
    let busy = screen.content
    await nextTurn()
    screen.presenter.didTapContinue()
    screen.presenter.didEdit(.contact, to: "Another")
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
    let screen = makeScreen([.contact: "An answer"])

    screen.presenter.didTapContinue()
    await work.idle()
    let failed = screen.content
    screen.presenter.didTapContinue()

    #expect(failed?.problem == FeedbackStoreError.unavailable.sentence)
    #expect(failed?.isBusy == false)
    #expect(screen.content?.problem == nil)
    #expect(router.messages == [])
    await work.idle()
  }
}

@MainActor
private final class ContactRouterSpy: ContactRouter {
  enum Message: Equatable {
    case edited(FormDraft<ContactField>)
    case saved
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<ContactField>) { messages.append(.edited(draft)) }
  func didSaveContact() { messages.append(.saved) }
}
