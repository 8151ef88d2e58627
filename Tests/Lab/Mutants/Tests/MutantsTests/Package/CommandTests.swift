import Testing

@testable import Mutants

struct CommandTests {
  @Test func `ends at the line that decides, and keeps the output before it`() async throws {
    var command = Command(program: "sh", arguments: ["-c", "echo one; echo two; exec sleep 60"])
    command.isDecided = { $0.contains("two") }

    let ending = try await command.run()

    #expect(ending.output == "one\ntwo\n")
    #expect(ending.status == nil)
    #expect(!ending.isTimedOut)
  }
}
