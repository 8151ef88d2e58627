public import FlowKit

@MainActor
public protocol WholeProfileRouter: AnyObject {
  func didEdit(_ draft: ProfileDraft)

  func didSave(_ profile: PersonalProfile)
}

@MainActor
public enum WholeProfileModule {
  public static func make(
    _ draft: ProfileDraft, router: any WholeProfileRouter, scope: FlowScope, dependencies: ProfileDependencies
  ) -> any ViewController {
    let presenter = WholeProfilePresenter(
      draft, details: PersonalDetailsInteractor(today: dependencies.today),
      address: { AddressInteractor(details: $0, store: dependencies.store, drafts: dependencies.drafts) },
      scope: scope, router: router)
    let view = dependencies.screens.makeWholeProfile(presenter)
    presenter.view = view
    return view
  }
}
