import HeadlessUI
import Pictures

/// Draws a storyboard of journeys, as a page for a browser.
@MainActor
struct StoryboardCommand {
  let app: any HeadlessApp
  let console: Console
  let arguments: Arguments
  let tour: JourneyTour

  /// Plays journeys, and writes the page.
  /// - Returns: `fine` if the page was written.
  func run(_ journeys: [(name: String, journey: Journey)]) async throws(UsageError) -> ExitStatus {
    var chapters: [Storyboard.Chapter] = []
    for (name, journey) in journeys {
      var recorder = StoryboardRecorder(at: nil)
      try await tour.play(journey, named: name) {
        recorder = StoryboardRecorder(at: $0)
      } look: { _, line, after in
        recorder.record(line, after: after)
      }
      chapters.append(recorder.chapter(named: name, title: journey.title))
    }
    let page = Storyboard(chapters: chapters).html(named: app.name)
    try PictureFile(arguments, console).write(page)
    return .fine
  }
}
