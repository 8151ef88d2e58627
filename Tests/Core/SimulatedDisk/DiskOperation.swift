package import Foundation

/// A change of a simulated disk, or a wait for it, as the app or SQLite has asked for it.
package struct DiskOperation: Sendable {
  package enum Kind: Sendable, Equatable {
    case create
    case write(offset: Int, bytes: [UInt8])
    case resize(Int)
    case sync
    case rename(to: String)
    case remove
    case setMode(mode_t)
    /// Waits until the names in a folder are on the disk.
    case syncFolder
  }

  package let kind: Kind
  /// The path of the file at that time, or of the folder.
  package let path: String
  /// The number of the file, which it keeps under another name.
  let file: Int
  /// Whether the disk reported that it has failed.
  package let hasFailed: Bool
}

extension DiskOperation: CustomStringConvertible {
  package var description: String {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    let text =
      switch kind {
      case .create: "create \(name)"
      case .write(let offset, let bytes): "write \(bytes.count) bytes at \(offset) of \(name)"
      case .resize(let size): "resize \(name) to \(size) bytes"
      case .sync: "sync \(name)"
      case .rename(let other): "rename \(name) to \(other.split(separator: "/").last ?? "")"
      case .remove: "remove \(name)"
      case .setMode(let mode): "set the mode of \(name) to \(String(mode, radix: 8))"
      case .syncFolder: "sync the folder \(name)"
      }
    return hasFailed ? "\(text), failed" : text
  }
}
