import Foundation

/// The files on a simulated disk.
package struct DiskState: Sendable {
  struct File: Sendable {
    var bytes: [UInt8] = []
    var mode: mode_t = 0o600
  }

  var files: [Int: File] = [:]
  var names: [String: Int] = [:]
  private var lastFile = 0

  /// Creates an empty disk.
  package init() {}

  /// The paths of all files, sorted.
  package var paths: [String] { names.keys.sorted() }

  /// Accesses the content of a file; nil if there is none, or to remove it.
  package subscript(path: String) -> [UInt8]? {
    get { names[path].flatMap { files[$0]?.bytes } }
    set {
      guard let newValue else { return names[path] = nil }
      let file = names[path] ?? makeFile()
      names[path] = file
      files[file]?.bytes = newValue
    }
  }

  mutating func makeFile() -> Int {
    lastFile += 1
    files[lastFile] = File()
    return lastFile
  }

  /// Makes a change; waits change nothing.
  mutating func apply(_ operation: DiskOperation) {
    switch operation.kind {
    case .create:
      // A replay gives the same numbers.
      lastFile = max(lastFile, operation.file)
      files[operation.file] = File()
      names[operation.path] = operation.file
    case .write(let offset, let bytes): files[operation.file]?.bytes.write(bytes[...], at: offset)
    case .resize(let size): files[operation.file]?.bytes.resize(to: size)
    case .rename(let other):
      guard let file = names.removeValue(forKey: operation.path) else { return }
      names[other] = file
    case .remove: names[operation.path] = nil
    case .setMode(let mode): files[operation.file]?.mode = mode
    case .sync, .syncFolder: break
    }
  }
}

extension [UInt8] {
  mutating func resize(to size: Int) {
    if size < count { removeLast(count - size) } else { self += [UInt8](repeating: 0, count: size - count) }
  }

  /// Writes bytes, after zeros if the offset is behind the end.
  mutating func write(_ new: ArraySlice<UInt8>, at offset: Int) {
    if offset + new.count > count { resize(to: offset + new.count) }
    withUnsafeMutableBytes { old in
      new.withUnsafeBytes { new in
        guard let target = old.baseAddress, let source = new.baseAddress else { return }
        (target + offset).copyMemory(from: source, byteCount: new.count)
      }
    }
  }
}
