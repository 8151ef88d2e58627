import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Welcome

@testable import Gallery

/// A Gallery flow in a window, with its dependencies.
@MainActor
final class GalleryFlowTest {
  let test = FlowTest(GalleryFlowResult.self)
  let service = GalleryServiceStub()
  let memory = InMemoryDraftStore<ServiceListMemory<GalleryItem>>()
  var needsWelcome = false
  /// The latest Welcome flow.
  private(set) weak var welcome: StubFlow<WelcomeFlowResult>?

  var window: TestWindow { test.window }

  var dependencies: GalleryDependencies {
    GalleryDependencies(
      needsWelcome: { [unowned self] in needsWelcome },
      makeWelcomeFlow: { [unowned self] presentation in
        let flow = StubFlow<WelcomeFlowResult>("welcome", presentation)
        welcome = flow
        return flow
      },
      screens: TestGalleryScreens(),
      service: service,
      memory: memory)
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(GalleryFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }

  /// The list on top, which must be the flow's.
  var list: RecordingList<PaintingsInteractor> {
    get throws { try #require(window.top as? RecordingList<PaintingsInteractor>) }
  }
}

struct TestGalleryScreens: RecordingScreens {}

/// Has two items, or fails.
@MainActor
final class GalleryServiceStub: GalleryService {
  private(set) var searches: [String] = []
  var failure: GalleryServiceError?

  @MainActor func items(
    matching search: String, after last: GalleryItem?
  ) async throws(GalleryServiceError) -> ListPage<GalleryItem> {
    searches.append(search)
    if let failure { throw failure }
    return ListPage([.first, .second])
  }
}

extension GalleryItem {
  static let first = GalleryItem(id: 1, title: "First")
  static let second = GalleryItem(id: 2, title: "Second")
}
