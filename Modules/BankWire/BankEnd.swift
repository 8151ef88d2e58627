import Money
public import Transfer

/// The bank's end: performs a request on a service, and answers it.
public enum BankEnd {
  /// Answers a request.
  public static func answer(_ message: BankMessage, from service: some TransferService) async -> BankAnswer {
    let request: BankRequest
    do { request = try BankRequest(message) } catch { return BankAnswer(error) }
    do throws(TransferServiceError) {
      return try await perform(request, on: service)
    } catch {
      return BankAnswer(error)
    }
  }

  private static func perform(
    _ request: BankRequest, on service: some TransferService
  ) async throws(TransferServiceError) -> BankAnswer {
    switch request {
    case .targetCurrencies: BankAnswer(CurrenciesBody(currencies: try await service.targetCurrencies().map(\.code)))
    case .requirements(let currency):
      BankAnswer(
        RequirementsBody(
          currency: currency.code, fields: try await service.requirements(for: currency).scheme.members))
    case .balances(let sender):
      BankAnswer(BalancesBody(balances: try await service.balances(of: sender).map { AmountBody($0.available) }))
    case .makeQuote(let request, let sender):
      BankAnswer(QuoteBody(try await service.makeQuote(request, for: sender)), status: 201)
    case .recipients(let sender, let currency, let last):
      BankAnswer(RecipientsBody(try await service.recipients(of: sender, in: currency, after: last)))
    case .addRecipient(let details, let sender):
      BankAnswer(KnownRecipientBody(try await service.addRecipient(details, for: sender)), status: 201)
    case .createTransfer(let request): BankAnswer(TransferBody(try await service.createTransfer(request)), status: 201)
    case .transfer(let id): BankAnswer(TransferBody(try await service.transfer(id)))
    case .transferFor(let id):
      BankAnswer(TransfersBody(TransferPage(try await service.transfer(for: id).map { [$0] } ?? [], hasMore: false)))
    case .transfers(let last): BankAnswer(TransfersBody(try await service.transfers(after: last)))
    case .statusEvents(let id):
      BankAnswer(EventsBody(events: try await service.statusEvents(of: id).map(EventBody.init)))
    case .cancelTransfer(let id): BankAnswer(TransferBody(try await service.cancelTransfer(id)))
    }
  }
}

extension RecipientsBody {
  fileprivate init(_ page: RecipientPage) {
    self.init(recipients: page.recipients.map(KnownRecipientBody.init), hasMore: page.hasMore)
  }
}

extension TransfersBody {
  fileprivate init(_ page: TransferPage) {
    self.init(transfers: page.transfers.map(TransferBody.init), hasMore: page.hasMore)
  }
}
