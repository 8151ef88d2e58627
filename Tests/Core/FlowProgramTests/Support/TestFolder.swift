import FlowTesting
import Foundation

/// A folder for one test, which is removed with the object.
typealias TestFolder = FlowTesting.TemporaryFolder

extension TestFolder {
  /// Returns the path of a file in it.
  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file.
  /// - Returns: its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }
}
