import HeadlessProgram
import Testing

@testable import App
@testable import HeadlessProgram

@MainActor
struct PictureTests {
  @Test func `the screens of the app are drawn, the same each time`() async {
    let drawn = await run("graph")

    #expect(drawn.isFine, "\(drawn.output.suffix(4000))")
    #expect(drawn.output.contains("<title id=\"title\">The screens of App</title>"))
    #expect(drawn.output == (await run("graph")).output)
  }

  @Test func `the screens of a journey are drawn`() async {
    let drawn = await run("storyboard", "Feedback/completed")

    #expect(drawn.isFine, "\(drawn.output.suffix(4000))")
    #expect(drawn.output.contains("<title>Storyboard of App</title>"))
  }

  private func run(_ words: String...) async -> (isFine: Bool, output: String) {
    var output = ""
    let console = Console(
      read: { [] }, write: { text in MainActor.assumeIsolated { output += text } },
      writeError: { text in MainActor.assumeIsolated { output += text } }, isTerminal: false)
    let status = await AppCommand(StarterApp(), console: console).run(words)
    return (status == .success, output)
  }
}
