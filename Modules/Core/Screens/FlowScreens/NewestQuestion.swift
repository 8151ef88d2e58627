public import FlowKit

/// Consecutive questions of a presenter, of which only the newest counts: an answer to an older question has no effect.
@MainActor
public final class NewestQuestion {
  private let scope: FlowScope
  private var askCount = 0

  /// A Boolean value that indicates whether the answer to the newest question has not arrived.
  public private(set) var isAwaited = false

  /// - Parameter scope: The scope of the flow, after whose end no answer arrives.
  public init(in scope: FlowScope) {
    self.scope = scope
  }

  /// Asks a question, and passes its answer to `then`, unless another one was asked since, or the flow has ended.
  public func ask<Value, Failure: Error>(
    _ question: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) {
    askCount += 1
    isAwaited = scope.attempt(question) { [weak self, askCount] answer in
      guard let self, self.askCount == askCount else { return }
      isAwaited = false
      then(answer)
    }
  }
}
