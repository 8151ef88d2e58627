import FlowHeadless
import Foundation

/// The recording of a session, which is saved after every step.
@MainActor
final class Recording {
  private let file: RecordingFile
  private var recorder: JourneyRecorder

  /// Creates the file.
  /// - Parameters:
  ///   - isOverwriting: Whether an existing file may be replaced.
  ///   - now: The requested time, if any.
  init(at path: String, overwriting isOverwriting: Bool, now: Date?, screen: ScreenSnapshot?) throws(UsageError) {
    file = try RecordingFile(at: path, overwriting: isOverwriting)
    let title = now.map { "A session, to be played with --now \($0.formatted(.iso8601))" } ?? "A session"
    recorder = JourneyRecorder(title: title, screen: screen)
    try save()
  }

  func record(_ step: JourneyStep, screen: ScreenSnapshot?) throws(UsageError) {
    recorder.record(step, screen: screen)
    try save()
  }

  private func save() throws(UsageError) {
    try file.write(recorder.text)
  }
}
