import FlowKit
import Profile

/// Takes what the person does at home, and keeps home up to date.
@MainActor
final class HomePresenter {
  private let interactor: HomeInteractor
  private let scope: FlowScope
  private weak let router: (any HomeRouter)?
  private var content = HomeContent()

  weak var view: (any HomeView)? {
    didSet { view?.display(content) }
  }

  init(interactor: HomeInteractor, scope: FlowScope, router: any HomeRouter) {
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// What home shows may have changed.
  func refresh() {
    scope.attempt { [interactor] () async throws(ProfileStoreError) in
      try await interactor.profile()
    } then: { [weak self] result in
      self?.display(HomeContent(result))
    }
  }

  /// The person wants to say who they are.
  func didTapAddProfile() {
    router?.didAskToAddProfile()
  }

  /// The person wants to see what the app knows about them.
  func didTapSettings() {
    router?.didAskForSettings()
  }

  private func display(_ content: HomeContent) {
    self.content = content
    view?.display(content)
  }
}

extension HomeContent {
  fileprivate init(_ result: Result<PersonalProfile?, ProfileStoreError>) {
    switch result {
    case .success(let profile?): self.init(message: "Hello, \(profile.name).")
    case .success(nil): self.init(message: "Welcome. Add your details to begin.", asksForProfile: true)
    case .failure(let error): self.init(message: error.sentence)
    }
  }
}
