import Foundation
import HeadlessUI

/// A session as it is written down, up to date at every step.
@MainActor
final class Recording {
  private let path: String
  private var recorder: JourneyRecorder

  /// Begins the file.
  /// - Parameter now: the moment that was asked for, if it was.
  init(at path: String, now: Date?, screen: ScreenSnapshot?) throws(UsageError) {
    self.path = path
    let title = now.map { "A session, to be played with --now \($0.formatted(.iso8601))" } ?? "A session"
    recorder = JourneyRecorder(title: title, screen: screen)
    try save()
  }

  func record(_ step: JourneyStep, screen: ScreenSnapshot?) throws(UsageError) {
    recorder.record(step, screen: screen)
    try save()
  }

  private func save() throws(UsageError) {
    do {
      try Data(recorder.text.utf8).write(to: URL(filePath: path))
    } catch {
      throw .unwritable(path, why: error.reason)
    }
  }
}
