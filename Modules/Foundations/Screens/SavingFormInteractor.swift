public import Validation

/// The Interactor of a form whose answer goes to a store, or to a service, before the person can go on.
public protocol SavingFormInteractor<Field>: FormInteractor {
  /// Why an answer could not be saved.
  associatedtype Failure: ReadableError

  /// Saves the answer; when the call returns, it will not be lost.
  func save(_ answer: Answer) async throws(Failure)
}
