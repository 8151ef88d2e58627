import FlowSQLite
import FlowStorage
import Foundation
import Synchronization

/// The `sqlite3_vfs` of a simulated disk.
///
/// SQLite reserves memory for each file that it opens; ours holds the methods, and behind them an ``OpenFile``.
struct SQLiteInterface: Sendable {
  private let vfs: UInt
  private let name: UInt

  /// Registers an interface; it does not keep the disk.
  init(name: String, disk: SimulatedDisk) {
    let text = strdup(name)
    let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    vfs.initialize(to: sqlite3_vfs())
    vfs.pointee.iVersion = 2
    vfs.pointee.szOsFile = Int32(MemoryLayout<sqlite3_file>.size + MemoryLayout<UnsafeMutableRawPointer>.size)
    vfs.pointee.mxPathname = 1024
    vfs.pointee.zName = UnsafePointer(text)
    vfs.pointee.pAppData = Unmanaged.passUnretained(disk).toOpaque()
    Self.addMethods(to: vfs)
    sqlite3_vfs_register(vfs, 0)
    self.vfs = UInt(bitPattern: vfs)
    self.name = UInt(bitPattern: text)
  }

  func unregister() {
    guard let vfs = UnsafeMutablePointer<sqlite3_vfs>(bitPattern: vfs) else { return }
    sqlite3_vfs_unregister(vfs)
    vfs.deallocate()
    free(UnsafeMutableRawPointer(bitPattern: name))
  }

  private static func addMethods(to vfs: UnsafeMutablePointer<sqlite3_vfs>) {
    vfs.pointee.xOpen = { vfs, path, memory, flags, outFlags in
      guard let memory else { return SQLITE_MISUSE }
      memory.pointee.pMethods = nil
      guard let disk = SQLiteInterface.disk(vfs),
        let file = OpenFile.open(path.map { String(cString: $0) }, flags, on: disk)
      else { return SQLITE_CANTOPEN }
      SQLiteInterface.place(file, in: memory)
      outFlags?.pointee = flags
      return SQLITE_OK
    }
    vfs.pointee.xDelete = { vfs, path, syncsFolder in
      guard let disk = SQLiteInterface.disk(vfs), let path else { return SQLITE_MISUSE }
      return SQLiteInterface.delete(String(cString: path), on: disk, syncsFolder: syncsFolder != 0)
    }
    vfs.pointee.xAccess = { vfs, path, flags, result in
      guard let disk = SQLiteInterface.disk(vfs), let path else { return SQLITE_MISUSE }
      let status = disk.status(of: String(cString: path))
      // As for SQLite's own, an empty file does not exist.
      result?.pointee = status.map { flags == SQLITE_ACCESS_EXISTS ? $0.size > 0 : true } ?? false ? 1 : 0
      return SQLITE_OK
    }
    vfs.pointee.xFullPathname = { _, path, size, result in
      guard let path, let result, strlen(path) < Int(size) else { return SQLITE_CANTOPEN }
      strcpy(result, path)
      return SQLITE_OK
    }
    vfs.pointee.xRandomness = { vfs, count, result in
      guard let disk = SQLiteInterface.disk(vfs), let result else { return 0 }
      let bytes = disk.content.withLock { content in
        (0..<count).map { _ in CChar.random(in: .min ... .max, using: &content.random) }
      }
      for (index, byte) in bytes.enumerated() { result[index] = byte }
      return count
    }
    vfs.pointee.xSleep = { _, microseconds in microseconds }
    vfs.pointee.xCurrentTime = { _, result in
      result?.pointee = 2_461_365.5
      return SQLITE_OK
    }
    vfs.pointee.xCurrentTimeInt64 = { _, result in
      result?.pointee = 212_661_979_200_000
      return SQLITE_OK
    }
    vfs.pointee.xGetLastError = { vfs, _, _ in
      SQLiteInterface.disk(vfs).map { $0.content.withLock(\.errorNumber) } ?? 0
    }
  }

  private static func disk(_ vfs: UnsafeMutablePointer<sqlite3_vfs>?) -> SimulatedDisk? {
    vfs?.pointee.pAppData.map { Unmanaged<SimulatedDisk>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func delete(_ path: String, on disk: SimulatedDisk, syncsFolder: Bool) -> Int32 {
    guard let file = disk.content.withLock({ $0.state.names[path] }) else { return SQLITE_IOERR | 23 << 8 }
    guard disk.make(.remove, of: path, file: file) == 0 else { return SQLITE_IOERR | 10 << 8 }
    guard syncsFolder else { return SQLITE_OK }
    let folder = (path as NSString).deletingLastPathComponent
    return disk.make(.syncFolder, of: folder, file: 0) == 0 ? SQLITE_OK : SQLITE_IOERR | 5 << 8
  }
}

// MARK: - Files

extension SQLiteInterface {
  private static let offset = MemoryLayout<sqlite3_file>.size

  private static func place(_ file: OpenFile, in memory: UnsafeMutablePointer<sqlite3_file>) {
    let place = UnsafeMutableRawPointer(memory) + offset
    place.storeBytes(of: Unmanaged.passRetained(file).toOpaque(), as: UnsafeMutableRawPointer.self)
    memory.pointee.pMethods = UnsafePointer(bitPattern: methods)
  }

  private static func file(_ memory: UnsafeMutablePointer<sqlite3_file>?) -> OpenFile? {
    guard let memory else { return nil }
    let place = UnsafeMutableRawPointer(memory) + offset
    return Unmanaged<OpenFile>.fromOpaque(place.load(as: UnsafeMutableRawPointer.self)).takeUnretainedValue()
  }

  /// The address of the methods of all files, which exist as long as the process.
  private static let methods: UInt = {
    let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    methods.initialize(to: sqlite3_io_methods())
    // The second version has shared memory for a log; a third would map files.
    methods.pointee.iVersion = 2
    addContent(to: methods)
    addLocks(to: methods)
    return UInt(bitPattern: methods)
  }()

  private static func addContent(to methods: UnsafeMutablePointer<sqlite3_io_methods>) {
    methods.pointee.xClose = { memory in
      guard let memory, let file = SQLiteInterface.file(memory) else { return SQLITE_OK }
      file.unlock(SQLITE_LOCK_NONE)
      memory.pointee.pMethods = nil
      Unmanaged.passUnretained(file).release()
      return SQLITE_OK
    }
    methods.pointee.xRead = { memory, buffer, count, offset in
      guard let file = SQLiteInterface.file(memory), let buffer else { return SQLITE_MISUSE }
      return file.read(into: buffer, count: Int(count), at: Int(offset))
    }
    methods.pointee.xWrite = { memory, buffer, count, offset in
      guard let file = SQLiteInterface.file(memory), let buffer else { return SQLITE_MISUSE }
      return file.write(Array(UnsafeRawBufferPointer(start: buffer, count: Int(count))), at: Int(offset))
    }
    methods.pointee.xTruncate = { memory, size in
      SQLiteInterface.file(memory)?.resize(to: Int(size)) ?? SQLITE_MISUSE
    }
    methods.pointee.xSync = { memory, _ in SQLiteInterface.file(memory)?.sync() ?? SQLITE_MISUSE }
    methods.pointee.xFileSize = { memory, result in
      result?.pointee = sqlite3_int64(SQLiteInterface.file(memory)?.size ?? 0)
      return SQLITE_OK
    }
    methods.pointee.xFileControl = { _, _, _ in SQLITE_NOTFOUND }
    methods.pointee.xSectorSize = { _ in 4096 }
    // Like SQLite's own on Linux: a torn write leaves its neighbours as they are.
    methods.pointee.xDeviceCharacteristics = { _ in SQLITE_IOCAP_POWERSAFE_OVERWRITE }
  }

  private static func addLocks(to methods: UnsafeMutablePointer<sqlite3_io_methods>) {
    methods.pointee.xLock = { memory, level in SQLiteInterface.file(memory)?.lock(level) ?? SQLITE_MISUSE }
    methods.pointee.xUnlock = { memory, level in
      SQLiteInterface.file(memory)?.unlock(level)
      return SQLITE_OK
    }
    methods.pointee.xCheckReservedLock = { memory, result in
      result?.pointee = SQLiteInterface.file(memory)?.isReserved == true ? 1 : 0
      return SQLITE_OK
    }
    methods.pointee.xShmMap = { memory, index, size, extends, result in
      let file = SQLiteInterface.file(memory)
      guard let page = file?.page(Int(index), size: Int(size), extends: extends != 0) else {
        return SQLITE_IOERR | 21 << 8
      }
      result?.pointee = page.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
      return SQLITE_OK
    }
    methods.pointee.xShmLock = { memory, offset, count, flags in
      SQLiteInterface.file(memory)?.lockShared(offset..<offset + count, flags) ?? SQLITE_MISUSE
    }
    // SQLite calls it between accesses to the shared memory; a lock of the disk orders them already.
    methods.pointee.xShmBarrier = { memory in _ = SQLiteInterface.file(memory)?.isReserved }
    methods.pointee.xShmUnmap = { memory, _ in
      SQLiteInterface.file(memory)?.unmap()
      return SQLITE_OK
    }
  }
}
