import Foundation

/// The folder of the app's journeys, which are its tests; a report becomes one of them.
struct TestFolder {
  let folder: URL

  /// The usual folder of an app, below the working directory; nil if there is none.
  static var usual: TestFolder? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: "App/Journeys", isDirectory: &isFolder)
    return exists && isFolder.boolValue ? TestFolder(folder: URL(filePath: "App/Journeys")) : nil
  }

  /// Adds a journey under a name made from the note; no file is replaced.
  /// - Returns: The path of the journey, such as `App/Journeys/Reports/fee-is-missing.journey`.
  func add(_ journey: String, about note: String) throws -> String {
    let reports = folder.appending(path: "Reports")
    try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
    let name = Self.name(from: note)
    var number = 1
    while true {
      let numbered = number == 1 ? name : "\(name)-\(number)"
      do {
        let file = reports.appending(path: numbered + ".journey")
        try Data(journey.utf8).write(to: file, options: .withoutOverwriting)
        return file.relativePath
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        number += 1
      }
    }
  }

  /// Up to eight words of letters and digits, so that no path leaves the folder.
  static func name(from note: String) -> String {
    let words = note.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.prefix(8)
    return words.isEmpty ? "report" : words.joined(separator: "-")
  }
}
