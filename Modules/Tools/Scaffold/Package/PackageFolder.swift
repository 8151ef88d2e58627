import Foundation

/// The folder of a package; paths are relative to it.
protocol PackageFolder {
  /// Returns all files at and below these paths, without hidden folders, in any order.
  func paths(below tops: [String]) throws -> [String]

  /// - Returns: nil if the file does not exist.
  func contents(of path: String) throws -> Data?

  /// Writes a file atomically, and creates its folders.
  func write(_ data: Data, to path: String) throws

  /// Removes a file, and the folders that become empty.
  func remove(_ path: String) throws

  /// Removes the temporary file of an interrupted write.
  func clean(_ path: String) throws
}
