import Transfer

/// When a transfer comes to which status, counted from its creation.
enum TransferSchedule {
  private static let usual: [(status: TransferStatus, after: Duration)] = [
    (.incomingPaymentWaiting, .zero),
    (.incomingPaymentInitiated, .seconds(30)),
    (.processing, .seconds(60)),
    (.fundsConverted, .seconds(5 * 60)),
    (.outgoingPaymentSent, .seconds(10 * 60)),
  ]

  private static let bounced: [(status: TransferStatus, after: Duration)] = [
    (.bouncedBack, .seconds(60 * 60)),
    (.fundsRefunded, .seconds(2 * 60 * 60)),
  ]

  /// The events of a transfer that nobody cancels, the first at its creation.
  static func events(
    of transfer: BankTransfer.ID, createdAt: Timestamp, bounces: Bool
  ) -> [TransferStatusEvent] {
    (usual + (bounces ? bounced : [])).map {
      TransferStatusEvent(transfer: transfer, status: $0.status, occurredAt: createdAt + $0.after)
    }
  }
}
