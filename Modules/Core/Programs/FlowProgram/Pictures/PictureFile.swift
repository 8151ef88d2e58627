import FlowCommandLine
import Foundation

/// The destination of a picture: the file of --output, or standard output.
struct PictureFile {
  private let path: String?
  private let overwrites: Bool
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    path = arguments.output
    overwrites = arguments.overwrites
    self.console = console
  }

  /// Writes the picture atomically, with escapes for invisible characters.
  func write(_ picture: String) throws(UsageError) {
    let text = picture.withVisibleMarks
    guard let path else { return console.write(text) }
    try String.refuseDatabase(at: path)
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: overwrites ? .atomic : .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw .fileExists(path)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }
}
