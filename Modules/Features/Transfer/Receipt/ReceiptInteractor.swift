import Foundation

/// Knows what has become of a transfer, and calls it off.
struct ReceiptInteractor: Sendable {
  let service: any TransferService
  let clock: any TransferClock
  let locale: Locale

  /// Whether what is known of a transfer, and offered because of it, may have changed since.
  func isOld(_ transfer: BankTransfer) -> Bool {
    transfer.status.canBeCancelled && clock.now > transfer.latestEvent.occurredAt
  }

  func news(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await service.statusEvents(of: id)
  }

  func cancel(_ id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    [try await service.cancelTransfer(id).latestEvent]
  }
}
