import Synchronization
import Transfer

/// The connection between one launch of the app and the bank: after a kill, it carries neither calls nor replies.
public final class BankConnection: Sendable {
  /// The points of the next transfer at which the process can be killed.
  public enum KillPoint: Sendable {
    /// Before the bank receives the request.
    case beforeWork
    /// After the bank has created the transfer, and before the reply arrives.
    case beforeReply
  }

  private let isClosed = Mutex(false)
  private let killPoint = Mutex<KillPoint?>(nil)
  private let kill: @MainActor @Sendable () async -> Void

  /// - Parameter kill: Kills the process.
  public init(kill: @escaping @MainActor @Sendable () async -> Void) {
    self.kill = kill
  }

  /// Kills the process at a point of the next transfer.
  public func scheduleKill(at point: KillPoint) { killPoint.withLock { $0 = point } }

  /// The point of the next transfer at which the process will be killed.
  public var scheduledKill: KillPoint? { killPoint.withLock(\.self) }

  /// Cuts the connection after a kill.
  public func close() { isClosed.withLock { $0 = true } }

  func perform<Reply>(
    _ call: BankCall, to bank: () async throws(TransferServiceError) -> Reply
  ) async throws(TransferServiceError) -> Reply {
    let point = call == .transfer ? takeKillPoint() : nil
    if point == .beforeWork { await kill() }
    try checkIsOpen()
    let reply = try await bank()
    if point == .beforeReply { await kill() }
    try checkIsOpen()
    return reply
  }

  private func takeKillPoint() -> KillPoint? {
    killPoint.withLock { point in
      defer { point = nil }
      return point
    }
  }

  private func checkIsOpen() throws(TransferServiceError) {
    if isClosed.withLock(\.self) { throw .unknown(.connectionLost) }
  }
}
