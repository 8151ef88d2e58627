import FlowCommandLine
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
  ///   - region: The requested region, if any, which the journey repeats.
  ///   - screen: The first screen.
  init(
    at path: String, overwriting isOverwriting: Bool, now: Date?, language: String?, region: String?,
    screen: ScreenSnapshot?
  ) throws(UsageError) {
    file = try RecordingFile(at: path, overwriting: isOverwriting)
    let title = now.map { "A session, to be played with --now \($0.formatted(.iso8601))" } ?? "A session"
    recorder = JourneyRecorder(title: title, screen: language == nil && region == nil ? screen : nil)
    if let region { recorder.record(.region(region), screen: language == nil ? screen : nil) }
    if let language { recorder.record(.language(language), screen: screen) }
    try save()
  }

  func record(
    _ step: JourneyStep, screen: ScreenSnapshot?, isSecret: Bool, secrets: [String: String]
  ) throws(UsageError) {
    recorder.record(step, screen: screen, isSecret: isSecret, secrets: secrets)
    try save()
  }

  /// Saves the journey so far of a session in which steps can be taken back.
  func save(_ journey: String) throws(UsageError) { try file.write(journey) }

  private func save() throws(UsageError) { try save(recorder.text) }
}

/// The file of a recording; since it contains typed data, only its owner can read it.
struct RecordingFile {
  private let path: String
  private let file: FileHandle

  /// Creates the file, or empties an existing one if requested; a symbolic link is not followed.
  init(at path: String, overwriting: Bool) throws(UsageError) {
    try String.refuseDatabase(at: path)
    self.path = path
    let flags = O_CREAT | O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | (overwriting ? 0 : O_EXCL)
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw Self.error(path, errno) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unwritable(path, reason: "it is not a file")
    }
    guard fchmod(descriptor, 0o600) == 0 else { throw Self.error(path, errno) }
  }

  func write(_ text: String) throws(UsageError) {
    do {
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private static func error(_ path: String, _ number: Int32) -> UsageError {
    switch number {
    case EEXIST: .fileExists(path)
    case ELOOP: .unwritable(path, reason: "it is a symbolic link")
    default: .unwritable(path, reason: String(cString: strerror(number)))
    }
  }
}
