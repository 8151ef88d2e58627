import FlowKit

/// Loads quotes, one request at a time; only the latest one gets an answer.
@MainActor
final class QuoteLoader {
  struct Query: Equatable, Sendable {
    let sender: Sender.ID
    let request: QuoteRequest
  }

  typealias Answer = Result<Quote, TransferServiceError>

  private let service: any TransferService
  private let asking: LatestRequest
  private var latest: (query: Query, then: @MainActor (Answer) -> Void)?

  var isLoading: Bool { latest != nil }

  init(service: any TransferService, scope: FlowScope) {
    self.service = service
    asking = LatestRequest(in: scope)
  }

  func load(_ query: Query, then: @escaping @MainActor (Answer) -> Void) {
    latest = (query, then)
    loadLatest()
  }

  func cancel() { latest = nil }

  private func loadLatest() {
    guard !asking.isInProgress, let query = latest?.query else { return }
    asking.perform { [service] () async throws(TransferServiceError) in
      try await service.makeQuote(query.request, for: query.sender)
    } onLapse: { [weak self] in
      self?.loadLatest()
    } then: { [weak self] answer in
      self?.didReceive(answer, to: query)
    }
    if !asking.isInProgress { latest = nil }
  }

  private func didReceive(_ answer: Answer, to query: Query) {
    // After a way out of SignIn, a newer amount does not bring it back.
    guard let latest, latest.query == query || answer.isSignInNeeded else { return loadLatest() }
    self.latest = nil
    latest.then(answer)
  }
}

extension QuoteLoader.Answer {
  fileprivate var isSignInNeeded: Bool { if case .failure(.unknown(.signInNeeded)) = self { true } else { false } }
}
