import FlowHeadless
import FlowPictures

/// Draws a storyboard of journeys, as a page for a browser.
@MainActor
struct StoryboardCommand {
  let app: any HeadlessApp
  let console: Console
  let arguments: Arguments
  let player: ObservedJourneyPlayer

  /// Plays journeys, and writes the page.
  /// - Returns: `success` if the page was written.
  func run(_ journeys: [(name: String, journey: Journey)]) async throws(UsageError) -> ExitStatus {
    var chapters: [Storyboard.Chapter] = []
    for (name, journey) in journeys {
      var recorder = StoryboardRecorder(at: nil)
      try await player.play(journey, named: name) {
        recorder = StoryboardRecorder(at: $0)
      } observe: { _, line, after in
        recorder.record(line, after: after)
      }
      chapters.append(recorder.chapter(named: name, title: journey.title))
    }
    let page = Storyboard(chapters: chapters).html(named: app.name)
    try PictureFile(arguments, console).write(page)
    return .success
  }
}
