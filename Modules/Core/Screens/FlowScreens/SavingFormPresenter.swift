public import FlowKit

/// The Presenter of a form whose answer is saved before the person can continue.
@MainActor
public final class SavingFormPresenter<Interactor: SavingFormInteractor>: FormPresenter<Interactor> {
  private let saving: LatestRequest
  private let clearsProblemOnEdit: Bool

  /// Creates a presenter of a form with restored text.
  /// - Parameters:
  ///   - draft: The restored text.
  ///   - interactor: Determines the fields, and saves the answer.
  ///   - scope: The scope of the flow, which cancels saving when the flow ends.
  ///   - clearsProblemOnEdit: Whether an edit clears the problem, because the answer itself was refused.
  ///   - onEdit: Tells the Router that the form was edited.
  ///   - onSave: Tells the Router that the answer is saved.
  public init(
    _ draft: FormDraft<Field>, interactor: Interactor, scope: FlowScope, clearsProblemOnEdit: Bool = false,
    onEdit: @escaping @MainActor (FormDraft<Field>) -> Void,
    onSave: @escaping @MainActor (Interactor.Answer) -> Void
  ) {
    saving = LatestRequest(in: scope)
    self.clearsProblemOnEdit = clearsProblemOnEdit
    super.init(draft, interactor: interactor, onEdit: onEdit, onAnswer: onSave)
  }

  public override func didEdit(_ field: Field, to text: String) {
    if clearsProblemOnEdit { problem = nil }
    super.didEdit(field, to: text)
  }

  override var isBusy: Bool { saving.isInProgress }

  override func accept(_ answer: Interactor.Answer) {
    saving.perform { [interactor] () async throws(Interactor.Failure) in
      try await interactor.save(answer)
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      self?.didAttemptToSave(answer, result)
    }
    display()
  }

  private func didAttemptToSave(_ answer: Interactor.Answer, _ result: Result<Void, Interactor.Failure>) {
    if case .failure(let error) = result { problem = error.sentence }
    display()
    if case .success = result { onAnswer(answer) }
  }
}

/// The Interactor of a form whose answer is saved before the person can continue.
public protocol SavingFormInteractor<Field>: FormInteractor {
  associatedtype Failure: ReadableError

  /// Saves the answer, or checks whether it can be saved later; the person continues when the call returns.
  func save(_ answer: Answer) async throws(Failure)
}
