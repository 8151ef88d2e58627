import FlowKit

/// Asks the bank for prices, one request at a time; of all questions only the latest is answered.
@MainActor
final class QuoteDesk {
  struct Question: Equatable, Sendable {
    let sender: Sender.ID
    let request: QuoteRequest
  }

  typealias Answer = Result<Quote, TransferServiceError>

  private let service: any TransferService
  private let scope: FlowScope
  private var latest: (question: Question, then: @MainActor (Answer) -> Void)?
  private var isUnderway = false

  /// Whether an answer is still to come.
  var isAsking: Bool { latest != nil }

  init(service: any TransferService, scope: FlowScope) {
    self.service = service
    self.scope = scope
  }

  func ask(_ question: Question, then: @escaping @MainActor (Answer) -> Void) {
    latest = (question, then)
    askLatest()
  }

  /// The question is not asked any more.
  func drop() { latest = nil }

  private func askLatest() {
    guard !isUnderway, let question = latest?.question else { return }
    isUnderway = scope.attempt { [service] () async throws(TransferServiceError) in
      try await service.makeQuote(question.request, for: question.sender)
    } then: { [weak self] answer in
      self?.didGet(answer, to: question)
    }
    if !isUnderway { latest = nil }
  }

  private func didGet(_ answer: Answer, to question: Question) {
    isUnderway = false
    guard let latest, latest.question == question else { return askLatest() }
    self.latest = nil
    latest.then(answer)
  }
}
