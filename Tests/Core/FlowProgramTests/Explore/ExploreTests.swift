import FlowTesting
import Testing

@testable import FlowProgram

@MainActor
struct ExploreTests {
  @Test func `an exploration prints its coverage`() async throws {
    let console = TestConsole()

    let status = await console.run("explore", "--transitions", "40")

    #expect(status == .success, "\(console.output)\(console.errors)")
    #expect(console.output.hasPrefix("40 transitions between "))
    #expect(console.output.hasSuffix("No mistakes in what was reached.\n"))
    #expect(console.output.contains("Not covered: the screen "))
    // Catches a list in an order that changes, so that two explorations cannot be compared.
    let screens = try #require(console.output.firstMatch(of: /Screens: (.*)\./)?.1.split(separator: ", "))
    #expect(screens.count > 2 && screens == screens.sorted())
  }

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

  @Test func `--complete fails if something was not covered`() async {
    let console = TestConsole()

    #expect(await console.run("explore", "--transitions", "5", "--complete") == .failed)
  }

  @Test func `an exploration starts at the end of a journey`() async {
    let console = TestConsole()

    let status = await console.run(
      "explore", "Home/settings", "--transitions", "20")

    #expect(status == .success, "\(console.output)\(console.errors)")
    #expect(console.output.contains("Home"))
    #expect(await console.run("explore", "Home/nowhere") == .usage)
  }
}
