import FlowSQLite
import Foundation
import Synchronization

@testable import FlowStorage

/// The log of a connection on a disk that fails to confirm some writes, though it has stored them.
///
/// SQLite reads and writes it through a table of functions, in which this replaces the sync.
final class FailingLog {
  private struct Plan: Sendable {
    var failures: Int
    let sync: @Sendable (UnsafeMutablePointer<sqlite3_file>?, Int32) -> Int32
  }

  private static let plans = Mutex<[Int: Plan]>([:])
  private let file: UnsafeMutablePointer<sqlite3_file>
  private let methods: UnsafeMutablePointer<sqlite3_io_methods>
  private let former: UnsafePointer<sqlite3_io_methods>

  /// - Parameter failures: The number of syncs that fail; later ones succeed.
  init?(of connection: Connection, failures: Int) {
    var found: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &found)
    guard let file = found, let former = file.pointee.pMethods, let sync = former.pointee.xSync else { return nil }
    self.file = file
    self.former = former
    methods = .allocate(capacity: 1)
    methods.initialize(to: former.pointee)
    methods.pointee.xSync = { file, flags in FailingLog.sync(file, flags) }
    file.pointee.pMethods = UnsafePointer(methods)
    Self.plans.withLock { $0[Int(bitPattern: file)] = Plan(failures: failures) { sync($0, $1) } }
  }

  deinit {
    file.pointee.pMethods = former
    methods.deallocate()
    Self.plans.withLock { $0[Int(bitPattern: file)] = nil }
  }

  private static func sync(_ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32) -> Int32 {
    let plan = plans.withLock { plans -> Plan? in
      let key = Int(bitPattern: file)
      let plan = plans[key]
      plans[key]?.failures -= 1
      return plan
    }
    guard let plan, plan.failures <= 0 else { return SQLITE_IOERR | (4 << 8) }
    return plan.sync(file, flags)
  }
}
