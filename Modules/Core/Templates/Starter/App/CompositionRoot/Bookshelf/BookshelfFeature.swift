import Bookshelf
import FlowKit
import FlowShell
import FlowStorage

final class BookshelfFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Bookshelf"

    case sheet
    case book(BookID)

    /// The draft holds the current place.
    var resumed: Entry { .sheet }
  }

  static let texts: TextCatalog? = .bookshelf
  static let storedPart: StoredPart? = StoredBookshelf.part

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<BookshelfFlowResult>
  /// Makes the flow with an item shown above the list.
  var makeFlowAtBook: @MainActor (BookID, FlowPresentation) -> any Flow<BookshelfFlowResult>

  let homeRows = [AppRow("Bookshelf", to: Entry.sheet)]

  private let stored: StoredBookshelf

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let stored = try await StoredBookshelf(in: parts.database)
    self.stored = stored
    let welcome = try await assembly.part(WelcomeFeature.self)
    let dependencies: @MainActor () -> BookshelfDependencies = {
      BookshelfDependencies(
        screens: parts.screens,
        store: stored,
        needsWelcome: { welcome.isNeeded },
        makeWelcomeFlow: { welcome.makeFlow($0) },
        drafts: stored.drafts)
    }
    makeFlow = { BookshelfFlow(presentation: $0, dependencies: dependencies()) }
    makeFlowAtBook = { BookshelfFlow(presentation: $1, dependencies: dependencies(), at: $0) }
  }

  /// Whether nothing is stored yet, for features that require it.
  var isNeeded: Bool { !stored.hasBegun }

  func entry(for link: AppLink) -> Entry? {
    switch BookshelfLink(path: link.path, query: link.query) {
    case .shelf: .sheet
    case .book(let id): .book(id)
    case nil: nil
    }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    let presentation = shell.presenting(.sheet)
    switch entry {
    case .sheet: shell.run(makeFlow(presentation), from: entry)
    case .book(let id): shell.run(makeFlowAtBook(id, presentation), from: entry)
    }
  }
}
