import Foundation

@testable import Scaffold

/// A package folder in memory with injected failures.
final class MemoryFolder: PackageFolder {
  /// What happens at a change.
  enum Trouble: Error {
    /// This one cannot be made, and later ones can.
    case refused
    /// The program is killed: nothing works from then on.
    case killed
  }

  private(set) var files: [String: Data]
  /// How many changes have been tried.
  private(set) var changes = 0
  private var trouble: (at: Int, Trouble)?

  init(_ files: [String: Data]) {
    self.files = files
  }

  /// Lets the change with this number fail.
  func fail(at number: Int, as trouble: Trouble) {
    changes = 0
    self.trouble = (number, trouble)
  }

  func paths(below tops: [String]) -> [String] {
    files.keys.filter { path in tops.contains { path == $0 || path.hasPrefix($0 + "/") } }
  }

  func contents(of path: String) throws -> Data? {
    try refuseIfKilled()
    return files[path]
  }

  func write(_ data: Data, to path: String) throws {
    try change()
    files[path] = data
  }

  func remove(_ path: String) throws {
    try change()
    files[path] = nil
  }

  func clean(_ path: String) throws { try refuseIfKilled() }

  /// The text of a file; empty if it is not there.
  subscript(path: String) -> String {
    get { files[path].map { String(decoding: $0, as: UTF8.self) } ?? "" }
    set { files[path] = Data(newValue.utf8) }
  }

  private func change() throws {
    try refuseIfKilled()
    changes += 1
    if let trouble, trouble.at == changes { throw trouble.1 }
  }

  private func refuseIfKilled() throws {
    if let trouble, case .killed = trouble.1, changes >= trouble.at { throw Trouble.killed }
  }
}
