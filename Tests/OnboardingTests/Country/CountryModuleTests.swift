import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Profile
import Testing

@testable import Onboarding

@MainActor
struct CountryModuleTests {
  private let router = CountryRouterSpy()
  private let onboarding = OnboardingFlowTest()
  private let work = FlowWork()
  private var users: UserStoreSpy { onboarding.users }

  private func makeScreen(_ draft: FormDraft<CountryField> = [:]) throws -> CountryTestScreen {
    let screen = CountryModule.make(
      draft, for: try User.ada.id, at: try .ada, router: router, scope: work.scope,
      dependencies: onboarding.dependencies)
    return try #require(screen as? CountryTestScreen)
  }

  @Test func `offers every country by name, without errors`() throws {
    let screen = try makeScreen()

    let labels = try #require(screen.content?.fields.first?.options.labels)

    #expect(labels.count == Country.all.count)
    // Catches an order of scalars, in which an Å comes after the Z.
    #expect(labels.prefix(3) == ["Afghanistan", "Åland Islands", "Albania"])
    #expect(labels.last == "Zimbabwe")
    #expect(screen.content?.fields.first?.error == nil)
  }

  @Test(arguments: [("", CountryChoiceError.missing), ("XX", .unknown), ("gb", .unknown)])
  func `shows the error when the person tries to continue, and creates no user`(
    chosen: String, reason: CountryChoiceError
  ) async throws {
    let screen = try makeScreen([.country: chosen])

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.fields.first?.error == reason.sentence)
    #expect(users.messages == [])
    #expect(router.messages == [])
  }

  @Test func `forwards the choice, stores the user, then reports the user`() async throws {
    let screen = try makeScreen()

    screen.presenter.didEdit(.country, to: "GB")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(users.messages == [.save(try .ada)])
    #expect(router.messages == [.edited([.country: "GB"]), .saved(try .ada)])
  }

  @Test func `shows an error if the address was taken meanwhile`() async throws {
    try await users.save(.somebody)
    let screen = try makeScreen([.country: "GB"])

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.problem == UserStoreError.alreadyKnown(try .ada).sentence)
    #expect(router.messages == [])
  }
}

@MainActor
private final class CountryRouterSpy: CountryRouter {
  enum Message: Equatable {
    case edited(FormDraft<CountryField>)
    case saved(User)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<CountryField>) { messages.append(.edited(draft)) }
  func didSave(_ user: User) { messages.append(.saved(user)) }
}
