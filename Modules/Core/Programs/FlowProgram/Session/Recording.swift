import FlowHeadless
import Foundation

/// The recording of a session, which is saved after every step.
@MainActor
final class Recording {
  private let file: RecordingFile
  private var recorder: JourneyRecorder

  /// Creates the file.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isOverwriting: Whether an existing file may be replaced.
  ///   - now: The requested time, if any.
  ///   - language: The name of the requested language, if any, which the journey repeats.
  ///   - screen: The first screen.
  init(
    at path: String, overwriting isOverwriting: Bool, now: Date?, language: String?, screen: ScreenSnapshot?
  ) throws(UsageError) {
    file = try RecordingFile(at: path, overwriting: isOverwriting)
    let title = now.map { "A session, to be played with --now \($0.formatted(.iso8601))" } ?? "A session"
    recorder = JourneyRecorder(title: title, screen: language == nil ? screen : nil)
    if let language { recorder.record(.language(language), screen: screen) }
    try save()
  }

  func record(_ step: JourneyStep, screen: ScreenSnapshot?, isSecret: Bool) throws(UsageError) {
    recorder.record(step, screen: screen, isSecret: isSecret)
    try save()
  }

  private func save() throws(UsageError) {
    try file.write(recorder.text)
  }
}
