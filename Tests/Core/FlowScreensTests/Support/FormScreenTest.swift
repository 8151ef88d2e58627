import FlowKit
import FlowScreens
import FlowTesting

/// A screen with a form, and the recorded calls of its router.
@MainActor
final class FormScreenTest: ScreenView {
  enum Message: Equatable {
    case edited(FormDraft<WishField>)
    case answered(String)
  }

  let store = WishStore()
  let work = FlowWork()
  private(set) var messages: [Message] = []
  private(set) var content: FormContent<WishField>?

  func makePresenter(_ draft: FormDraft<WishField> = [:]) -> FormPresenter<WishInteractor> {
    shown(
      FormPresenter(
        draft, interactor: WishInteractor(store: store),
        onEdit: { [unowned self] in messages.append(.edited($0)) },
        onAnswer: { [unowned self] in messages.append(.answered($0)) }))
  }

  func makeSavingPresenter(
    _ draft: FormDraft<WishField> = [:], in scope: FlowScope? = nil, clearsProblemOnEdit: Bool = false,
    givingUp: GivingUp? = nil
  ) -> SavingFormPresenter<WishInteractor> {
    shown(
      SavingFormPresenter(
        draft, interactor: WishInteractor(store: store, givingUp: givingUp), scope: scope ?? work.scope,
        clearsProblemOnEdit: clearsProblemOnEdit,
        onEdit: { [unowned self] in messages.append(.edited($0)) },
        onSave: { [unowned self] in messages.append(.answered($0)) }))
  }

  private func shown<Presenter: FormPresenter<WishInteractor>>(_ presenter: Presenter) -> Presenter {
    presenter.view = self
    return presenter
  }

  func display(_ content: FormContent<WishField>) {
    self.content = content
  }
}
