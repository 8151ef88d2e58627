import Transfer

/// The times at which a transfer reaches each status, from its creation.
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

  /// Returns the events of a transfer that is not cancelled, the first at its creation.
  static func events(
    of transfer: BankTransfer.ID, createdAt: Timestamp, bounces: Bool
  ) -> [TransferStatusEvent] {
    (usual + (bounces ? bounced : [])).map {
      TransferStatusEvent(transfer: transfer, status: $0.status, occurredAt: createdAt + $0.after)
    }
  }
}
