import Foundation
import HeadlessUI

/// A session as it is written down, up to date at every step.
@MainActor
final class Recording {
  private let file: RecordingFile
  private var recorder: JourneyRecorder

  /// Begins the file.
  /// - Parameters:
  ///   - isOverwriting: whether a file that is there may be written over.
  ///   - now: the moment that was asked for, if it was.
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
