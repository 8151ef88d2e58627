import Testing

@testable import HeadlessUI

@MainActor
struct WaitTests {
  @Test func `a wait that has ended keeps nobody waiting`() async {
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

  @Test func `a window keeps no wait that is over`() async {
    let desk = Desk()

    await HeadlessDriver(window: desk.window) {}.settle()

    #expect(desk.window.waits.isEmpty)
  }
}
