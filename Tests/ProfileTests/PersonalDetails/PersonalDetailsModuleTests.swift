import Contact
import FlowAppTesting
import FlowScreens
import Testing

@testable import Profile

@MainActor
struct PersonalDetailsModuleTests {
  private let router = PersonalDetailsRouterSpy()

  private func makeScreen(_ draft: FormDraft<PersonalDetailsField> = [:]) throws -> PersonalDetailsTestScreen {
    let dependencies = try ProfileFlowTest().dependencies
    let screen = PersonalDetailsModule.make(draft, router: router, dependencies: dependencies)
    return try #require(screen as? PersonalDetailsTestScreen)
  }

  @Test func `starts with empty fields, without errors`() throws {
    let screen = try makeScreen()

    #expect(screen.content?.fields == PersonalDetailsField.allCases.map { FieldContent($0) })
  }

  @Test func `shows the problem of the field that was edited, and of no other`() throws {
    let screen = try makeScreen()

    screen.presenter.didEdit(.firstName, to: "4da")

    #expect(screen.content?.errors == [.firstName: NameError.hasDigit(.first).sentence])
  }

  @Test func `shows every problem when the person tries to continue, and stays`() throws {
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

  @Test func `forwards every edit, then the details`() throws {
    let screen = try makeScreen(.ada.with(.firstName, ""))

    screen.presenter.didEdit(.firstName, to: " Ada ")
    screen.presenter.didTapContinue()

    #expect(router.messages == [.edited(.ada.with(.firstName, " Ada ")), .entered(try .ada)])
  }

  @Test func `does not keep its router alive`() throws {
    var router: PersonalDetailsRouterSpy? = PersonalDetailsRouterSpy()
    let screen = PersonalDetailsModule.make(
      [:], router: try #require(router), dependencies: try ProfileFlowTest().dependencies)
    weak let weakRouter = router

    router = nil

    #expect(weakRouter == nil)
    #expect(screen is PersonalDetailsTestScreen)
  }

  @Test func `shows errors of restored text from the start`() throws {
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
