import FlowScreens
import FlowTesting
import Testing

@testable import Feedback

@MainActor
struct OpinionModuleTests {
  private let router = OpinionRouterSpy()
  private let feedback = FeedbackFlowTest()
  private let work = FlowWork()

  private func makeScreen(
    _ draft: FormDraft<OpinionField> = [:]
  ) throws -> FeedbackFormTestScreen<OpinionInteractor> {
    let screen = OpinionModule.make(draft, router: router, scope: work.scope, dependencies: feedback.dependencies)
    return try #require(screen as? FeedbackFormTestScreen<OpinionInteractor>)
  }

  @Test func `starts with the restored text, without errors`() throws {
    let screen = try makeScreen()

    #expect(screen.content?.fields == OpinionField.allCases.map { FieldContent($0) })
    #expect(screen.content?.problem == nil)
    #expect(screen.content?.isBusy == false)
  }

  @Test func `shows the error when the person tries to continue, and stores nothing`() async throws {
    let screen = try makeScreen()

    screen.tapContinue()
    await work.idle()

    #expect(screen.content?.fields.contains { $0.error != nil } == true)
    #expect(feedback.store.messages == [])
    #expect(router.messages == [])
  }

  @Test func `forwards every edit, then the stored answer`() async throws {
    let screen = try makeScreen()

    screen.fill()
    screen.tapContinue()
    await work.idle()

    #expect(feedback.store.messages.map(\.step) == [.opinion])
    #expect(router.messages.suffix(2) == [.edited(OpinionField.accepted), .saved])
  }

  @Test func `shows why the answer could not be stored`() async throws {
    feedback.store.failure = .unavailable
    let screen = try makeScreen(OpinionField.accepted)

    screen.tapContinue()
    await work.idle()

    #expect(screen.content?.problem == FeedbackStoreError.unavailable.sentence)
    #expect(router.messages == [])
  }
}

@MainActor
private final class OpinionRouterSpy: OpinionRouter {
  enum Message: Equatable {
    case edited(FormDraft<OpinionField>)
    case saved
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<OpinionField>) { messages.append(.edited(draft)) }
  func didSaveOpinion() { messages.append(.saved) }
}
