import Database
import Transfer

extension SandboxTransferService {
  /// Performs a call on the books, and returns its reply, or the error of its fault.
  func answer<Reply: Sendable>(
    _ call: BankCall, _ work: @escaping @Sendable (borrowing WriteTransaction, BankFault?, Timestamp) throws -> Reply
  ) async throws(TransferServiceError) -> Reply {
    defer { faults.didAnswer(call) }
    await executeArrivedRequests()
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
    case .arrivesLate(let delay):
      lateRequests.add(at: clock.now + delay) { books, now in _ = try work(books, nil, now) }
      throw .unknown(.timedOut)
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

  /// Executes the requests that have arrived since the last call, each at its time; nobody waits for their replies.
  private func executeArrivedRequests() async {
    for (arrival, work) in lateRequests.takeArrived(by: clock.now) {
      _ = await reply({ books, _, now in try work(books, now) }, nil, at: arrival)
    }
  }

  /// Performs work on the books; an error of the database becomes a failure of the bank, and changes nothing.
  private func reply<Reply: Sendable>(
    _ work: @Sendable (borrowing WriteTransaction, BankFault?, Timestamp) throws -> Reply, _ fault: BankFault?,
    at arrival: Timestamp? = nil
  ) async -> Result<Reply, TransferServiceError> {
    do {
      return .success(try await database.write { try work($0, fault, arrival ?? clock.now) })
    } catch let error as TransferServiceError {
      return .failure(error)
    } catch {
      return .failure(.unknown(.serverError(.internalServerError)))
    }
  }
}
