import Foundation

/// A folder for temporary data that only its owner can read.
struct TemporaryFolder {
  private let url: URL

  init() throws(UsageError) {
    let parent = FileManager.default.temporaryDirectory
    var template = Array(parent.appending(path: "App-XXXXXX").path(percentEncoded: false).utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .unwritable(parent.path(percentEncoded: false), why: String(cString: strerror(errno)))
    }
    url = template.withUnsafeBufferPointer { text in
      URL(filePath: text.baseAddress.map { String(cString: $0) } ?? "", directoryHint: .isDirectory)
    }
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
