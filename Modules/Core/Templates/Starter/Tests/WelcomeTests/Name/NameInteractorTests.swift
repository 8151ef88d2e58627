import FlowScreens
import Testing

@testable import Welcome

@MainActor
struct NameInteractorTests {
  private let store = WelcomeStoreSpy()
  private var interactor: NameInteractor { NameInteractor(store: store) }

  @Test func `refuses a missing name`() {
    #expect(throws: FormError<NameField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the person`() async throws {
    _ = try await interactor.save(interactor.answer(from: [.name: "Ada"]))

    #expect(store.messages == [try .ada])
  }
}
