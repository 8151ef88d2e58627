import Foundation

/// Knows what has become of a transfer, and calls it off.
struct ReceiptInteractor: Sendable {
  let service: any TransferService
  let locale: Locale

  func news(of id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    try await service.statusEvents(of: id)
  }

  func cancel(_ id: BankTransfer.ID) async throws(TransferServiceError) -> [TransferStatusEvent] {
    [try await service.cancelTransfer(id).latestEvent]
  }
}
