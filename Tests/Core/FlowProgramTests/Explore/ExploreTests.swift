import FlowTesting
import Testing

@testable import FlowProgram

@MainActor
struct ExploreTests {
  @Test func `an exploration prints the same each time, except for the times`() async {
    let first = TestConsole()
    let second = TestConsole()

    _ = await first.run("explore", "--transitions", "30", "--seed", "3")
    _ = await second.run("explore", "--transitions", "30", "--seed", "3")

    #expect(first.output.split(separator: "\n").dropFirst() == second.output.split(separator: "\n").dropFirst())
    #expect(first.output.split(separator: "\n").count > 4)
  }

  @Test func `plays journeys with the rules, and tries nothing else`() async throws {
    let folder = try TestFolder()
    let file = try folder.write(
      Array("# A mistake\n# Violates: Input survives a kill.\n\ntap \"Add a guest\"\nkill\nrelaunch\n".utf8),
      to: "mistake.journey")
    let unchecked = try folder.write(Array("# A mistake\n# Violates: Nothing.\n\nback\n".utf8), to: "other.journey")
    let console = TestConsole()
    let other = TestConsole()

    #expect(await console.run("explore", file, "Guest", "--transitions", "0") == .success, "\(console.output)")
    #expect(await other.run("explore", unchecked, "--transitions", "0") == .failed)

    #expect(console.output.contains("mistake.journey states \"Input survives a kill.\": checked "))
    #expect(other.output.contains("Not possible: \(unchecked): back.\n"))
    #expect(other.output.contains("other.journey states \"Nothing.\": checked 0 times.\n"))
  }
}
