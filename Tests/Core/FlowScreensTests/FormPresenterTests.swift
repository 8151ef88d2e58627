import FlowScreens
import Synchronization
import Testing

@MainActor
struct FormPresenterTests {
  private let screen = FormScreenTest()

  @Test func `starts with the restored text, without errors`() {
    let presenter = screen.makePresenter()

    #expect(presenter.view === screen)
    #expect(screen.content?.fields == [FieldContent(.wish)])
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.isBusy == false)
    #expect(screen.messages == [])
  }

  @Test func `forwards every edit, and updates the fields`() {
    let presenter = screen.makePresenter()

    presenter.didEdit(.wish, to: " Snow")

    #expect(screen.messages == [.edited([.wish: " Snow"])])
    #expect(screen.content?.fields == [FieldContent(.wish, value: " Snow"), FieldContent(.reason)])
  }

  @Test func `shows the error when the person tries to continue, and stays`() {
    let presenter = screen.makePresenter()

    presenter.didTapContinue()

    #expect(screen.content?.fields == [FieldContent(.wish, error: WishError.empty.sentence)])
    #expect(screen.messages == [])
  }

  @Test func `continues at every tap with a valid form`() {
    let presenter = screen.makePresenter([.wish: "Snow"])

    presenter.didTapContinue()
    presenter.didTapContinue()

    #expect(screen.messages == [.answered("Snow"), .answered("Snow")])
    #expect(screen.content?.isBusy == false)
    #expect(screen.store.saved == [])
  }

  // Catches a form that is not shown again: a rule, such as one about a date, may accept today a value that it refused.
  @Test func `shows no error for a field that has become valid`() {
    screen.store.isGranting.withLock { $0 = false }
    let presenter = screen.makePresenter([.wish: "Snow"])
    let before = screen.content?.fields.first?.error
    screen.store.isGranting.withLock { $0 = true }

    presenter.didTapContinue()

    #expect(before == WishError.empty.sentence)
    #expect(screen.content?.fields.first?.error == nil)
    #expect(screen.messages == [.answered("Snow")])
  }

  @Test func `does not retain its screen`() {
    var gone: FormScreenTest? = FormScreenTest()
    let presenter = gone?.makePresenter()

    gone = nil

    #expect(presenter != nil)
    #expect(presenter?.view == nil)
  }
}
