import Testing

@testable import FlowProgram

@MainActor
struct ExplorationProgressTests {
  // Catches an exploration that prints at each action, that divides by a time of zero, or that disturbs a pipe.
  @Test(arguments: [true, false])
  func `the progress is printed once a second, in a terminal only`(isShown: Bool) {
    let console = TestConsole()
    let progress = ExplorationProgress(console: console.console(), isShown: isShown)

    for time in [0, 900, 1000, 1900, 2500] { progress.update(10, 4, after: .milliseconds(time)) }

    let lines = ["1 s: 10 transitions, 4 states, 10 a second", "2 s: 10 transitions, 4 states, 5 a second"]
    #expect(console.errors.split(separator: "\n").map(String.init) == (isShown ? lines : []))
  }
}
