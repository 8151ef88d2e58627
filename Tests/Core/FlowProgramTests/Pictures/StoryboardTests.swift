import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct StoryboardTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func `draws the same storyboard each time`() async throws {
    let path = folder.path("page.html")
    let console = TestConsole()

    let status = await console.run("storyboard", "Links/malformed", "Guest/cancelled", "--output", path)
    _ = await console.run("storyboard", "Links/malformed", "Guest/cancelled")

    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(status == .success)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<title>Storyboard of Guests</title>"))
    #expect(page.contains("<h4>This link cannot be opened</h4>"))
    #expect(page.contains("of 2 journeys"))
    #expect(console.output == page)
    #expect(console.errors == "")
  }

  @Test func `a storyboard begins at the requested time`() async {
    let console = TestConsole()

    let status = await console.run("storyboard", "Home/settings", "--now", "2030-01-01T09:00:00Z")

    #expect(status == .success)
    #expect(console.output.contains("It is 2030-01-01T09:00:00Z"))
  }

  @Test func `invisible marks are escaped`() async throws {
    let script = "tap \"Add a guest\"\nfill \"First name\" with \"\\u{202E}Ada\"\n"
    let path = try folder.write(Array(script.utf8), to: "a.journey")
    let console = TestConsole()

    #expect(await console.run("storyboard", path) == .success)
    #expect(console.output.contains("<span class=\"value\">\\u{202E}Ada</span>"))
  }

  @Test func `an unknown journey is an error`() async {
    let console = TestConsole()

    #expect(await console.run("storyboard", "Guest/complete") == .usage)
    #expect(console.errors.contains("the nearest is \"Guest/completed\""))
    #expect(console.output == "")
  }

  @Test func `a storyboard needs a journey`() async {
    let console = TestConsole()

    #expect(await console.run("storyboard") == .usage)
    #expect(console.errors == "Write: storyboard JOURNEY….\n")
  }
}
