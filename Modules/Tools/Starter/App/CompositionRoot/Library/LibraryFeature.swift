import AppShell
import Documents
import FlowKit
import Library

/// The Library flow, as the app knows it.
final class LibraryFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Library"

    case sheet
    case book(BookID)

    /// The draft says where the person was.
    var resumed: Entry { .sheet }
  }

  static let storedPart: StoredPart? = StoredLibrary.part

  /// Makes the flow; a test puts another one in its place.
  var makeFlow: FlowFactory<LibraryFlowResult>
  /// Makes the flow so that it begins at one of the list.
  var makeFlowAtBook: @MainActor (BookID, FlowPresentation) -> any Flow<LibraryFlowResult>

  let homeRows = [AppRow("Library", to: Entry.sheet)]

  private let stored: StoredLibrary

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let stored = try await StoredLibrary(in: parts.database)
    self.stored = stored
    let welcome = try await assembly.part(WelcomeFeature.self)
    let dependencies: @MainActor () -> LibraryDependencies = {
      LibraryDependencies(
        screens: parts.screens,
        store: stored,
        needsWelcome: { welcome.isNeeded },
        makeWelcomeFlow: { welcome.makeFlow($0) },
        drafts: stored.drafts)
    }
    makeFlow = { LibraryFlow(presentation: $0, dependencies: dependencies()) }
    makeFlowAtBook = { LibraryFlow(presentation: $1, dependencies: dependencies(), at: $0) }
  }

  /// Whether nothing is stored yet, for features that need that first.
  var isNeeded: Bool { !stored.hasBegun }

  func entry(for link: AppLink) -> Entry? {
    switch LibraryLink(path: link.path, query: link.query) {
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
