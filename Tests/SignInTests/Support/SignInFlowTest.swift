import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Money
import Onboarding
import Profile
import SignIn
import Testing

typealias CredentialsTestScreen = RecordingForm<CredentialsInteractor>
typealias ResetEmailTestScreen = RecordingForm<ResetEmailInteractor>
typealias NewPasswordTestScreen = RecordingForm<NewPasswordInteractor>
typealias CodeTestScreen = RecordingScreen<CodePresenter, CodeContent>
typealias SignedInTestScreen = RecordingScreen<SignedInPresenter, SignedInContent>

/// A SignIn flow in a window, with its dependencies, and a stub for the opening of an account.
@MainActor
final class SignInFlowTest {
  let test = FlowTest(SignInFlowResult.self)
  let service = SignInServiceStub()
  let typed = TypedSignIn()
  /// The latest flow that opens an account, and the e-mail address that it was given.
  private(set) weak var account: StubFlow<OnboardingFlowResult>?
  private(set) var accountEmail: String?
  /// Whether an account was being opened, at each change.
  private(set) var openings: [Bool] = []
  /// The latest flow that asks whether to sign out.
  private(set) weak var signOut: StubFlow<FlowOutcome<Never>>?
  /// How often it was started.
  private(set) var signOutCount = 0
  private(set) weak var signIn: SignInFlow?

  var window: TestWindow { test.window }

  func start(
    _ presentation: FlowPresentation? = nil, fixedEmail: EmailAddress? = nil, opensAccount: Bool = false
  ) {
    let dependencies = SignInDependencies(
      screens: TestSignInScreens(), service: service, typed: typed,
      makeOnboardingFlow: { [unowned self] presentation, email in
        let flow = StubFlow<OnboardingFlowResult>("account", presentation)
        (account, accountEmail) = (flow, email)
        return flow
      },
      onAccount: { [unowned self] in openings.append($0) },
      makeSignOutFlow: { [unowned self] presentation in
        let flow = StubFlow<FlowOutcome<Never>>("sign-out", presentation)
        signOut = flow
        signOutCount += 1
        return flow
      })
    let flow = SignInFlow(
      presentation: presentation ?? window.pushing, fixedEmail: fixedEmail, opensAccount: opensAccount,
      dependencies: dependencies)
    signIn = flow
    test.start(flow)
  }

  /// The screen of a type, which must be on top.
  func top<Screen>(_ type: Screen.Type = Screen.self) throws -> Screen { try #require(window.top as? Screen) }

  func enter(_ email: String = "ada@example.com", password: String = "") async throws {
    let screen = try top(CredentialsTestScreen.self)
    screen.fill([.email: email, .password: password])
    screen.presenter.didTapContinue()
    await test.flows.idle()
  }

  func enterCode(_ code: String = "123456") async throws {
    let presenter = try top(CodeTestScreen.self).presenter
    presenter.didEdit(code)
    presenter.didTapContinue()
    await test.flows.idle()
  }
}

struct TestSignInScreens: SignInScreens, RecordingScreens {
  func makeCode(_ presenter: CodePresenter) -> any ScreenView<CodeContent> { CodeTestScreen(presenter) }

  func makeSignedIn(_ presenter: SignedInPresenter) -> any ScreenView<SignedInContent> {
    SignedInTestScreen(presenter)
  }
}

/// Records the calls, and answers at once or when the test says so.
@MainActor
final class SignInServiceStub: SignInService {
  enum Message: Equatable {
    case code(Credentials)
    case passwordCode(EmailAddress)
    case password(EmailAddress)
    case signIn(SignInWay)
  }

  private(set) var messages: [Message] = []
  /// The failure of the next calls.
  var failure: SignInError?
  /// If set, each call waits for it.
  var wait: TestAnswer<Void>?

  nonisolated var codeLifetime: Int { 10 }

  @MainActor func sendCode(for credentials: Credentials) async throws(SignInError) {
    try await answer(.code(credentials))
  }

  @MainActor func sendPasswordCode(to email: EmailAddress) async throws(SignInError) {
    try await answer(.passwordCode(email))
  }

  @MainActor func setPassword(
    _ password: Password, of email: EmailAddress, with code: SignInCode
  ) async throws(SignInError) {
    try await answer(.password(email))
  }

  @MainActor func signIn(_ way: SignInWay) async throws(SignInError) { try await answer(.signIn(way)) }

  private func answer(_ message: Message) async throws(SignInError) {
    messages.append(message)
    await wait?.value()
    if let failure { throw failure }
  }
}

extension EmailAddress {
  static var ada: EmailAddress { get throws { try EmailAddress("ada@example.com") } }
}

extension OnboardedUser {
  static var ada: OnboardedUser {
    get throws {
      let profile = try PersonalProfile(
        details: PersonalDetails(
          [
            .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+44 20 7946 0958",
            .email: "ada@example.com",
          ], today: CivilDate("2026-10-30")),
        address: PostalAddress(
          [.country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH"]))
      let user = User(id: UserID(UUID()), email: try .ada, country: try Country("GB"))
      return OnboardedUser(user: user, activeProfile: .personal(profile))
    }
  }
}

extension Password {
  static var enchantress: Password { get throws { try Password("enchantress of numbers") } }
}

extension SignInCode {
  static var sixDigits: SignInCode { get throws { try SignInCode("123456") } }
}
