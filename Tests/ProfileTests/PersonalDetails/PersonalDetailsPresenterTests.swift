import Forms
import Testing

@testable import Profile

@MainActor
struct PersonalDetailsPresenterTests {
  private let router = PersonalDetailsRouterSpy()

  private func makeScreen(_ draft: FormDraft<PersonalDetailsField> = [:]) throws -> PersonalDetailsTestScreen {
    let today = try CivilDate.today
    let presenter = PersonalDetailsPresenter(
      draft, interactor: PersonalDetailsInteractor(today: { today }), router: router)
    let screen = PersonalDetailsTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `begins with empty fields and blames nobody`() throws {
    let screen = try makeScreen()

    #expect(screen.content?.fields == PersonalDetailsField.allCases.map { FieldContent($0) })
  }

  @Test func `shows the problem of the field that was edited, and of no other`() throws {
    let screen = try makeScreen()

    screen.presenter.didEdit(.firstName, to: "4da")

    #expect(screen.content?.errors == [.firstName: NameError.hasDigit(.first).sentence])
  }

  @Test func `takes a problem away when it is mended`() throws {
    let screen = try makeScreen()
    screen.presenter.didEdit(.firstName, to: "4da")

    screen.presenter.didEdit(.firstName, to: "Ada")

    #expect(screen.content?.errors == [:])
  }

  @Test func `shows every problem when the person wants to go on, and stays`() throws {
    let screen = try makeScreen()

    screen.presenter.didTapContinue()

    #expect(
      screen.content?.errors == [
        .firstName: NameError.empty(.first).sentence,
        .lastName: NameError.empty(.last).sentence,
        .dateOfBirth: DateOfBirthError.empty.sentence,
        .phone: PhoneNumberError.empty.sentence,
        .email: EmailAddressError.empty.sentence,
      ])
    #expect(router.messages == [])
  }

  @Test func `tells every edit as it was typed, and then the details`() throws {
    let screen = try makeScreen(.ada.with(.firstName, ""))

    screen.presenter.didEdit(.firstName, to: " Ada ")
    screen.presenter.didTapContinue()

    #expect(router.messages == [.edited(.ada.with(.firstName, " Ada ")), .entered(try .ada)])
  }

  @Test func `keeps neither its router nor its screen alive`() throws {
    let today = try CivilDate.today
    var router: PersonalDetailsRouterSpy? = PersonalDetailsRouterSpy()
    let presenter = PersonalDetailsPresenter(
      [:], interactor: PersonalDetailsInteractor(today: { today }), router: try #require(router))
    var screen: PersonalDetailsTestScreen? = PersonalDetailsTestScreen(presenter)
    presenter.view = screen
    weak let weakRouter = router
    weak let weakScreen = screen

    router = nil
    screen = nil

    #expect(weakRouter == nil)
    #expect(weakScreen == nil)
  }

  @Test func `shows what was wrong before from the start`() throws {
    let screen = try makeScreen([.phone: "12"])

    #expect(screen.content?.errors == [.phone: PhoneNumberError.noCountryCode.sentence])
  }
}

@MainActor
private final class PersonalDetailsRouterSpy: PersonalDetailsRouter {
  enum Message: Equatable {
    case edited(FormDraft<PersonalDetailsField>)
    case entered(PersonalDetails)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<PersonalDetailsField>) { messages.append(.edited(draft)) }
  func didEnter(_ details: PersonalDetails) { messages.append(.entered(details)) }
}
