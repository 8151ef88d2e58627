import Contact
import FlowKit
import FlowScreens

/// Handles the person's actions on the screen that asks for a one-time code.
@MainActor
public final class CodePresenter {
  private let credentials: Credentials
  private let service: any SignInService
  private let request: LatestRequest
  private weak let router: (any CodeRouter)?
  private var content: CodeContent

  weak var view: (any ScreenView<CodeContent>)? {
    didSet { display() }
  }

  init(for credentials: Credentials, service: any SignInService, scope: FlowScope, router: any CodeRouter) {
    self.credentials = credentials
    self.service = service
    request = LatestRequest(in: scope)
    self.router = router
    content = CodeContent(email: credentials.email.text, lifetime: service.codeLifetime)
  }

  public func didEdit(_ text: String) {
    guard !request.isInProgress else { return }
    content.text = text
    (content.error, content.problem) = (nil, nil)
    display()
  }

  public func didTapContinue() {
    guard !request.isInProgress else { return }
    (content.error, content.note, content.problem) = (nil, nil, nil)
    do throws(SignInCodeError) {
      signIn(with: try SignInCode(content.text))
    } catch {
      content.error = error.sentence
    }
    display()
  }

  /// The person wants another code, which ends the former one.
  public func didTapSendAgain() {
    guard !request.isInProgress else { return }
    (content.error, content.note, content.problem) = (nil, nil, nil)
    request.perform { [service, credentials] () async throws(SignInError) in
      try await service.sendCode(for: credentials)
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      self?.didSendAgain(result)
    }
    display()
  }

  /// The person gives up the request, such as to a server that hangs.
  public func didTapCancel() {
    request.giveUp()
    display()
  }

  private func signIn(with code: SignInCode) {
    let way = credentials.way(with: code)
    request.perform { [service] () async throws(SignInError) in
      try await service.signIn(way)
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      self?.didAttempt(result)
    }
  }

  private func didAttempt(_ result: Result<Void, SignInError>) {
    switch result {
    case .success:
      display()
      router?.didSignIn(
        SignedInPerson(email: credentials.email, hasPassword: credentials.password != nil))
    case .failure(let error):
      show(error)
      display()
    }
  }

  private func didSendAgain(_ result: Result<Void, SignInError>) {
    switch result {
    case .success:
      content.text = ""
      content.note = "We have sent another code. The former one is not valid any more."
    case .failure(let error): show(error)
    }
    display()
  }

  private func show(_ error: SignInError) {
    switch error {
    case .wrongCode, .expiredCode, .usedUpCode: content.error = error.sentence
    case .wrongPassword, .passwordNeeded, .codeTooSoon, .tooManyAttempts, .emailTaken, .offline, .timedOut, .busy,
      .failed, .notStored:
      content.problem = error.sentence
    }
  }

  private func display() {
    content.isBusy = request.isInProgress
    view?.display(content)
  }
}
