import FlowKit
import FlowScreens
import FlowTesting
import Synchronization
import Testing

/// A form of which a service refuses the answer or texts of fields.
@MainActor
struct RefusedFormTests {
  private let screen = FormScreenTest()

  private func send(_ draft: FormDraft<WishField>, refused failure: FormError<WishField>) async
    -> SavingFormPresenter<WishInteractor>
  {
    screen.store.failure = failure
    let presenter = screen.makeSavingPresenter(draft)
    presenter.didTapContinue()
    await screen.work.idle()
    return presenter
  }

  private var errors: [LocalizedText?]? { screen.content?.fields.map(\.error) }

  // Catches an error that goes with the next display, and one that stays with another text.
  @Test func `a refused text shows its error until it is edited`() async {
    let presenter = await send(
      [.wish: "Snow", .reason: "Cold"], refused: FormError("Ask again.", sentences: [.reason: "Not that."]))

    let refused = (errors, screen.content?.problem)
    presenter.didEdit(.wish, to: "Rain")
    presenter.didEdit(.reason, to: "Cold")
    let same = errors
    presenter.didEdit(.reason, to: "Col")
    let edited = errors
    presenter.didEdit(.reason, to: "Cold")

    #expect(refused == ([nil, "Not that."], "Ask again."))
    #expect(same == [nil, "Not that."])
    #expect(edited == [nil, nil] && errors == [nil, nil])
    #expect(screen.store.saved == ["Snow"])
  }

  // Catches a presenter that refuses a text by itself, though another field may have been the cause.
  @Test func `a refused text can be sent again, and its error goes when it is accepted`() async {
    let presenter = await send([.wish: "Snow"], refused: FormError(sentences: [.wish: "Not today."]))
    screen.store.failure = nil

    let refused = errors
    presenter.didTapContinue()
    let busy = errors
    await screen.work.idle()

    #expect(refused?.first == "Not today.")
    #expect(busy?.first == "Not today.")
    #expect(errors?.first == .some(nil))
    #expect(screen.store.saved == ["Snow", "Snow"] && screen.messages == [.answered("Snow")])
  }

  @Test func `an answer of the service replaces its earlier errors, but a failure without fields keeps them`() async {
    let presenter = await send([.wish: "Snow"], refused: FormError(sentences: [.wish: "Not today."]))

    screen.store.failure = FormError("Not now.")
    presenter.didTapContinue()
    await screen.work.idle()
    let offline = (errors, screen.content?.problem)
    screen.store.failure = FormError(sentences: [.reason: "Why?"])
    presenter.didTapContinue()
    await screen.work.idle()

    #expect(offline == (["Not today.", nil], "Not now."))
    #expect(errors == [nil, "Why?"] && screen.content?.problem == nil)
  }

  // Catches a refusal that nobody sees.
  @Test func `a refusal that no visible field can show is shown for the whole form`() async {
    _ = await send([.wish: "Snow"], refused: FormError(sentences: [:]))
    let empty = screen.content?.problem
    let hidden = FormScreenTest()
    hidden.store.failure = FormError(sentences: [.reason: "Why?"])
    hidden.store.asksOneField.withLock { $0 = true }
    let presenter = hidden.makeSavingPresenter([.wish: "Snow"])
    presenter.didTapContinue()
    await hidden.work.idle()

    #expect(empty == "This was not accepted. Check what you entered.")
    #expect(hidden.content?.problem == "Why?")
  }

  // Catches a rule of the whole form that stops the person without a word.
  @Test func `a rule that concerns no single field is shown`() async {
    screen.store.isClosed.withLock { $0 = true }
    let presenter = screen.makePresenter([.wish: "Snow"])

    presenter.didTapContinue()

    #expect(screen.content?.problem == "No wishes today.")
    #expect(screen.messages.isEmpty)
  }
}
