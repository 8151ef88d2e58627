import FlowKit

/// Loads quotes, one request at a time; only the latest question gets an answer.
@MainActor
final class QuoteLoader {
  struct Question: Equatable, Sendable {
    let sender: Sender.ID
    let request: QuoteRequest
  }

  typealias Answer = Result<Quote, TransferServiceError>

  private let service: any TransferService
  private let asking: LatestRequest
  private var latest: (question: Question, then: @MainActor (Answer) -> Void)?

  var isLoading: Bool { latest != nil }

  init(service: any TransferService, scope: FlowScope) {
    self.service = service
    asking = LatestRequest(in: scope)
  }

  func load(_ question: Question, then: @escaping @MainActor (Answer) -> Void) {
    latest = (question, then)
    loadLatest()
  }

  func cancel() { latest = nil }

  private func loadLatest() {
    guard !asking.isInProgress, let question = latest?.question else { return }
    asking.perform { [service] () async throws(TransferServiceError) in
      try await service.makeQuote(question.request, for: question.sender)
    } onLapse: { [weak self] in
      self?.loadLatest()
    } then: { [weak self] answer in
      self?.didReceive(answer, to: question)
    }
    if !asking.isInProgress { latest = nil }
  }

  private func didReceive(_ answer: Answer, to question: Question) {
    guard let latest, latest.question == question else { return loadLatest() }
    self.latest = nil
    latest.then(answer)
  }
}
