import FlowTesting
import Forms
import Testing

@testable import Feedback

@MainActor
struct OpinionPresenterTests {
  private let router = OpinionRouterSpy()
  private let store = FeedbackStoreSpy()
  private let work = FlowWork()

  private func makeScreen(_ draft: FormDraft<OpinionField> = [:]) -> OpinionTestScreen {
    let drafts = InMemoryDraftStore<FeedbackDraft>()
    let interactor = OpinionInteractor(store: store, drafts: drafts)
    let presenter = OpinionPresenter(draft, interactor: interactor, scope: work.scope, router: router)
    let screen = OpinionTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `begins with what was typed before, and blames nobody`() {
    let screen = makeScreen()

    #expect(screen.content?.fields == [FieldContent(.opinion)])
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

    screen.presenter.didEdit(.opinion, to: " An answer")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(store.messages == [.init(step: .opinion, answer: "An answer")])
    #expect(router.messages == [.edited([.opinion: " An answer"]), .saved])
  }

  @Test func `is busy while the answer is stored: taps and edits change nothing`() async {
    let wait = TestAnswer<Void>()
    store.wait = wait
    let screen = makeScreen([.opinion: "An answer"])

    screen.presenter.didTapContinue()
    let busy = screen.content
    await nextTurn()
    screen.presenter.didTapContinue()
    screen.presenter.didEdit(.opinion, to: "Another")
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
    let screen = makeScreen([.opinion: "An answer"])

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
private final class OpinionRouterSpy: OpinionRouter {
  enum Message: Equatable {
    case edited(FormDraft<OpinionField>)
    case saved
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<OpinionField>) { messages.append(.edited(draft)) }
  func didSaveOpinion() { messages.append(.saved) }
}
