import FlowStorage
import Transfer

extension SandboxTransferService {
  /// Performs a call that changes the books, and returns its reply, or the error of its fault.
  func write<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (borrowing WriteTransaction, BankFault?, Timestamp) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    try await answer(call) { [database] fault, now in
      await Self.reply { try await database.write { try work($0, fault, now) } }
    }
  }

  /// Performs a call that only reads the books, and returns its reply, or the error of its fault.
  func read<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (borrowing ReadTransaction, Timestamp) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    try await answer(call) { [database] _, now in
      await Self.reply { try await database.read { try work($0, now) } }
    }
  }

  private func answer<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (BankFault?, Timestamp) async -> Result<Reply, TransferServiceError>
  ) async throws(TransferServiceError) -> Reply {
    defer { faults.didAnswer(call) }
    await lateRequests.executeArrived(by: clock.now)
    let (fault, nextAnswer) = faults.next(for: call)
    switch fault {
    case nil, .bounces:
      return try await work(fault, clock.now).get()
    case .refuses(let refusal):
      throw .refused(refusal)
    case .fails(let outcome, .beforeWork):
      throw .unknown(outcome)
    case .fails(let outcome, .afterWork):
      _ = await work(fault, clock.now)
      throw .unknown(outcome)
    case .arrivesLate(let delay):
      // No caller waits for its reply.
      lateRequests.add(at: clock.now + delay) { _ = await work(nil, $0) }
      throw .unknown(.timedOut)
    case .takes(let duration):
      let reply = await work(fault, clock.now)
      do { try await clock.sleep(for: duration) } catch { throw .unknown(.connectionLost) }
      return try reply.get()
    case .isHeld:
      let reply = await work(fault, clock.now)
      await faults.waitForReply(to: call)
      guard !Task.isCancelled else { throw .unknown(.connectionLost) }
      return try reply.get()
    case .isOvertaken:
      let reply = await work(fault, clock.now)
      for await _ in nextAnswer {}
      guard !Task.isCancelled else { throw .unknown(.connectionLost) }
      return try reply.get()
    }
  }

  /// Performs work on the books; an error of the database becomes a failure of the bank, and changes nothing.
  private static func reply<Reply: Sendable>(
    _ work: () async throws -> Reply
  ) async -> Result<Reply, TransferServiceError> {
    do {
      return .success(try await work())
    } catch let error as TransferServiceError {
      return .failure(error)
    } catch {
      return .failure(.unknown(.serverError(.internalServerError)))
    }
  }
}
