import FlowKit
import FlowScreens
import FlowTesting
import Testing

@MainActor
struct SavingFormPresenterTests {
  private let screen = FormScreenTest()

  @Test func `saves a valid answer, then continues`() async {
    let presenter = screen.makeSavingPresenter([.wish: "Snow"])

    presenter.didTapContinue()
    let before = screen.messages
    await screen.work.idle()

    #expect(before == [])
    #expect(screen.store.saved == ["Snow"])
    #expect(screen.messages == [.answered("Snow")])
  }

  @Test func `saves no invalid answer`() async {
    let presenter = screen.makeSavingPresenter()

    presenter.didTapContinue()
    await screen.work.idle()

    #expect(screen.content?.fields == [FieldContent(.wish, error: WishError.empty.sentence)])
    #expect(screen.content?.isBusy == false)
    #expect(screen.store.saved == [])
    #expect(screen.messages == [])
  }

  @Test func `is busy while the answer is saved: taps and edits change nothing`() async {
    let wait = TestAnswer<Void>()
    screen.store.wait = wait
    let presenter = screen.makeSavingPresenter([.wish: "Snow"])

    presenter.didTapContinue()
    let busy = screen.content
    await nextTurn()
    presenter.didTapContinue()
    presenter.didEdit(.wish, to: "Rain")
    wait.give(())
    await screen.work.idle()

    #expect(busy?.isBusy == true)
    #expect(screen.content?.isBusy == false)
    #expect(screen.content?.fields.first?.value == "Snow")
    #expect(screen.store.saved == ["Snow"])
    #expect(screen.messages == [.answered("Snow")])
  }

  @Test func `shows why the answer could not be saved, until the next attempt`() async {
    screen.store.failure = FormError(WishError.unavailable.sentence)
    let presenter = screen.makeSavingPresenter([.wish: "Snow"])

    presenter.didTapContinue()
    await screen.work.idle()
    let failed = screen.content
    presenter.didEdit(.wish, to: "Rain")
    let edited = screen.content?.problem
    presenter.didTapContinue()

    #expect(failed?.problem == WishError.unavailable.sentence)
    #expect(failed?.isBusy == false)
    #expect(edited == WishError.unavailable.sentence)
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.isBusy == true)
    #expect(screen.messages == [.edited([.wish: "Rain"])])
    await screen.work.idle()
  }

  @Test func `a refusal of the answer disappears when another is typed`() async {
    screen.store.failure = FormError(WishError.unavailable.sentence)
    let presenter = screen.makeSavingPresenter([.wish: "Snow"], clearsProblemOnEdit: true)

    presenter.didTapContinue()
    await screen.work.idle()
    let refused = screen.content?.problem
    presenter.didEdit(.wish, to: "Rain")

    #expect(refused == WishError.unavailable.sentence)
    #expect(screen.content?.problem == nil)
  }

  // Catches a form that stays busy when its visit ends before the answer is saved.
  @Test(.bothWays) func `can be saved again in the next visit`() async {
    let form = FormScreenTest()
    let test = FlowTest<FlowOutcome<Int>>()
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let presenter = form.makeSavingPresenter([.wish: "Snow"], in: flow.context.scope)
    presenter.didTapContinue()
    let isBusy = form.content?.isBusy

    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    test.window.goBack()
    await test.flows.idle()
    let again = form.content?.isBusy
    presenter.didTapContinue()
    await test.flows.idle()

    #expect(isBusy == true)
    #expect(again == false)
    #expect(form.messages == [.answered("Snow")])
  }
}
