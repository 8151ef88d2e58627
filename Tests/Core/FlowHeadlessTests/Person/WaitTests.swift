import Testing

@testable import FlowHeadless

@MainActor
struct WaitTests {
  @Test func `a wait that has ended returns at once`() async {
    let wait = Wait()
    var isOver = false
    wait.end()

    Task {
      await wait.value()
      isOver = true
    }
    for _ in 0..<10 { await Task.yield() }

    #expect(isOver)
  }

  @Test func `a window releases a finished wait`() async {
    let desk = Desk()

    await HeadlessDriver(window: desk.window) {}.settle()

    #expect(desk.window.waits.isEmpty)
  }
}
