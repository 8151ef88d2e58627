import Foundation

/// The package's folder, as the tool reads and writes it; paths begin at its top.
protocol PackageFolder {
  /// All files at and below these places, but hidden folders; in any order.
  func paths(below tops: [String]) throws -> [String]

  /// - Returns: nil if there is no such file.
  func contents(of path: String) throws -> Data?

  /// Puts a file there, whole or not at all, with the folders that it needs.
  func write(_ data: Data, to path: String) throws

  /// Takes a file away, and the folders that are empty then.
  func remove(_ path: String) throws

  /// Takes away what a broken-off writing of the file has left.
  func clean(_ path: String) throws
}
