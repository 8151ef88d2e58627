import FlowScreens
import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct RatingInteractorTests {
  private let store: BookshelfStoreSpy
  private let interactor: RatingInteractor

  init() throws {
    store = BookshelfStoreSpy([try .first, try .second])
    interactor = RatingInteractor(id: try .first, store: store)
  }

  @Test func `refuses an empty field`() {
    #expect(throws: FormError<RatingField>.self) { try interactor.answer(from: [:]) }
  }

  @Test func `stores the answer, and shows it in the form when it is opened again`() async throws {
    try await interactor.save(interactor.answer(from: .accepted))

    let book = try await store.book(.first)
    #expect(RatingInteractor.draft(of: book) == .accepted)
    #expect(try await store.book(.second) == .second)
  }

  @Test func `encodes and decodes the draft with its text`() throws {
    var draft = BookshelfDraft(book: try .first)
    draft.rating = .accepted

    let json = try JSONEncoder().encode(draft)

    #expect(try JSONDecoder().decode(BookshelfDraft.self, from: json) == draft)
  }

  @Test func `refuses to change a missing item`() async throws {
    let interactor = RatingInteractor(id: try .first, store: BookshelfStoreSpy())

    await #expect(throws: BookshelfStoreError.gone) { try await interactor.save(interactor.answer(from: .accepted)) }
  }
}
