import FlowHeadless
import FlowScreens
import FlowStorage
import FlowTesting
import Testing

@testable import App
@testable import Bookshelf
@testable import CompositionRoot

@MainActor
struct BookshelfShelfPageTests {
  private let work = FlowWork()
  private let router = NoRouter()

  /// Catches a button that does nothing.
  @Test func `can be finished if it could be loaded`() async throws {
    let database = try await appSchema.open(.memory)
    let stored = try await StoredBookshelf(in: database)

    let loaded = try await canBeFinished(over: stored)
    await database.close()
    let failed = try await canBeFinished(over: stored)

    #expect(loaded == true)
    #expect(failed == false)
  }

  private func canBeFinished(over store: StoredBookshelf) async throws -> Bool? {
    let presenter = ShelfPresenter("", interactor: ShelfInteractor(store: store), scope: work.scope, router: router)
    let screen: any ScreenView<ShelfContent> = HeadlessToolkit().screen("Shelf") { bookshelfShelfPage($0, presenter) }
    presenter.view = screen
    presenter.refresh()
    await work.idle()
    let window = HeadlessWindow(rootViewController: try #require(screen as? HeadlessViewController))
    return window.snapshot?.actions.first { $0.label == "Done" }?.isEnabled
  }
}

private final class NoRouter: ShelfRouter {
  func didSearch(for text: String) {}
  func didChoose(_ book: BookID) {}
  func didFinish(with items: [Book]) {}
}
