import HeadlessUI
import Testing

@testable import App
@testable import HeadlessProgram

@MainActor
struct ExploreTests {
  @Test func `an exploration tells what it has tried and seen`() async {
    let console = TestConsole()

    let status = await console.run("explore", "--transitions", "40", "--seconds", "600")

    #expect(status == .fine, "\(console.output)\(console.errors)")
    #expect(console.output.hasPrefix("40 transitions between "))
    #expect(console.output.hasSuffix("No mistake.\n"))
    #expect(console.output.contains("Never seen: the screen "))
  }

  @Test func `the same exploration prints the same but for the time`() async {
    let first = TestConsole()
    let second = TestConsole()

    _ = await first.run("explore", "--transitions", "30", "--seconds", "600", "--seed", "3")
    _ = await second.run("explore", "--transitions", "30", "--seconds", "600", "--seed", "3")

    #expect(first.output.split(separator: "\n").dropFirst() == second.output.split(separator: "\n").dropFirst())
    #expect(first.output.split(separator: "\n").count > 4)
  }

  @Test func `what must be seen and was not is a failure`() async {
    let console = TestConsole()

    #expect(await console.run("explore", "--transitions", "5", "--seconds", "600", "--complete") == .failed)
  }

  @Test func `an exploration begins where a journey ends`() async {
    let console = TestConsole()

    let status = await console.run(
      "explore", "Onboarding/with-a-personal-account", "--transitions", "20", "--seconds", "600")

    #expect(status == .fine, "\(console.output)\(console.errors)")
    #expect(console.output.contains("Home"))
    #expect(await console.run("explore", "Onboarding/nowhere") == .usage)
  }

  @Test func `journeys say what is entered into a field, which links there are, and what there is to see`() throws {
    let script = """
      expect screen "Home"
      fill "Name" with "Ada"
      fill "Name" with "Eve"
      fill "Name" with "Ada"
      choose "Estonia" for "Country"
      tap "Go"
      open notes://one
      """
    let journey = try JourneyParser().journey(named: "", from: Array(script.utf8))
    let knowledge = JourneyKnowledge([journey])

    #expect(knowledge.screens == ["Home"] && knowledge.actions == ["Go"] && knowledge.links == ["notes://one"])
    #expect(knowledge.usualText(label: "Name", options: nil) == "Ada")
    #expect(knowledge.usualText(label: "Country", options: ["Estonia", "Finland"]) == "Estonia")
    #expect(knowledge.usualText(label: "Country", options: ["Finland"]) == nil)
    #expect(knowledge.usualText(label: "Town", options: nil) == nil)
  }
}
