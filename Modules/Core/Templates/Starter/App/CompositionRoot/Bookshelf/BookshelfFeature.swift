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

    /// It opens its own draft, and those of the features that run first.
    var drafts: Set<String> {
      Set([Self.kind])
        .union([WelcomeFeature.Entry.kind])
    }
  }

  static let texts: TextCatalog? = .bookshelf
  static let storedPart: StoredPart? = StoredBookshelf.part

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<BookshelfFlowResult>
  /// Makes the flow with an item shown above the list.
  var makeFlowAtBook: @MainActor (BookID, FlowPresentation) -> any Flow<BookshelfFlowResult>

  let homeRows = [AppRow("Bookshelf", to: Entry.sheet)]

  private let stored: StoredBookshelf

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let stored = try await StoredBookshelf(in: services.database)
    self.stored = stored
    let welcome = try await assembly.component(WelcomeFeature.self)
    let dependencies: @MainActor () -> BookshelfDependencies = {
      BookshelfDependencies(
        screens: services.screens,
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
    switch BookshelfLink(path: link.path) {
    case .shelf: .sheet
    case .book(let id): .book(id)
    case nil: nil
    }
  }

  func enter(_ entry: Entry, in shell: Shell) {
    let presentation = shell.presenting(.sheet)
    switch entry {
    case .sheet: run(makeFlow(presentation), from: entry, in: shell)
    case .book(let id): run(makeFlowAtBook(id, presentation), from: entry, in: shell)
    }
  }

  /// Runs the flow; the search ends with the visit, while an item and the input above it stay for the next one.
  private func run(_ flow: any Flow<BookshelfFlowResult>, from entry: Entry, in shell: Shell) {
    shell.run(flow, from: entry) { [drafts = stored.drafts] _, dismisser in
      dismisser.dismiss()
      return .storing { [drafts.changing { $0?.book == nil ? nil : $0 }] }
    }
  }
}
