import FlowTesting
import Forms
import Screens
import Testing

@testable import Welcome

@MainActor
struct NameModuleTests {
  private let router = NameRouterSpy()
  private let welcome = WelcomeFlowTest()
  private let work = FlowWork()

  private func makeScreen(
    _ draft: FormDraft<NameField> = [:]
  ) throws -> WelcomeFormTestScreen<NameInteractor> {
    let screen = NameModule.make(draft, router: router, scope: work.scope, dependencies: welcome.dependencies)
    return try #require(screen as? WelcomeFormTestScreen<NameInteractor>)
  }

  @Test func `starts with the restored text, without errors`() throws {
    let screen = try makeScreen()

    #expect(screen.content?.fields == NameField.allCases.map { FieldContent($0) })
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.isBusy == false)
  }

  @Test func `shows the error when the person tries to continue, and stores nothing`() async throws {
    let screen = try makeScreen()

    screen.tapContinue()
    await work.idle()

    #expect(screen.content?.fields.contains { $0.error != nil } == true)
    #expect(welcome.store.messages == [])
    #expect(router.messages == [])
  }

  @Test func `forwards every edit, then the stored answer`() async throws {
    let screen = try makeScreen()

    screen.fill()
    screen.tapContinue()
    await work.idle()

    #expect(welcome.store.messages.map(\.step) == [.name])
    #expect(router.messages.suffix(2) == [.edited(NameField.accepted), .saved])
  }

  @Test func `says why the answer could not be stored`() async throws {
    welcome.store.failure = .unavailable
    let screen = try makeScreen(NameField.accepted)

    screen.tapContinue()
    await work.idle()

    #expect(screen.content?.problem == WelcomeStoreError.unavailable.sentence)
    #expect(router.messages == [])
  }
}

@MainActor
private final class NameRouterSpy: NameRouter {
  enum Message: Equatable {
    case edited(FormDraft<NameField>)
    case saved
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<NameField>) { messages.append(.edited(draft)) }
  func didSaveName() { messages.append(.saved) }
}
