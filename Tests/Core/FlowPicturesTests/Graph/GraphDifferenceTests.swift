import Testing

@testable import FlowPictures

struct GraphDifferenceTests {
  private let before = NavigationGraph(
    ("Pay/Review", "Pay", "Pay/Receipt"), ("Pay/Review", "Change", "Pay/Amount"), starts: ("App", "Pay"))

  @Test func `the same graph has no difference`() {
    #expect(before.changes(since: before) == [])
  }

  @Test func `additions and removals are described in sentences`() {
    let after = NavigationGraph(
      ("Pay/Review", "Send", "Pay/Receipt"), ("Pay/Review", "Change", "Pay/Amount"), ("Pay/Review", "Ask", "Pay/Sure?"))

    #expect(
      after.changes(since: before) == [
        "new: the alert Sure? (Pay)",
        "gone: App starts Pay",
        "gone: Review (Pay) leads to Receipt (Pay) by \"Pay\"",
        "new: Review (Pay) leads to Receipt (Pay) by \"Send\"",
        "new: Review (Pay) leads to Sure? (Pay) by \"Ask\"",
      ])
  }

  @Test func `a changed entry to a screen is described`() {
    let id = ScreenID(flow: "Pay", name: "Amount")
    func graph(_ entries: [NavigationScreen.Entry], isAlert: Bool = false) -> NavigationGraph {
      NavigationGraph(root: "Pay", screens: [.init(id, isAlert: isAlert, entries: entries)], edges: [], starts: [])
    }

    #expect(
      graph([.link, .launch]).changes(since: graph([])) == [
        "Amount (Pay) is entered by launch, link, before by acts only."
      ])
    #expect(graph([], isAlert: true).changes(since: graph([])) == ["Amount (Pay) is an alert now."])
    #expect(graph([]).changes(since: graph([], isAlert: true)) == ["Amount (Pay) is no alert any more."])
  }

  @Test(arguments: [
    (NavigationEdge.Passage.present, "presents"), (.alert, "asks"), (.tab, "selects"), (.back, "leads back to"),
  ])
  func `a changed passage to a screen is described`(passage: NavigationEdge.Passage, words: String) {
    func graph(_ passage: NavigationEdge.Passage) -> NavigationGraph {
      let edge = NavigationEdge(from: .init(path: "F/A"), to: .init(path: "F/B"), actions: [.init("Go", passage)])
      return NavigationGraph(root: "F", screens: [], edges: [edge], starts: [])
    }

    #expect(
      graph(passage).changes(since: graph(.push)) == [
        "gone: A (F) leads to B (F) by \"Go\"", "new: A (F) \(words) B (F) by \"Go\"",
      ])
  }

  @Test func `a changed root is described`() {
    let other = NavigationGraph(root: "Shop", screens: before.screens, edges: before.edges, starts: before.starts)

    #expect(other.changes(since: before) == ["The app begins with the flow Shop, no longer with Pay."])
  }
}
