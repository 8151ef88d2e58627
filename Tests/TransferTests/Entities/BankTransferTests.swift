import FlowKit
import FlowScreens
import Foundation
import Testing
import Transfer

struct BankTransferTests {
  @Test func `an event changes something only if it is newer`() throws {
    var transfer = try BankTransfer.waiting

    let older = transfer.apply(try event(.processing, after: -1))
    let asOld = transfer.apply(try event(.processing, after: 0))
    let newer = transfer.apply(try event(.fundsConverted, after: 60))
    let repeated = transfer.apply(try event(.fundsConverted, after: 60))
    let late = transfer.apply(try event(.processing, after: 30))

    #expect([older, asOld, newer, repeated, late] == [false, false, true, false, false])
    #expect(transfer.status == .fundsConverted)
  }

  @Test func `another transfer's event changes nothing`() throws {
    var transfer = try BankTransfer.waiting
    let event = try TransferStatusEvent(
      transfer: BankTransfer.ID("transfer-2"), status: .cancelled, occurredAt: .noon + .seconds(60))

    let isNews = transfer.apply(event)

    #expect(!isNews)
    #expect(try transfer == .waiting)
  }

  @Test func `cannot be created from an invalid request`() {
    #expect(throws: TransferRequestError.anotherSendersRecipient) {
      try BankTransfer(
        id: BankTransfer.ID("transfer-1"), customerTransactionID: .first, quote: .hundredPounds,
        recipient: Recipient(of: "grace"), reference: nil, createdAt: .noon, status: .processing, occurredAt: .noon)
    }
  }

  @Test func `encodes and decodes to the same value`() throws {
    #expect(try decoded(BankTransfer.waiting) == .waiting)
  }

  @Test func `can be cancelled until the money is converted`() {
    let statuses = TransferStatus.allCases.filter(\.canBeCancelled)

    #expect(statuses == [.incomingPaymentWaiting, .incomingPaymentInitiated, .processing])
  }

  @Test func `is sent at the end, and never shown as arrived`() {
    #expect(TransferStatus.outgoingPaymentSent.label == "Sent")
    #expect(!TransferStatus.allCases.contains { $0.label.developerForm.lowercased().contains("arrived") })
  }

  @Test func `a status that the app does not know is decoded as unknown`() throws {
    let statuses = try JSONDecoder().decode(
      [TransferStatus].self, from: Data(#"["outgoing_payment_sent", "teleported"]"#.utf8))

    #expect(statuses == [.outgoingPaymentSent, .unknown])
  }

  @Test(arguments: [
    (TransferRefusal.Reason.quoteExpired, 422), (.quoteUsed, 409), (.insufficientFunds, 422),
    (.customerTransactionIDUsed, 409), (.tooLateToCancel, 409), (.status(.forbidden), 403),
  ])
  func `a refusal has the code of its reason`(reason: TransferRefusal.Reason, code: Int) {
    #expect(TransferRefusal(reason, "No.").code == code)
  }

  private func event(_ status: TransferStatus, after seconds: Int) throws -> TransferStatusEvent {
    try TransferStatusEvent(
      transfer: BankTransfer.waiting.id, status: status, occurredAt: .noon + .seconds(seconds))
  }
}
