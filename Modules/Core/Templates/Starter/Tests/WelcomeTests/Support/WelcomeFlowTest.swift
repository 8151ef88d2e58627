import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Welcome

/// A Welcome flow in a window, with its dependencies.
@MainActor
final class WelcomeFlowTest {
  let test = FlowTest(WelcomeFlowResult.self)
  let store = WelcomeStoreSpy()
  let drafts: InMemoryDraftStore<FormDraft<NameField>>

  var window: TestWindow { test.window }

  init(_ draft: FormDraft<NameField>? = nil) {
    drafts = InMemoryDraftStore(draft)
  }

  func start(_ presentation: FlowPresentation? = nil) {
    let dependencies = WelcomeDependencies(screens: TestWelcomeScreens(), store: store, drafts: drafts)
    test.start(WelcomeFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }

  /// The screen on top, which must be the flow's.
  var screen: NameTestScreen {
    get throws { try #require(window.top as? NameTestScreen) }
  }

  /// Taps Continue, and waits until the person is stored.
  func tapContinue() async throws {
    try screen.presenter.didTapContinue()
    await test.flows.idle()
  }
}

struct TestWelcomeScreens: RecordingScreens {}

typealias NameTestScreen = RecordingForm<NameInteractor>

extension NameTestScreen {
  func type(_ name: String) { presenter.didEdit(.name, to: name) }
}
