import BankConformance
import FlowFaults
import FlowScreens
import FlowTesting
import Foundation
import SandboxBank
import Testing
import Transfer

struct StatusTests {
  @Test(arguments: [
    (0, TransferStatus.incomingPaymentWaiting), (29, .incomingPaymentWaiting),
    (30, .incomingPaymentInitiated), (59, .incomingPaymentInitiated), (60, .processing),
    (299, .processing), (300, .fundsConverted), (599, .fundsConverted), (600, .outgoingPaymentSent),
    (1_000_000, .outgoingPaymentSent),
  ])
  func `advances with the clock`(seconds: Int, status: TransferStatus) async throws {
    let fixture = try await Fixture()
    let created = try await fixture.bank.createTransfer(fixture.request())
    fixture.clock.advance(by: .seconds(seconds))

    let transfer = try await fixture.bank.transfer(created.id)

    #expect(transfer.status == status)
    #expect(transfer.latestEvent.occurredAt <= fixture.clock.now)
    #expect(try await fixture.bank.transfer(for: .numbered(1)) == transfer)
    #expect(try await fixture.bank.transfers(after: nil).transfers == [transfer])
  }

  @Test func `repeated and reordered events lead to the same status`() async throws {
    let fixture = try await Fixture()
    let created = try await fixture.bank.createTransfer(fixture.request())
    fixture.clock.advance(by: .seconds(600))
    let events = try await fixture.bank.statusEvents(of: created.id)
    var generator = SplitMix64(seed: 7)

    for _ in 1...100 {
      var transfer = created
      for event in (events + events).shuffled(using: &generator) { transfer.apply(event) }
      #expect(transfer.status == .outgoingPaymentSent)
    }
    #expect(
      events.map(\.status) == [
        .incomingPaymentWaiting, .incomingPaymentInitiated, .processing, .fundsConverted,
        .outgoingPaymentSent,
      ])
  }

  @Test(arguments: [0, 30, 299])
  func `can be cancelled until the money is converted, and is refunded at once`(seconds: Int) async throws {
    let fixture = try await Fixture()
    var seen = try await fixture.bank.createTransfer(fixture.request())
    fixture.clock.advance(by: .seconds(seconds))

    let cancelled = try await fixture.bank.cancelTransfer(seen.id)
    let isNews = seen.apply(cancelled.latestEvent)
    fixture.clock.advance(by: .seconds(100_000))

    #expect(cancelled.status == .cancelled)
    #expect(isNews)
    #expect(try await fixture.bank.transfer(seen.id).status == .cancelled)
    #expect(try await fixture.pence() == 1_000_000)
  }

  @Test func `cancelling again changes nothing`() async throws {
    let fixture = try await Fixture()
    let created = try await fixture.bank.createTransfer(fixture.request())

    let once = try await fixture.bank.cancelTransfer(created.id)
    fixture.clock.advance(by: .seconds(600))
    let twice = try await fixture.bank.cancelTransfer(created.id)

    #expect(twice == once)
    #expect(try await fixture.pence() == 1_000_000)
  }

  @Test(arguments: [300, 600])
  func `cannot be cancelled after the money is converted`(seconds: Int) async throws {
    let fixture = try await Fixture()
    let created = try await fixture.bank.createTransfer(fixture.request())
    fixture.clock.advance(by: .seconds(seconds))

    let reason = try await refusal { try await fixture.bank.cancelTransfer(created.id) }

    #expect(reason == .tooLateToCancel)
    #expect(try await fixture.pence() == 990_000)
  }

  @Test(arguments: [
    (600, TransferStatus.outgoingPaymentSent, 990_000), (3600, .bouncedBack, 990_000),
    (7199, .bouncedBack, 990_000), (7200, .fundsRefunded, 1_000_000),
  ])
  func `a bounced transfer is refunded`(seconds: Int, status: TransferStatus, pence: Int64) async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(.next(1, .transfer, .varies("bounces")))
    let created = try await fixture.bank.createTransfer(fixture.request())
    fixture.clock.advance(by: .seconds(seconds))

    let transfer = try await fixture.bank.transfer(created.id)

    #expect(transfer.status == status)
    #expect(try await fixture.pence() == pence)
  }

  @Test func `a transfer over a network can bounce`() async throws {
    let fixture = try await Fixture()
    let bank = fixture.bank.serving("", bounces: true)
    let created = try await bank.createTransfer(fixture.request())
    fixture.clock.advance(by: .seconds(3600))

    #expect(try await bank.transfer(created.id).status == .bouncedBack)
  }

  @Test func `a cancelled transfer that would have bounced is refunded once`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(.next(1, .transfer, .varies("bounces")))
    let created = try await fixture.bank.createTransfer(fixture.request())

    _ = try await fixture.bank.cancelTransfer(created.id)
    fixture.clock.advance(by: .seconds(7200))

    #expect(try await fixture.pence() == 1_000_000)
  }

  @Test func `has no transfer that was not created`() async throws {
    let fixture = try await Fixture()
    let id = try BankTransfer.ID("transfer-7")
    let missing = TransferRefusal(.status(.notFound), "The bank has no such transfer.")

    await #expect(throws: TransferServiceError.refused(missing)) { try await fixture.bank.transfer(id) }
    #expect(try await refusal { try await fixture.bank.statusEvents(of: id) } == .status(.notFound))
    #expect(try await refusal { try await fixture.bank.cancelTransfer(id) } == .status(.notFound))
    #expect(try await fixture.bank.transfer(for: .numbered(7)) == nil)
  }
}
