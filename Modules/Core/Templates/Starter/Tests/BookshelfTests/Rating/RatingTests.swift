import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Bookshelf

/// The Rating screen above the detail screen.
@MainActor
@Suite(.bothWays)
struct RatingTests {
  private let flow: BookshelfFlowTest

  init() async throws {
    flow = BookshelfFlowTest([try .first], draft: BookshelfDraft(book: try .first))
    await flow.start()
  }

  private func open() throws -> RatingTestScreen {
    try flow.top(BookTestScreen.self).presenter.didTapRating()
    return try flow.top()
  }

  private func answer() throws {
    let screen = try open()
    for field in RatingField.allCases { screen.presenter.didEdit(field, to: FormDraft.accepted[field]) }
    screen.presenter.didTapContinue()
  }

  @Test func `shows the stored value when the person returns`() async throws {
    try answer()
    await flow.settle()

    let book = try flow.top(BookTestScreen.self).content?.book
    #expect(flow.path == ["Shelf", "Book"])
    #expect(book == flow.store.items[0])
    #expect(RatingInteractor.draft(of: flow.store.items[0]) == .accepted)
    #expect(flow.drafts.load() == BookshelfDraft(book: try .first))
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `saves the draft at every edit, and clears it when the person goes back`() async throws {
    let screen = try open()
    screen.presenter.didEdit(RatingField.allCases[0], to: "Half")
    await flow.settle()
    let kept = flow.drafts.load()?.rating

    flow.window.goBack()
    await flow.settle()

    #expect(kept?[RatingField.allCases[0]] == "Half")
    #expect(flow.drafts.load() == BookshelfDraft(book: try .first))
    #expect(flow.path == ["Shelf", "Book"])
  }

  @Test func `resumes at the last step, with the input`() async throws {
    var draft = BookshelfDraft(book: try .first)
    draft.rating = .accepted
    let next = BookshelfFlowTest([try .first], draft: draft)

    await next.start()

    #expect(next.path == ["Shelf", "Book", "Rating"])
    #expect(next.window.transitions.count == 1)
    #expect(
      try next.top(RatingTestScreen.self).content?.fields.map(\.value)
        == RatingField.allCases.map { FormDraft.accepted[$0] })
  }

  @Test func `two taps open one screen`() async throws {
    let book = try flow.top(BookTestScreen.self)

    book.presenter.didTapRating()
    book.presenter.didTapRating()
    await flow.settle()

    #expect(flow.path == ["Shelf", "Book", "Rating"])
  }

  @Test func `drops a screen that was requested during a swipe back`() async throws {
    let book = try flow.top(BookTestScreen.self)
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    book.presenter.didTapRating()
    flow.window.endSwipeBack(cancelled: false)
    flow.window.settle()
    await flow.settle()

    #expect(flow.path == ["Shelf"])
    #expect(flow.drafts.load() == BookshelfDraft())
  }
}
