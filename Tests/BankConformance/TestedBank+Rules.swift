import Money
import Testing
import Transfer

extension TestedBank {
  func checkCurrencies() async throws {
    let currencies = try await service.targetCurrencies()

    #expect(currencies.contains(.eur) && currencies.contains(.gbp))
    for currency in currencies {
      #expect(try await service.requirements(for: currency) == RecipientRequirements(for: currency))
    }
    await expect(.status(.unprocessable)) { try await service.requirements(for: .jpy) }
  }

  func checkBalances() async throws {
    let balances = try await service.balances(of: ada).map(\.available)

    #expect(balances.contains { $0.currency == .gbp && $0.minorUnits > 0 })
    #expect(Set(balances.map(\.currency)).count == balances.count)
  }

  func checkPrice() async throws {
    let request = try QuoteRequest.pounds(10_000)

    let quote = try await service.makeQuote(request, for: ada)
    let other = try await service.makeQuote(request, for: ada)

    #expect(quote.request == request && quote.sender == ada)
    #expect(quote.source == request.amount && quote.target.minorUnits > 0)
    #expect(quote.id != other.id)
  }

  func checkRecipients() async throws {
    let emmy = try await emmy()
    let max = try await service.addRecipient(.emmy("Max Planck"), for: ada)
    let again = try await self.emmy()

    let page = try await service.recipients(of: ada, in: .eur, after: nil)
    let rest = try await service.recipients(of: ada, in: .eur, after: max.id)

    #expect(again == emmy && emmy.sender == ada)
    #expect(try emmy.details == .emmy())
    #expect(page == RecipientPage([max, emmy], hasMore: false))
    #expect(rest == RecipientPage([emmy], hasMore: false))
  }

  func checkOwnRecipients() async throws {
    _ = try await emmy()
    let alan = try await service.addRecipient(.alan(), for: ada)
    let grace = try Sender.ID("grace")

    #expect(try await service.recipients(of: ada, in: .gbp, after: nil).recipients == [alan])
    #expect(try await service.recipients(of: grace, in: .eur, after: nil).recipients == [])
  }

  func checkRepetition() async throws {
    let request = try await request(reference: "Invoice 7")

    let first = try await service.createTransfer(request)
    let second = try await service.createTransfer(request)

    #expect(first == second)
    #expect(first.reference?.text == "Invoice 7" && first.quote.id == request.quote)
    #expect(try await service.transfers(after: nil).transfers == [first])
  }

  func checkManyAtOnce() async throws {
    let request = try await request()

    let created = await withTaskGroup { [service] group in
      for _ in 1...20 { group.addTask { try? await service.createTransfer(request) } }
      return await group.reduce(into: [BankTransfer?]()) { $0.append($1) }
    }

    let transfers = try await service.transfers(after: nil).transfers
    #expect(transfers.count == 1)
    #expect(created == Array(repeating: transfers.first, count: 20))
  }

  func checkIdentifier() async throws {
    let first = try await request()
    let transfer = try await service.createTransfer(first)
    let other = try await request(reference: "Another one")

    await expect(.customerTransactionIDUsed) { try await service.createTransfer(other) }

    #expect(try await service.transfers(after: nil).transfers == [transfer])
  }

  func checkExpiry() async throws {
    let request = try await request()
    await advance(.seconds(30 * 60))

    await expect(.quoteExpired) { try await service.createTransfer(request) }

    #expect(try await service.transfer(for: request.customerTransactionID) == nil)
  }

  func checkUsedPrice() async throws {
    let quote = try await quote()
    _ = try await service.createTransfer(request(1, quote))

    let second = try await request(2, quote)
    await expect(.quoteUsed) { try await service.createTransfer(second) }

    #expect(try await service.transfer(for: second.customerTransactionID) == nil)
  }

  func checkFunds() async throws {
    let pounds = try await service.balances(of: ada).map(\.available).first { $0.currency == .gbp }
    let quote = try await quote(try #require(pounds).minorUnits + 1)
    let request = try await request(1, quote)

    await expect(.insufficientFunds) { try await service.createTransfer(request) }

    #expect(try await service.transfers(after: nil).transfers == [])
  }

  func checkSearch() async throws {
    let transfer = try await service.createTransfer(request())

    #expect(try await service.transfer(transfer.id) == transfer)
    #expect(try await service.transfer(for: transfer.customerTransactionID) == transfer)
    #expect(try await service.transfer(for: .numbered(2)) == nil)
    await expect(.status(.notFound)) { try await service.transfer(BankTransfer.ID("nothing")) }
    await expect(.status(.notFound)) { try await service.statusEvents(of: BankTransfer.ID("nothing")) }
    await expect(.status(.notFound)) { try await service.cancelTransfer(BankTransfer.ID("nothing")) }
  }

  func checkList() async throws {
    let first = try await service.createTransfer(request(1))
    let second = try await service.createTransfer(request(2))

    let page = try await service.transfers(after: nil)
    let rest = try await service.transfers(after: second.id)
    let events = try await service.statusEvents(of: first.id)

    #expect(page == TransferPage([second, first], hasMore: false))
    #expect(rest == TransferPage([first], hasMore: false))
    #expect(events.contains(first.latestEvent) && events.allSatisfy { $0.transfer == first.id })
  }

  func checkCancellation() async throws {
    let transfer = try await service.createTransfer(request())

    let cancelled = try await service.cancelTransfer(transfer.id)
    let again = try await service.cancelTransfer(transfer.id)
    await advance(.seconds(60 * 60))

    #expect(cancelled.status == .cancelled && again == cancelled)
    #expect(try await service.transfer(transfer.id) == cancelled)
    #expect(try await service.statusEvents(of: transfer.id).contains(cancelled.latestEvent))
  }
}
