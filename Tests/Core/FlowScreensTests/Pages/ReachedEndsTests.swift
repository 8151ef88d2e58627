import FlowKit
import FlowScreens
import Testing

/// Lists without an item, with one and with several, whose ends the person has reached.
@MainActor
struct ReachedEndsTests {
  private func list(_ titles: [String]) -> ListRow {
    ListRow(count: titles.count) { ItemRow(LocalizedText(verbatim: titles[$0])) }
  }

  /// Returns whether the end of a list, once reported, is reported no more after the list has become another one, and
  /// whether it is remembered in case the list shrinks to it again.
  private func isReported(_ before: [String], then after: [String]) -> (now: Bool, afterwards: Bool) {
    var ends = ReachedEnds()
    ends.insert(list(before), at: 0)
    ends.keepEnds(in: [list(after)])
    return (ends.contains(list(after), at: 0), ends.contains(list(before), at: 0))
  }

  @Test(
    arguments: [
      // The same.
      ([], [], true, true), (["a"], ["a"], true, true), (["a", "b"], ["a", "b"], true, true),
      // Grown: the new end is another one.
      ([], ["a"], false, true), (["a"], ["a", "b"], false, true), (["a", "b"], ["a", "b", "c"], false, true),
      // Another list, as after a search.
      (["a"], ["b"], false, false), (["a", "b"], ["a", "c"], false, false), (["a", "b"], ["b", "a"], false, false),
      (["a", "b"], ["a", "c", "d"], false, false),
      // Shrunk.
      (["a"], [], false, false), (["a", "b"], ["a"], false, false),
    ] as [([String], [String], Bool, Bool)])
  func `an end stays reported while the list is the same or grows`(
    before: [String], after: [String], now: Bool, afterwards: Bool
  ) {
    let reported = isReported(before, then: after)

    #expect(reported.now == now)
    #expect(reported.afterwards == afterwards)
  }

  @Test func `each list of a page has an end of its own, which goes with its list`() {
    var ends = ReachedEnds()
    ends.insert(list(["a"]), at: 1)

    #expect(!ends.contains(list(["a"]), at: 0) && ends.contains(list(["a"]), at: 1))
    ends.keepEnds(in: [list(["a"]), list(["a"])])
    #expect(ends.contains(list(["a"]), at: 1))
    ends.keepEnds(in: [list(["a"])])
    #expect(!ends.contains(list(["a"]), at: 1))
  }
}
