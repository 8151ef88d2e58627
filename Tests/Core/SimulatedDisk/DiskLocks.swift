import FlowSQLite

/// SQLite's locks on the files of a simulated disk, and the memory that its connections share.
struct DiskLocks {
  /// The lock levels on each file, by handle.
  private var levels: [Int: [Int: Int32]] = [:]
  /// The addresses of the shared pages of each file.
  private var pages: [Int: [UInt]] = [:]
  /// For each file, the handles that use the shared pages.
  private var users: [Int: Set<Int>] = [:]
  /// For each file and shared lock, its holders, and whether it is exclusive.
  private var shared: [Int: [Int32: (holders: Set<Int>, isExclusive: Bool)]] = [:]
  private var lastHandle = 0
  /// The pages of earlier processes, which may still be mapped.
  private var formerPages: [UInt] = []

  init() {}

  /// Creates the locks of a process that starts after another one.
  init(after former: DiskLocks) {
    lastHandle = former.lastHandle
    formerPages = former.formerPages + former.pages.values.flatMap(\.self)
  }

  mutating func makeHandle() -> Int {
    lastHandle += 1
    return lastHandle
  }

  // MARK: Locks of the file

  /// - Returns: Whether the handle has the lock now.
  mutating func lock(_ file: Int, _ handle: Int, _ level: Int32) -> Bool {
    let others = (levels[file] ?? [:]).filter { $0.key != handle }.values.max() ?? 0
    let own = levels[file]?[handle] ?? 0
    guard own < level else { return true }
    switch level {
    case SQLITE_LOCK_SHARED where others >= SQLITE_LOCK_PENDING: return false
    case SQLITE_LOCK_RESERVED where others >= SQLITE_LOCK_RESERVED: return false
    case SQLITE_LOCK_EXCLUSIVE where others >= SQLITE_LOCK_RESERVED: return false
    case SQLITE_LOCK_EXCLUSIVE where others >= SQLITE_LOCK_SHARED:
      levels[file, default: [:]][handle] = SQLITE_LOCK_PENDING
      return false
    default: break
    }
    levels[file, default: [:]][handle] = level
    return true
  }

  mutating func unlock(_ file: Int, _ handle: Int, _ level: Int32) {
    levels[file]?[handle] = level == SQLITE_LOCK_NONE ? nil : level
  }

  func isReserved(_ file: Int) -> Bool { levels[file]?.values.contains { $0 >= SQLITE_LOCK_RESERVED } ?? false }

  // MARK: Shared memory

  /// Returns the address of a shared page, which is made if `extends`.
  mutating func page(_ index: Int, size: Int, of file: Int, _ handle: Int, extends: Bool) -> UInt? {
    users[file, default: []].insert(handle)
    while pages[file, default: []].count <= index {
      guard extends else { return nil }
      let page = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      page.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      pages[file, default: []].append(UInt(bitPattern: page))
    }
    return pages[file]?[index]
  }

  mutating func unmap(_ file: Int, _ handle: Int) {
    users[file]?.remove(handle)
    guard users[file]?.isEmpty == true else { return }
    for page in pages.removeValue(forKey: file) ?? [] { UnsafeMutableRawPointer(bitPattern: page)?.deallocate() }
    shared[file] = nil
  }

  mutating func lockShared(_ file: Int, _ handle: Int, _ range: Range<Int32>, exclusively: Bool) -> Bool {
    for index in range {
      guard let lock = shared[file]?[index], !lock.holders.subtracting([handle]).isEmpty else { continue }
      if exclusively || lock.isExclusive { return false }
    }
    for index in range {
      var holders = shared[file]?[index]?.holders ?? []
      holders.insert(handle)
      shared[file, default: [:]][index] = (holders, exclusively)
    }
    return true
  }

  mutating func unlockShared(_ file: Int, _ handle: Int, _ range: Range<Int32>) {
    for index in range {
      guard var lock = shared[file]?[index] else { continue }
      lock.holders.remove(handle)
      shared[file]?[index] = lock.holders.isEmpty ? nil : lock
    }
  }

  func deallocate() {
    for page in formerPages + pages.values.flatMap(\.self) { UnsafeMutableRawPointer(bitPattern: page)?.deallocate() }
  }
}
