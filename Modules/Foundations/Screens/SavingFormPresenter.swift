public import FlowKit
public import Forms
import Validation

/// The Presenter of a form whose answer is saved before the person can go on.
@MainActor
public final class SavingFormPresenter<Interactor: SavingFormInteractor>: FormPresenter<Interactor> {
  private let scope: FlowScope
  private let forgetsProblemOnEdit: Bool

  /// A presenter of a form in which this was typed before.
  /// - Parameters:
  ///   - scope: what the answer is saved in: nothing comes of it when the flow is over.
  ///   - forgetsProblemOnEdit: whether a problem is one of the answer itself, and so over when another is typed.
  ///   - onEdit: tells the Router that something else is in the form now.
  ///   - onSave: tells the Router that the answer is saved.
  public init(
    _ draft: FormDraft<Field>, interactor: Interactor, scope: FlowScope, forgetsProblemOnEdit: Bool = false,
    onEdit: @escaping @MainActor (FormDraft<Field>) -> Void,
    onSave: @escaping @MainActor (Interactor.Answer) -> Void
  ) {
    self.scope = scope
    self.forgetsProblemOnEdit = forgetsProblemOnEdit
    super.init(draft, interactor: interactor, onEdit: onEdit, onAnswer: onSave)
  }

  /// The person has edited a field.
  public override func didEdit(_ field: Field, to text: String) {
    if forgetsProblemOnEdit { problem = nil }
    super.didEdit(field, to: text)
  }

  override func accept(_ answer: Interactor.Answer) {
    isBusy = scope.attempt { [interactor] () async throws(Interactor.Failure) in
      try await interactor.save(answer)
    } then: { [weak self] result in
      self?.didAttemptToSave(answer, result)
    }
    display()
  }

  private func didAttemptToSave(_ answer: Interactor.Answer, _ result: Result<Void, Interactor.Failure>) {
    isBusy = false
    if case .failure(let error) = result { problem = error.sentence }
    display()
    if case .success = result { onAnswer(answer) }
  }
}
