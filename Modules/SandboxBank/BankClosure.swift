public import Foundation
import Synchronization
import Transfer

/// Why the bank answers no call at all.
public enum BankClosure: Hashable, Sendable {
  case maintenance(until: Date)
  /// It no longer answers this version of the app.
  case newerVersionRequired
}

/// Whether the bank is closed, for all its callers.
final class BankDoor: Sendable {
  private let closed = Mutex<BankClosure?>(nil)

  var closure: BankClosure? { closed.withLock(\.self) }

  func set(_ closure: BankClosure?) { closed.withLock { $0 = closure } }
}

extension SandboxTransferService {
  /// Why it is closed; nil if it is open.
  public var closure: BankClosure? { door.closure }

  /// Closes the bank: it answers each call with a fault (503), and says why if it is asked.
  public func close(_ closure: BankClosure) { door.set(closure) }

  public func reopen() { door.set(nil) }
}
