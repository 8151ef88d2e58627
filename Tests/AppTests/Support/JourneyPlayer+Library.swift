import FlowHeadless

@testable import App
@testable import FlowProgram

extension JourneyPlayer {
  /// Plays a journey that may require others of the app.
  func play(wholeJourney text: String) async throws -> JourneyReport {
    let journey = try Self.read(JourneyScript(name: "test", isFile: true, bytes: Array(text.utf8)))
    return await play(
      try journey.includingPrerequisites { name throws(UsageError) in
        try Self.read(JourneyLibrary(folder: SandboxApp().journeys).script(named: name))
      })
  }

  private static func read(_ script: JourneyScript) throws(UsageError) -> Journey {
    do throws(JourneySyntaxError) {
      return try Device.parser.journey(named: script.name, from: script.bytes)
    } catch {
      throw .syntax(file: script.name, error)
    }
  }
}
