/// Loads the status of a transfer, and cancels it.
struct ReceiptInteractor: Sendable {
  let service: any TransferService
  let clock: any TransferClock

  /// Returns whether the status may have changed since the latest event.
  func isOutdated(_ transfer: BankTransfer) -> Bool {
    transfer.status.canBeCancelled && clock.now > transfer.latestEvent.occurredAt
  }

  func events(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await service.statusEvents(of: id)
  }

  func cancel(_ id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    [try await service.cancelTransfer(id).latestEvent]
  }
}
