import Testing

@testable import App
@testable import FlowProgram

/// Explorations of the example, in which no rule finds a mistake.
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

  @Test func `--complete fails if something was not covered`() async {
    let console = TestConsole()

    #expect(await console.run("explore", "--transitions", "5", "--complete") == .failed)
  }

  @Test func `an exploration starts at the end of a journey`() async {
    let console = TestConsole()

    let status = await console.run(
      "explore", "Onboarding/with-a-personal-account", "--transitions", "20")

    #expect(status == .success, "\(console.output)\(console.errors)")
    #expect(console.output.contains("Home"))
    #expect(await console.run("explore", "Onboarding/nowhere") == .usage)
  }
}
