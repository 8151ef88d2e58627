import Contact
import FlowScreens
import FlowTesting
import Testing

@testable import Profile

struct PersonalDetailsInteractorTests {
  @Test func `checks the age on the current day`() throws {
    let interactor = PersonalDetailsInteractor(today: try clock("2008-12-09"))

    let refusal = refusal { () throws(FormError<PersonalDetailsField>) in try interactor.answer(from: .ada)
    }

    #expect(refusal?.sentences == [.dateOfBirth: DateOfBirthError.tooYoung.sentence])
  }

  @Test func `accepts valid details`() throws {
    let interactor = PersonalDetailsInteractor(today: try clock("2008-12-10"))

    let details = try interactor.answer(from: .ada)

    #expect(details.firstName.text == "Ada")
    #expect(details.lastName.text == "Lovelace")
    #expect(details.dateOfBirth.date.text == "1990-12-10")
    #expect(details.phone.text == "+442079460958")
    #expect(details.email.text == "ada@example.com")
  }

  private func clock(_ day: String) throws -> @Sendable () -> CivilDate {
    let today = try CivilDate(day)
    return { today }
  }
}
