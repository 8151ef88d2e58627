import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Profile

@MainActor
struct AddressModuleTests {
  private let router = AddressRouterSpy()
  private let work = FlowWork()
  private let profile: ProfileFlowTest

  init() throws {
    profile = try ProfileFlowTest()
  }

  private func makeScreen(_ draft: FormDraft<AddressField> = [:]) throws -> AddressTestScreen {
    let screen = AddressModule.make(
      draft, for: try .ada, router: router, scope: work.scope, dependencies: profile.dependencies)
    return try #require(screen as? AddressTestScreen)
  }

  @Test func `asks for the fields that depend on the country when it is chosen`() throws {
    let screen = try makeScreen()
    let before = screen.content?.fields.map(\.field)

    screen.presenter.didEdit(.country, to: "US")

    #expect(before == [.country, .firstLine, .city])
    #expect(screen.content?.fields.map(\.field) == AddressField.allCases)
  }

  @Test func `checks the postcode again when the country changes, and keeps input that is no longer asked`() throws {
    let screen = try makeScreen(.portland)

    screen.presenter.didEdit(.country, to: "GB")
    let british = screen.content
    screen.presenter.didEdit(.country, to: "US")

    #expect(british?.fields.map(\.field) == [.country, .firstLine, .city, .postcode])
    let reason = PostalAddressError.malformedPostcode(example: "EC1Y 8SY")
    #expect(british?.errors == [.postcode: reason.sentence])
    #expect(screen.content?.draft == .portland)
    #expect(screen.content?.errors == [:])
  }

  @Test func `shows every problem when the person tries to save, and stores nothing`() async throws {
    let screen = try makeScreen([.country: "US"])

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(Set(try #require(screen.content).errors.keys) == [.firstLine, .city, .state, .postcode])
    #expect(profile.store.messages == [])
  }

  @Test func `forwards every edit, then the stored profile`() async throws {
    let screen = try makeScreen(.london.with(.city, ""))

    screen.presenter.didEdit(.city, to: "London")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(profile.store.messages == [.save(try .ada)])
    #expect(router.messages == [.edited(.london), .saved(try .ada)])
  }

  @Test func `shows why it could not save`() async throws {
    profile.store.failure = .unavailable
    let screen = try makeScreen(.london)

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.problem == ProfileStoreError.unavailable.sentence)
    #expect(router.messages == [])
  }
}

@MainActor
private final class AddressRouterSpy: AddressRouter {
  enum Message: Equatable {
    case edited(FormDraft<AddressField>)
    case saved(PersonalProfile)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<AddressField>) { messages.append(.edited(draft)) }
  func didSave(_ profile: PersonalProfile) { messages.append(.saved(profile)) }
}
