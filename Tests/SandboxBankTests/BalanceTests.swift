import Foundation
import Money
import SandboxBank
import Testing
import Transfer

struct BalanceTests {
  @Test func `every sender has the opening balances at first`() async throws {
    let fixture = try await Fixture()

    let balances = try await fixture.bank.balances(of: .grace)

    #expect(
      balances.map(\.available.description) == [
        "10,000.00 EUR", "10,000.00 GBP", "1,000,000 JPY", "10,000.00 USD",
      ])
    #expect(try await fixture.bank.balances(of: .grace) == balances)
  }

  @Test func `a transfer takes the source amount, the fee included`() async throws {
    let fixture = try await Fixture()

    let transfer = try await fixture.bank.createTransfer(fixture.request(minorUnits: 12_345))

    #expect(try await fixture.pence() == 1_000_000 - 12_345)
    #expect(try await fixture.pence(of: .grace) == 1_000_000)
    #expect(transfer.quote.source.minorUnits == 12_345)
  }

  @Test func `a balance can be spent to the last penny, and not beyond`() async throws {
    let fixture = try await Fixture()
    let everything = try await fixture.request(1, minorUnits: 1_000_000)
    let onePoundMore = try await fixture.request(2, minorUnits: 100)
    _ = try await fixture.bank.createTransfer(everything)

    let reason = try await refusal { try await fixture.bank.createTransfer(onePoundMore) }

    #expect(reason == .insufficientFunds)
    #expect(try await fixture.pence() == 0)
    #expect(try await fixture.bank.transfers(after: nil).transfers.count == 1)
  }

  // Catches a check of the balance in another transaction than the debit.
  @Test func `concurrent transfers never overdraw a balance`() async throws {
    let fixture = try await Fixture()
    var requests: [TransferRequest] = []
    for number in 1...20 {
      requests.append(try await fixture.request(number, minorUnits: 150_000))
    }

    let created = await withTaskGroup { group in
      for request in requests {
        group.addTask { (try? await fixture.bank.createTransfer(request)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    #expect(created == 6)
    #expect(try await fixture.pence() == 100_000)
  }

  @Test func `refuses a currency without a balance`() async throws {
    let fixture = try await Fixture()
    let request = try QuoteRequest(
      fixing: .source, at: Amount(minorUnits: 10_000, currency: .sek), otherCurrency: .eur)
    let quote = try await fixture.bank.makeQuote(request, for: fixture.ada)

    let reason = try await refusal { try await fixture.bank.createTransfer(fixture.request(1, quote)) }

    #expect(reason == .insufficientFunds)
  }
}
