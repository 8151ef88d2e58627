import Foundation
import StudioSession
import Testing

/// A session with an app of twenty lines; Python runs it.
struct StudioSessionTests {
  private let session: StudioSession

  init() throws {
    session = StudioSession(try .tinyApp)
  }

  private func viewer() async -> Viewer { Viewer(await session.events()) }

  @Test func `an act is answered by its step, and joins the journey`() async {
    var viewer = await viewer()

    #expect(await session.act(["tap", "Add"]) == Answer(step: #"tap "Add""#))

    #expect(await viewer.next("studio-journey") == Seen(steps: [], cursor: 0))
    #expect(await viewer.next("studio-journey") == Seen(steps: [#"tap "Add""#], cursor: 1))
  }

  @Test func `a refused act has its reason, and is no step`() async {
    let answer = await session.act(["tap", "Nothing"])

    #expect(answer.code == "no-action")
    var viewer = await viewer()
    #expect(await viewer.next("studio-journey") == Seen(steps: [], cursor: 0))
  }

  /// Catches a step back that leaves the app where it is.
  @Test func `a step back plays the steps before, in a new process`() async {
    for _ in 1...3 { _ = await session.act(["tap", "Add"]) }
    var viewer = await viewer()
    #expect(await viewer.next("screen").title == "Count 3")

    #expect(await session.move(to: 1) == Answer())

    #expect(await viewer.next("screen").title == "Count 1")
    #expect(await viewer.next("studio-journey").cursor == 1)
  }

  /// Catches a page that flickers through each screen of the journey.
  @Test func `a viewer sees the end of a replay alone`() async {
    for _ in 1...3 { _ = await session.act(["tap", "Add"]) }
    var viewer = await viewer()
    #expect(await viewer.next("screen").title == "Count 3")

    _ = await session.move(to: 2)
    _ = await session.act(["tap", "Add"])

    #expect(await viewer.next("screen").title == "Count 2")
    #expect(await viewer.next("screen").title == "Count 3")
  }

  // Catches a page without the phrases of the world as soon as the world has changed, and with the flows of the beginning.
  @Test func `a page that comes later knows the phrases, and how all stands now`() async {
    _ = await session.act(["tap", "Add"])
    var viewer = await viewer()
    await session.end()

    #expect(await viewer.next("world").world?.phrases?.map(\.phrase) == ["next save fails"])
    #expect(await viewer.next("flows").flows?.map(\.name) == ["Count 1"])
    #expect(await viewer.next("screen").title == "Count 1")
    #expect(await viewer.next("world").world?.now == "1")
  }

  // Catches a page that has gone, and whose session never ends, since nothing is written to it.
  @Test func `a page gets an empty line for a probe`() async {
    let events = await session.events()
    await session.probeViewers()
    await session.end()

    #expect(await events.reduce(into: []) { $0.append($1) }.last == "")
  }

  @Test func `after a step back, the flows are those of then`() async {
    for _ in 1...2 { _ = await session.act(["tap", "Add"]) }
    var viewer = await viewer()

    _ = await session.move(to: 1)
    await session.end()

    #expect(await viewer.next("flows").flows?.map(\.name) == ["Count 2"])
    #expect(await viewer.next("flows").flows?.map(\.name) == ["Count 1"])
  }

  @Test func `an act in the middle begins a branch, and the former one can be restored`() async {
    for _ in 1...3 { _ = await session.act(["tap", "Add"]) }
    _ = await session.move(to: 1)
    _ = await session.act(["fill", "PIN", "with", "4711"])
    var viewer = await viewer()
    #expect(await viewer.next("studio-journey").steps == [#"tap "Add""#, #"fill "PIN" with "••••""#])

    _ = await session.restoreReplaced()

    #expect(await viewer.next("studio-journey").steps?.count == 3)
  }

  /// Catches a secret on the page, in its events, or in a journey that is saved.
  @Test func `a secret stays in the process`() async {
    _ = await session.act(["fill", "PIN", "with", "4711"])
    var viewer = await viewer()

    #expect(await viewer.next("studio-journey").steps == [#"fill "PIN" with "••••""#])
    #expect(await session.journey().text == #"fill "PIN" with "the PIN""#)
  }

  /// Catches a journey with a secret whose line is shown as it was loaded.
  @Test func `a secret in a journey that is loaded is shown as the app shows it`() async {
    _ = await session.load("fill \"PIN\" with \"4711\"\ntap \"Nothing\"\n")

    var viewer = await viewer()
    #expect(await viewer.next("studio-journey").steps == [#"fill "PIN" with "••••""#, #"tap "Nothing""#])
  }

  @Test func `a journey that is loaded stops before the step that is refused`() async {
    let answer = await session.load("# A comment\n\ntap \"Add\"\ntap \"Nothing\"\ntap \"Add\"\n")

    #expect(answer.code == "no-action")
    var viewer = await viewer()
    #expect(
      await viewer.next("studio-journey") == Seen(steps: [#"tap "Add""#, #"tap "Nothing""#, #"tap "Add""#], cursor: 1))
  }

  @Test func `an app that ends by itself is reported, and a step back starts it again`() async {
    _ = await session.act(["tap", "Add"])

    #expect(await session.act(["tap", "Crash"]).code == "app-ended")

    #expect(await session.move(to: 1) == Answer())
    var viewer = await viewer()
    #expect(await viewer.next("screen").title == "Count 1")
  }

  @Test func `acts of two pages at once are made one after the other`() async {
    async let first = session.act(["tap", "Add"])
    async let second = session.act(["tap", "Add"])
    let answers = await [first, second]

    #expect(answers.map(\.step) == [#"tap "Add""#, #"tap "Add""#])
    var viewer = await viewer()
    #expect(await viewer.next("screen").title == "Count 2")
  }

  @Test func `an end closes the events`() async {
    var viewer = await viewer()

    await session.end()

    #expect(await viewer.isOver())
  }

  @Test func `an app that cannot be started is reported`() async {
    let session = StudioSession(AppCommand(path: "/no/app"))

    #expect(await session.act(["tap", "Add"]).code == "no-app")
  }
}
