import FlowKit
import FlowScreens
import FlowTesting
import Testing

/// A form without its own page.
@MainActor
struct FormScreensTests {
  private struct Screens: PageScreens {
    let toolkit: any PageToolkit = PageRecorder()
  }

  private typealias FormScreen = RecordedPages<FormContent<WishField>>

  private let test = FormScreenTest()

  private func rows(_ screen: FormScreen) throws -> (fields: [FieldRow], errors: [LocalizedText], button: ButtonRow) {
    let rows = try #require(screen.pages.last).rows
    return (
      rows.compactMap { if case .field(let field) = $0 { field } else { nil } },
      rows.compactMap { if case .text(let text) = $0, text.style == .error { text.text } else { nil } },
      try #require(buttons(screen).first)
    )
  }

  private func buttons(_ screen: FormScreen) throws -> [ButtonRow] {
    try #require(screen.pages.last).rows.compactMap { if case .button(let button) = $0 { button } else { nil } }
  }

  @Test func `a form has its fields and a main button, which continues`() throws {
    let presenter = test.makePresenter([.wish: "Snow"])

    let screen = try #require(Screens().form("Your wish", presenter: presenter) as? FormScreen)

    #expect(presenter.view === screen)
    #expect(screen.name == "Your wish" && screen.pages.last?.title == "Your wish")
    let (fields, errors, button) = try rows(screen)
    #expect(fields.map(\.text) == ["Snow", ""] && fields.allSatisfy(\.isEnabled) && errors == [])
    #expect(button.title == "Continue" && button.role == .main && button.isEnabled)
    fields[0].onEdit("Rain")
    button.onTap()
    #expect(test.messages == [.edited([.wish: "Rain"]), .answered("Rain")])
  }

  @Test func `a form can have another name and another button`() throws {
    let screen = Screens().form("Your wish", name: "Wish", button: "Send", presenter: test.makePresenter())

    let form = try #require(screen as? FormScreen)
    #expect(form.name == "Wish" && form.pages.last?.title == "Your wish")
    #expect(try rows(form).button.title == "Send")
  }

  // Catches a form that can be changed or sent again while it is saved, and one that keeps a failure to itself.
  @Test func `while a form is saved nothing can be done, and a failure is shown`() async throws {
    test.store.wait = TestAnswer()
    test.store.failure = FormError(WishError.unavailable.sentence)
    let presenter = test.makeSavingPresenter([.wish: "Snow"])
    let screen = try #require(Screens().form("Your wish", presenter: presenter) as? FormScreen)

    presenter.didTapContinue()
    let busy = try rows(screen)
    #expect(screen.pages.last?.isBusy == true && !busy.button.isEnabled && !busy.fields.contains(where: \.isEnabled))
    await nextTurn()
    test.store.wait?.give(())
    await test.work.idle()

    let failed = try rows(screen)
    #expect(screen.pages.last?.isBusy == false && failed.button.isEnabled && failed.fields.allSatisfy(\.isEnabled))
    #expect(failed.errors == ["Not now."])
  }

  // Catches a link that leads away from a form that is being saved.
  @Test func `links are below the button, and can be tapped unless the form is busy`() async throws {
    test.store.wait = TestAnswer()
    let presenter = test.makeSavingPresenter([.wish: "Snow"])
    var taps: [String] = []
    let links = [FormLink("Ask") { taps.append("ask") }, FormLink("Why?") { taps.append("why") }]
    let screen = try #require(Screens().form("Your wish", links: links, presenter: presenter) as? FormScreen)

    let atRest = try buttons(screen)
    for button in atRest.dropFirst() { button.onTap() }
    presenter.didTapContinue()
    let busy = try buttons(screen)

    #expect(atRest.map(\.title) == ["Continue", "Ask", "Why?"] && atRest.allSatisfy(\.isEnabled))
    #expect(atRest.map(\.role) == [.main, .normal, .normal])
    #expect(taps == ["ask", "why"])
    #expect(busy.allSatisfy { !$0.isEnabled })
    await nextTurn()
    test.store.wait?.give(())
    await test.work.idle()
  }

  // Catches a busy form that can only be waited for, and a Cancel without a meaning.
  @Test(arguments: [nil, GivingUp.changesNothing])
  func `a busy form has a Cancel if its service can be given up`(givingUp: GivingUp?) async throws {
    test.store.wait = TestAnswer()
    let presenter = test.makeSavingPresenter([.wish: "Snow"], givingUp: givingUp)
    let screen = try #require(Screens().form("Your wish", presenter: presenter) as? FormScreen)

    let atRest = try buttons(screen).map(\.title)
    presenter.didTapContinue()
    let cancel = try buttons(screen).first { $0.role == .cancel }
    await nextTurn()
    cancel?.onTap()

    #expect(atRest == ["Continue"])
    #expect(cancel?.isEnabled == (givingUp == nil ? nil : true))
    #expect(screen.pages.last?.isBusy == (givingUp == nil))
    test.store.wait?.give(())
    await test.work.idle()
    #expect(test.messages == (givingUp == nil ? [.answered("Snow")] : []))
  }
}
