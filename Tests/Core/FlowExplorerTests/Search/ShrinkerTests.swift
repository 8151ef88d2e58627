import FlowHeadless
import Testing

@testable import FlowExplorer

@MainActor
struct ShrinkerTests {
  @Test func `removes actions that the mistake does not need`() async {
    let path = (1...20).map { ExplorerAction(.tap, .tap("\($0)")) }

    let shortest = await Shrinker { $0.contains(path[3]) && $0.last == path[19] }.shrink(path)

    #expect(shortest == [path[3], path[19]])
  }

  /// Catches a form that stays whole because a kill, which cannot be divided, comes after it.
  @Test func `divides only forms into single steps`() async {
    let form = ExplorerAction(.fill, [.action(.fill("A", with: "1")), .action(.fill("B", with: "2"))])

    let shortest = await Shrinker { path in
      path.contains { $0.steps.contains(.action(.fill("B", with: "2"))) } && path.last == .kill
    }.shrink([form, .kill])

    #expect(shortest.map(\.name) == [#"fill "B" with "2""#, "kill\nrelaunch"])
  }

  /// Catches a rule about a form as a whole, such as that it leads to one state.
  @Test func `keeps the last form whole if the mistake needs it`() async {
    let form = ExplorerAction(.fill, [.action(.fill("A", with: "1")), .action(.fill("B", with: "2"))])

    let shortest = await Shrinker { $0.count { $0.kind == .fill } > 1 && $0.last == form }.shrink([form, form])

    #expect(shortest.map(\.steps.count) == [1, 2])
  }

  @Test(
    arguments: [
      (.tapTwice("Go"), [.tap("Go")]),
      (.swipeBack(.finished), [.back]),
      (.fill("Name", with: "999999"), [.fill("Name", with: "9"), .fill("Name", with: "999")]),
    ] as [(PersonAction, simpler: [PersonAction])])
  func `simplifies a step as long as it shows the mistake`(action: PersonAction, simpler: [PersonAction]) async {
    for wanted in simpler {
      let shortest = await Shrinker { [wanted.step.name, action.step.name].contains($0.first?.name) }
        .shrink([ExplorerAction(.tap, action)])

      #expect(shortest.map(\.name) == [wanted.step.name])
    }
  }
}

extension PersonAction {
  fileprivate var step: ExplorerAction { ExplorerAction(.tap, self) }
}
