import FlowScreens
import FlowSwiftUI
import FlowTesting
import Testing

/// A page that the person pulls down.
@MainActor
struct RefreshTests {
  private let state = PageState(language: .developers)

  private func display(isBusy: Bool) { state.show(Page("Notes", isBusy: isBusy, onRefresh: {}) {}) }

  @Test func `a refresh lasts until the page is no longer busy, and has the only spinner`() async {
    state.show(Page("Notes", onRefresh: { display(isBusy: true) }) {})
    let refresh = Task { await state.refresh() }
    await nextTurns { state.isRefreshing }
    #expect(state.page.isBusy && !state.isSpinning)

    display(isBusy: false)
    await refresh.value

    #expect(!state.isRefreshing)
  }

  @Test func `a refresh that is over at once ends at once`() async {
    state.show(Page("Notes", onRefresh: {}) {})

    await state.refresh()

    #expect(!state.isRefreshing)
  }

  // Catches a refresh that waits for a page that will never be displayed.
  @Test func `a cancelled refresh ends, and a page that stays busy gets its spinner`() async {
    state.show(Page("Notes", onRefresh: { display(isBusy: true) }) {})
    let refresh = Task { await state.refresh() }
    await nextTurns { state.isRefreshing }

    refresh.cancel()
    await refresh.value

    await nextTurns { !state.isRefreshing }
    #expect(state.isSpinning)
  }

  @Test func `a busy page that was not pulled down has a spinner`() {
    display(isBusy: true)

    #expect(state.isSpinning)
  }
}
