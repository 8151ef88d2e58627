import Database
import Transfer

extension SandboxTransferService {
  /// Performs a call on the books, and returns its reply, or the error of its fault.
  func answer<Reply: Sendable>(
    _ call: BankCall, _ work: @Sendable (borrowing WriteTransaction, BankFault?) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    defer { faults.didAnswer(call) }
    let (fault, nextAnswer) = faults.next(for: call)
    switch fault {
    case nil, .bounces:
      return try await reply(work, fault).get()
    case .refuses(let refusal):
      throw .refused(refusal)
    case .fails(let outcome, .beforeWork):
      throw .unknown(outcome)
    case .fails(let outcome, .afterWork):
      _ = await reply(work, fault)
      throw .unknown(outcome)
    case .takes(let duration):
      let reply = await reply(work, fault)
      do { try await clock.sleep(for: duration) } catch { throw .unknown(.connectionLost) }
      return try reply.get()
    case .isHeld:
      let reply = await reply(work, fault)
      await faults.waitForReply()
      guard !Task.isCancelled else { throw .unknown(.connectionLost) }
      return try reply.get()
    case .isOvertaken:
      let reply = await reply(work, fault)
      for await _ in nextAnswer {}
      guard !Task.isCancelled else { throw .unknown(.connectionLost) }
      return try reply.get()
    }
  }

  /// Performs work on the books; an error of the database becomes a failure of the bank, and changes nothing.
  private func reply<Reply: Sendable>(
    _ work: @Sendable (borrowing WriteTransaction, BankFault?) throws -> Reply, _ fault: BankFault?
  ) async -> Result<Reply, TransferServiceError> {
    do {
      return .success(try await database.write { try work($0, fault) })
    } catch let error as TransferServiceError {
      return .failure(error)
    } catch {
      return .failure(.unknown(.serverError(.internalServerError)))
    }
  }
}
