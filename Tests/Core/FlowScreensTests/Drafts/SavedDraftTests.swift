import FlowKit
import FlowScreens
import FlowTesting
import Testing

@MainActor
struct SavedDraftTests {
  @Test func `each change is saved`() async {
    let walk = WalkTest()

    walk.flow.draft.note = "Snow"
    await walk.test.flows.idle()
    walk.flow.draft.note = "Rain"
    await walk.test.flows.idle()

    #expect(walk.drafts.saved.map(\.note) == ["Snow", "Rain"])
  }

  @Test func `an edit that changes nothing is not saved`() async {
    let walk = WalkTest(from: .init(note: "Snow"))

    walk.flow.draft.note = "Snow"
    await walk.test.flows.idle()

    #expect(walk.drafts.saved == [])
  }

  @Test func `of several changes at once, each save writes the newest`() async {
    let walk = WalkTest()

    walk.flow.draft.note = "Snow"
    walk.flow.draft.note = "Rain"
    await walk.test.flows.idle()

    #expect(walk.drafts.saved.map(\.note) == ["Rain", "Rain"])
  }

  @Test func `a restoration never saves an earlier step`() async {
    let walk = WalkTest(from: .init(step: .end))

    await walk.test.flows.idle()

    #expect(walk.drafts.saved.allSatisfy { $0.step == .end })
  }

  @Test func `a change after the last save stays in memory`() async {
    let walk = WalkTest()

    walk.flow.draft.note = "Snow"
    await walk.test.flows.idle()
    walk.flow.stopSaving()
    walk.flow.draft.note = "Rain"
    await walk.test.flows.idle()

    #expect(walk.flow.draft.note == "Rain")
    #expect(walk.drafts.load()?.note == "Snow")
  }

  @Test func `a change that is made before the flow has reported is saved`() async {
    let walk = WalkTest()

    walk.flow.draft.note = "Snow"
    walk.flow.finish(.completed(1))
    await walk.test.flows.idle()

    #expect(walk.drafts.load()?.note == "Snow")
  }
}
