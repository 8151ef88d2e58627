import FlowScreens
import Testing

@testable import Welcome

@MainActor
struct NameInteractorTests {
  private let store = WelcomeStoreSpy()
  private var interactor: NameInteractor { NameInteractor(store: store) }

  // Catches a keyboard that corrects a name.
  @Test func `asks for the name of a person`() {
    #expect(NameField.name.kind == .text(.name))
  }

  @Test func `refuses a missing name`() {
    #expect(throws: FormError<NameField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the person`() async throws {
    _ = try await interactor.save(interactor.answer(from: [.name: "Ada"]))

    #expect(store.messages == [try .ada])
  }
}
