public import Foundation
import Synchronization

/// The connection between one launch of the app and a service: after a kill, it carries neither calls nor replies.
///
/// Each call of the service goes through it:
///
/// ```swift
/// func loans() async throws(LibraryError) -> [Loan] {
///   try await connection.call(.loans) { [books] () async throws(LibraryError) in try await books.loans() }
/// }
/// ```
public final class ServiceConnection<Call: ServiceCall>: Sendable {
  /// A kill at a point of the next call of a kind; nil for any kind.
  struct ScheduledKill {
    let point: KillPoint
    let call: Call?
  }

  private let faults: ServiceFaults<Call>
  private let isClosed = Mutex(false)
  private let kills = Mutex<ScheduledKill?>(nil)
  private let kill: @MainActor @Sendable () async -> Void

  init(_ faults: ServiceFaults<Call>, kill: @escaping @MainActor @Sendable () async -> Void) {
    self.faults = faults
    self.kill = kill
  }

  /// Performs a call, with the next fault that was planned for one of its kind.
  /// - Parameters:
  ///   - call: Its kind.
  ///   - work: The work of the service.
  /// - Throws: The error of the service or of the fault; *connection lost* to a process that was killed, or to a task that was
  ///   cancelled while its reply was held or slow.
  public func call<Reply: Sendable>(
    _ call: Call, _ work: @escaping @Sendable () async throws(Call.Failure) -> Reply
  ) async throws(Call.Failure) -> Reply {
    try await self.call(call) { (_: ServiceRequest) async throws(Call.Failure) in try await work() }
  }

  /// Performs a call whose work depends on the time of its arrival, or has variations.
  /// - Parameters:
  ///   - call: Its kind.
  ///   - admit: Throws if the service does not admit the caller at a time, such as for a token that has expired: that takes no fault,
  ///     and no kill before its reply: they are for the call that is repeated with another token.
  ///   - work: The work of the service, for the request with its time and variation.
  public func call<Reply: Sendable>(
    _ call: Call, admittedBy admit: (@Sendable (Date) async throws(Call.Failure) -> Void)? = nil,
    _ work: @escaping @Sendable (ServiceRequest) async throws(Call.Failure) -> Reply
  ) async throws(Call.Failure) -> Reply {
    if takeKill(.beforeWork, of: call) { await kill() }
    try checkIsOpen()
    if let admit, !faults.isDown {
      try await holdingRefusal(of: call) { () async throws(Call.Failure) in try await admit(faults.clock.now) }
      try checkIsOpen()
    }
    let isKilledBeforeReply = takeKill(.beforeReply, of: call)
    let reply = try await receive(call, work)
    if isKilledBeforeReply { await kill() }
    try checkIsOpen()
    return reply
  }

  /// Asks whether a caller is admitted; holds the refusal of one that is not, if that was planned.
  private func holdingRefusal(
    of call: Call, _ admit: () async throws(Call.Failure) -> Void
  ) async throws(Call.Failure) {
    do throws(Call.Failure) {
      try await admit()
    } catch {
      guard faults.takesHeldRefusal(of: call) else { throw error }
      await faults.hold("\(error)", to: call)
      guard !Task.isCancelled else { throw Call.Failure(.connectionLost) }
      throw error
    }
  }

  private func receive<Reply: Sendable>(
    _ call: Call, _ work: @escaping @Sendable (ServiceRequest) async throws(Call.Failure) -> Reply
  ) async throws(Call.Failure) -> Reply {
    let clock = faults.clock
    defer { faults.didAnswer(call) }
    await faults.lateRequests.executeArrived(by: clock.now)
    let (fault, nextAnswer) = faults.next(for: call)
    let now = ServiceRequest(time: clock.now, variation: fault?.variation)
    switch fault {
    case nil, .varies, .holdsRefusal:
      return try await work(now)
    case .fails(let failure, .beforeWork):
      throw failure
    case .fails(let failure, .afterWork):
      _ = await Self.reply(to: now, work)
      throw failure
    case .arrivesLate(let delay):
      // No caller waits for its reply.
      faults.lateRequests.add(at: clock.now + delay.timeInterval) {
        _ = await Self.reply(to: ServiceRequest(time: $0, variation: nil), work)
      }
      throw Call.Failure(.timedOut)
    case .takes(let duration):
      let reply = await Self.reply(to: now, work)
      do { try await clock.sleep(for: duration) } catch { throw Call.Failure(.connectionLost) }
      return try reply.get()
    case .isHeld:
      let reply = await Self.reply(to: now, work)
      await faults.hold("\(reply)", to: call)
      guard !Task.isCancelled else { throw Call.Failure(.connectionLost) }
      return try reply.get()
    case .isOvertaken:
      let reply = await Self.reply(to: now, work)
      for await _ in nextAnswer {}
      guard !Task.isCancelled else { throw Call.Failure(.connectionLost) }
      return try reply.get()
    }
  }

  private static func reply<Reply: Sendable>(
    to request: ServiceRequest, _ work: @Sendable (ServiceRequest) async throws(Call.Failure) -> Reply
  ) async -> Result<Reply, Call.Failure> {
    do throws(Call.Failure) { return .success(try await work(request)) } catch { return .failure(error) }
  }

  // MARK: The end of the process

  /// Kills the process at a point of the next call of a kind; nil for any kind.
  func scheduleKill(at point: KillPoint, of call: Call?) {
    kills.withLock { $0 = ScheduledKill(point: point, call: call) }
  }

  var scheduledKill: ScheduledKill? { kills.withLock(\.self) }

  /// Cuts the connection after a kill.
  func close() { isClosed.withLock { $0 = true } }

  /// Returns whether the process is to be killed at a point of this call, once.
  private func takeKill(_ point: KillPoint, of call: Call) -> Bool {
    kills.withLock { scheduled in
      guard let kill = scheduled, kill.point == point, kill.call == nil || kill.call == call else { return false }
      scheduled = nil
      return true
    }
  }

  private func checkIsOpen() throws(Call.Failure) {
    if isClosed.withLock(\.self) { throw Call.Failure(.connectionLost) }
  }
}

/// The points of a call at which the process can be killed.
public enum KillPoint: Sendable {
  /// Before the service receives the request.
  case beforeWork
  /// After the service has done the work, and before the reply arrives.
  case beforeReply
}

extension ServiceFault {
  fileprivate var variation: String? { if case .varies(let word) = self { word } else { nil } }
}

extension Duration {
  /// The duration in seconds.
  fileprivate var timeInterval: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
