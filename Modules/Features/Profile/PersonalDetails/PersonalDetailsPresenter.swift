import Forms

/// Takes what the person does with the form for their details, and keeps the form up to date.
@MainActor
public final class PersonalDetailsPresenter {
  private let interactor: PersonalDetailsInteractor
  private weak let router: (any PersonalDetailsRouter)?
  private var form: Form<PersonalDetailsField>

  weak var view: (any PersonalDetailsView)? {
    didSet { display() }
  }

  init(
    _ draft: FormDraft<PersonalDetailsField>, interactor: PersonalDetailsInteractor,
    router: any PersonalDetailsRouter
  ) {
    form = Form(draft)
    self.interactor = interactor
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: PersonalDetailsField, to text: String) {
    form.edit(field, to: text)
    router?.didEdit(form.draft)
    display()
  }

  /// The person wants to go on.
  public func didTapContinue() {
    form.revealProblems()
    display()
    guard let details = try? interactor.details(from: form.draft) else { return }
    router?.didEnter(details)
  }

  private func display() {
    view?.display(PersonalDetailsContent(fields: form.contents(checkedBy: interactor.details)))
  }
}
