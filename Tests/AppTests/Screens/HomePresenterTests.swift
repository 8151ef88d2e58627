import FlowKit
import FlowTesting
import HeadlessUI
import Profile
import Testing

@testable import App

@MainActor
struct HomePresenterTests {
  private let router = HomeRouterSpy()
  private let view = HomeViewSpy()

  @Test func `asks a person whom the app does not know`() async {
    await refresh(InMemoryProfileStore())

    #expect(view.contents.last == HomeContent(message: "Welcome. Add your details to begin.", asksForProfile: true))
  }

  @Test func `greets a person whom the app knows, and does not ask again`() async throws {
    await refresh(InMemoryProfileStore(try .ada))

    #expect(view.contents.last == HomeContent(message: "Hello, Ada Lovelace.", asksForProfile: false))
  }

  @Test func `says what to do when nobody can know, and does not ask`() async {
    await refresh(UnavailableProfileStore())

    #expect(view.contents.last == HomeContent(message: ProfileStoreError.unavailable.sentence))
  }

  @Test func `tells its router what the person wants`() async {
    let presenter = await refresh(InMemoryProfileStore())

    presenter.didTapAddProfile()
    presenter.didTapSettings()

    #expect(router.messages == [.addProfile, .settings])
  }

  @discardableResult
  private func refresh(_ store: any ProfileStore) async -> HomePresenter {
    let controller = FlowController()
    let flow = WorkFlow()
    controller.start(flow)
    let presenter = HomePresenter(
      interactor: HomeInteractor(profiles: store), scope: flow.navigator.scope, router: router)
    presenter.view = view
    presenter.refresh()
    await controller.idle()
    return presenter
  }
}

@MainActor
private final class HomeViewSpy: HomeView {
  private(set) var contents: [HomeContent] = []

  func display(_ content: HomeContent) { contents.append(content) }
}

@MainActor
private final class HomeRouterSpy: HomeRouter {
  enum Message: Equatable {
    case addProfile
    case settings
  }

  private(set) var messages: [Message] = []

  func didAskToAddProfile() { messages.append(.addProfile) }

  func didAskForSettings() { messages.append(.settings) }
}

private struct UnavailableProfileStore: ProfileStore {
  func load() async throws(ProfileStoreError) -> PersonalProfile? { throw .unavailable }

  func save(_ profile: PersonalProfile) async throws(ProfileStoreError) { throw .unavailable }
}

/// Lends its scope.
@MainActor
private final class WorkFlow: Flow {
  let flowHandler = FlowHandler<FlowOutcome<Int>>()
  let navigator: Navigator

  init() {
    let window = HeadlessWindow(rootViewController: HeadlessNavigationController())
    navigator = Navigator(
      .present(.sheet, over: window.rootViewController, using: HeadlessPresenterFactory(window: window)),
      of: flowHandler)
  }

  func didStart() {}
}
