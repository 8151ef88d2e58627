/// The Interactor of a form whose answer is saved before the person can continue.
public protocol SavingFormInteractor<Field>: FormInteractor {
  associatedtype Failure: ReadableError

  /// Saves the answer, or checks whether it can be saved later; the person continues when the call returns.
  func save(_ answer: Answer) async throws(Failure)
}
