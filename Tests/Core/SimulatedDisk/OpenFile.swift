import FlowSQLite
import Foundation
import Synchronization

/// A file of a simulated disk that SQLite has open.
final class OpenFile {
  let disk: SimulatedDisk
  let path: String
  private let file: Int
  private let handle: Int
  private let start: Int
  /// A temporary file is on no disk; nil for a file with a name.
  private var temporary: [UInt8]?
  /// The folder of a new journal or log must be saved with it.
  private var savesFolder: Bool

  private init(
    _ disk: SimulatedDisk, path: String, file: Int, handle: Int, start: Int, temporary: [UInt8]?, savesFolder: Bool
  ) {
    self.disk = disk
    self.path = path
    self.file = file
    self.handle = handle
    self.start = start
    self.temporary = temporary
    self.savesFolder = savesFolder
  }

  /// Opens a file, or makes it if the flags allow it.
  /// - Returns: nil if that fails.
  static func open(_ path: String?, _ flags: Int32, on disk: SimulatedDisk) -> OpenFile? {
    disk.content.withLock { content -> (file: Int, handle: Int, start: Int, isNew: Bool)? in
      let handle = content.locks.makeHandle()
      guard let path else { return (0, handle, content.start, false) }
      if let file = content.state.names[path] { return (file, handle, content.start, false) }
      guard flags & SQLITE_OPEN_CREATE != 0 else {
        content.errorNumber = ENOENT
        return nil
      }
      let file = content.state.makeFile()
      let error = content.make(.create, of: path, file: file, isSpared: disk.isSpared(path))
      return error == 0 ? (file, handle, content.start, true) : nil
    }.map { opened in
      OpenFile(
        disk, path: path ?? "", file: opened.file, handle: opened.handle, start: opened.start,
        temporary: path == nil ? [] : nil,
        savesFolder: opened.isNew
          && flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL) != 0)
    }
  }

  /// Does something with the disk, unless the process that opened the file is gone.
  private func use<Result: Sendable>(_ body: (inout SimulatedDisk.Content) -> Result) -> Result? {
    disk.content.withLock { content in content.start == start ? body(&content) : nil }
  }

  // MARK: Content

  func read(into buffer: UnsafeMutableRawPointer, count: Int, at offset: Int) -> Int32 {
    let bytes: [UInt8]
    if let temporary {
      bytes = temporary
    } else {
      let found = use { content -> (bytes: [UInt8], fault: SimulatedFault.Kind?) in
        (content.state.files[file]?.bytes ?? [], content.readFault(isSpared: disk.isSpared(path)))
      }
      guard let found, found.fault != .readFails else { return SQLITE_IOERR | 1 << 8 }
      bytes = found.fault == .readIsShort ? [] : found.bytes
    }
    let available = max(0, min(count, bytes.count - offset))
    bytes.withUnsafeBytes { bytes in
      if available > 0, let start = bytes.baseAddress { buffer.copyMemory(from: start + offset, byteCount: available) }
    }
    guard available < count else { return SQLITE_OK }
    memset(buffer + available, 0, count - available)
    return SQLITE_IOERR | 2 << 8
  }

  func write(_ bytes: [UInt8], at offset: Int) -> Int32 {
    change(.write(offset: offset, bytes: bytes), failure: SQLITE_IOERR | 3 << 8) { $0.write(bytes[...], at: offset) }
  }

  func resize(to size: Int) -> Int32 {
    change(.resize(size), failure: SQLITE_IOERR | 6 << 8) { $0.resize(to: size) }
  }

  func sync() -> Int32 {
    guard temporary == nil else { return SQLITE_OK }
    let code = change(.sync, failure: SQLITE_IOERR | 4 << 8) { _ in }
    guard code == SQLITE_OK, savesFolder else { return code }
    savesFolder = false
    // Like SQLite's own, which does not look at the result.
    _ = disk.make(.syncFolder, of: (path as NSString).deletingLastPathComponent, file: 0)
    return SQLITE_OK
  }

  var size: Int { temporary?.count ?? use { $0.state.files[file]?.bytes.count ?? 0 } ?? 0 }

  private func change(_ kind: DiskOperation.Kind, failure: Int32, _ temporarily: (inout [UInt8]) -> Void) -> Int32 {
    if var bytes = temporary {
      // Not shared meanwhile, so that it is changed in place.
      temporary = []
      temporarily(&bytes)
      temporary = bytes
      return SQLITE_OK
    }
    let error = use { $0.make(kind, of: path, file: file, isSpared: disk.isSpared(path)) }
    switch error {
    case 0?: return SQLITE_OK
    case ENOSPC?: return SQLITE_FULL
    default: return failure
    }
  }

  // MARK: Locks

  func lock(_ level: Int32) -> Int32 {
    use { $0.locks.lock(file, handle, level) } ?? true ? SQLITE_OK : SQLITE_BUSY
  }

  func unlock(_ level: Int32) { use { $0.locks.unlock(file, handle, level) } }

  var isReserved: Bool { use { $0.locks.isReserved(file) } ?? false }

  /// Returns the address of a shared page, of which there may be none; nil if the process that opened the file is gone.
  func page(_ index: Int, size: Int, extends: Bool) -> UInt?? {
    use { $0.locks.page(index, size: size, of: file, handle, extends: extends) }
  }

  func unmap() { use { $0.locks.unmap(file, handle) } }

  func lockShared(_ range: Range<Int32>, _ flags: Int32) -> Int32 {
    let isLocked = use { content in
      if flags & SQLITE_SHM_LOCK != 0 {
        return content.locks.lockShared(file, handle, range, exclusively: flags & SQLITE_SHM_EXCLUSIVE != 0)
      }
      content.locks.unlockShared(file, handle, range)
      return true
    }
    return isLocked ?? true ? SQLITE_OK : SQLITE_BUSY
  }
}
