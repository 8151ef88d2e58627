import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Welcome

@testable import Pamphlet

/// A Pamphlet flow in a window, with its dependencies.
@MainActor
final class PamphletFlowTest {
  let test = FlowTest(PamphletFlowResult.self)
  var needsWelcome = false
  /// The latest Welcome flow.
  private(set) weak var welcome: StubFlow<WelcomeFlowResult>?

  var window: TestWindow { test.window }

  var dependencies: PamphletDependencies {
    PamphletDependencies(
      needsWelcome: { [unowned self] in needsWelcome },
      makeWelcomeFlow: { [unowned self] presentation in
        let flow = StubFlow<WelcomeFlowResult>("welcome", presentation)
        welcome = flow
        return flow
      },
      screens: TestPamphletScreens())
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(PamphletFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }

  /// The screen on top, which must be the flow's.
  var top: CoverTestScreen {
    get throws { try #require(window.top as? CoverTestScreen) }
  }
}

typealias CoverTestScreen = RecordingScreen<CoverPresenter, CoverContent>

struct TestPamphletScreens: PamphletScreens {
  func makeCover(_ presenter: CoverPresenter) -> any ScreenView<CoverContent> { CoverTestScreen(presenter) }
}
