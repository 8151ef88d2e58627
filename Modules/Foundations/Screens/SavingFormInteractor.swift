public import Validation

/// The Interactor of a form whose answer goes to a store, or to a service, before the person can go on.
public protocol SavingFormInteractor<Field>: FormInteractor {
  /// Why the person cannot go on with an answer.
  associatedtype Failure: ReadableError

  /// Saves the answer, or finds out whether it may be saved later; the person goes on when the call returns.
  func save(_ answer: Answer) async throws(Failure)
}
