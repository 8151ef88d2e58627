import Contact
import FlowKit
import FlowSession
import FlowShell
import FlowStorage
import Onboarding
import SignIn
import Transfer

/// The SignIn feature: at home, and for calls that wait; and signing out.
final class SignInFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "SignIn"

    /// On a device without an account: the customer's record is loaded, or an account is opened.
    case newDevice
    /// The same, while an account is opened above it.
    case newAccount
    /// For a session that has expired, or that is damaged: home shows that the person is back.
    case expired
    case signOut

    var account: AccountRequirement {
      switch self {
      case .newDevice, .newAccount: .forbidden
      case .expired, .signOut: .optional
      }
    }

    var showsPersonalData: Bool { self != .expired }

    /// On the way, an account can be opened.
    var drafts: Set<String> {
      switch self {
      case .newDevice, .newAccount: OnboardingFeature.Entry.signUp.drafts
      case .expired, .signOut: []
      }
    }
  }

  static let texts: TextCatalog? = .signIn

  private let account: CustomerAccount
  private let accounts: Accounts
  private let onboarding: OnboardingFeature
  private let transfer: TransferFeature
  private var pendingTransfers: PendingTransfers { transfer.pendingTransfers }
  private let screens: AppPages
  private let scenes: AppScenes
  private let service: CustomerSignIn?
  private let typed: TypedSignIn
  /// The shell of the scene that was launched last.
  private weak var shell: Shell?

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    account = try await assembly.component(CustomerAccount.self)
    accounts = try await assembly.component(Accounts.self)
    onboarding = try await assembly.component(OnboardingFeature.self)
    transfer = try await assembly.component(TransferFeature.self)
    (screens, scenes, typed) = (services.screens, services.scenes, services.typedSignIn)
    guard let customers = services.customers, let session = services.session else {
      service = nil
      return
    }
    service = CustomerSignIn(services: customers, session: session, account: account)
    scenes.showSignIn(for: session, locking: customers.lock) { [unowned self] presentation, _ in
      makeFlow(presentation)
    }
  }

  var homeRows: [AppRow] {
    guard service != nil else { return [] }
    switch account.status {
    case .none where !accounts.hasUser && !accounts.isAccountUnknown: return [AppRow("Sign in", to: Entry.newDevice)]
    case .none, .valid: return []
    case .expired, .unreadable: return account.needsSignIn ? [AppRow("Sign in", to: Entry.expired)] : []
    }
  }

  var settingsRows: [AppRow] {
    service == nil || !accounts.hasUser ? [] : [AppRow("Sign out", to: Entry.signOut)]
  }

  func entry(for link: AppLink) -> Entry? {
    guard service != nil, link.path == ["sign-in"] else { return nil }
    return account.needsSignIn ? .expired : .newDevice
  }

  func enter(_ entry: Entry, in shell: Shell) {
    switch entry {
    case .newDevice, .newAccount: signIn(in: shell, opensAccount: entry == .newAccount)
    case .expired: welcomeBack(in: shell)
    case .signOut: askToSignOut(in: shell)
    }
  }

  func didLaunch(in shell: Shell) {
    self.shell = shell
    // Confirmed transfers have waited for it.
    account.onReturn = { [weak self] in
      guard let self, let shell = self.shell else { return }
      transfer.resume(in: shell)
    }
    synchronize(in: shell)
  }

  func didReturnHome(in shell: Shell) { synchronize(in: shell) }

  private func synchronize(in shell: Shell) {
    guard account.needsSynchronization else { return }
    shell.scope.perform { [account] in await account.synchronize() }
  }
}

// MARK: - Signing in

extension SignInFeature {
  /// Makes the flow; for the person of an expired or a locked session, their e-mail address is fixed.
  /// - Parameters:
  ///   - shell: The shell that stores its entry; nil if it has none.
  ///   - opensAccount: Whether an account was opened above it.
  private func makeFlow(
    _ presentation: FlowPresentation, in shell: Shell? = nil, opensAccount: Bool = false
  ) -> SignInFlow {
    SignInFlow(
      presentation: presentation, fixedEmail: account.emailOfSession, opensAccount: opensAccount,
      dependencies: dependencies(in: shell))
  }

  private func dependencies(in shell: Shell?) -> SignInDependencies {
    guard let service else { preconditionFailure("An app without customers has no way to sign in.") }
    return SignInDependencies(
      screens: screens, service: service, typed: typed,
      makeOnboardingFlow: shell == nil ? nil : makeOnboardingFlow,
      onAccount: { [weak shell] in shell?.keep($0 ? Entry.newAccount : Entry.newDevice) },
      makeSignOutFlow: { [unowned self] in makeSignOutFlow($0) })
  }

  /// Opens an account where SignIn is an entry, whose end stores it.
  private func makeOnboardingFlow(_ presentation: FlowPresentation, email: String) -> any Flow<OnboardingFlowResult> {
    onboarding.makeFlow(presentation, email: email)
  }

  private func signIn(in shell: Shell, opensAccount: Bool) {
    let entry = opensAccount ? Entry.newAccount : .newDevice
    guard service != nil else { return shell.giveUp(entry) }
    let flow = makeFlow(shell.presenting(.sheet), in: shell, opensAccount: opensAccount)
    shell.run(flow, from: entry) { [accounts] result, dismisser in
      dismisser.dismiss()
      return switch result {
      case .completed(.opened(let user)): .storing { [accounts.onboarding(user)] }
      case .completed(.signedIn), .cancelled: .nothing
      }
    }
  }

  private func welcomeBack(in shell: Shell) {
    // A launch, or a link, leads nowhere if the person has signed in since.
    guard let service, account.needsSignIn else { return shell.giveUp(Entry.expired) }
    let flow = WelcomeBackFlow(shell.presenting(.sheet), screens: screens, service: service) { [unowned self] in
      makeFlow($0)
    }
    shell.run(flow, from: Entry.expired)
  }
}

// MARK: - Signing out

extension SignInFeature {
  /// Asks the bank about pending transfers first, and sends it the changed record, so that the alert names real losses only.
  private func askToSignOut(in shell: Shell) {
    shell.keep(Entry.signOut)
    OwnCalls.make {
      _ = shell.scope.perform(
        { [pendingTransfers, account] in
          // The person waits for the answer, and not for the last one.
          _ = await pendingTransfers.resumeAll(isAutomatic: false)
          await account.synchronize()
        },
        then: shell.untilForgotten { [weak self, weak shell] in
          guard let self, let shell, !shell.isRunningFeature else { return }
          shell.run(makeSignOutFlow(shell.pushing), from: Entry.signOut)
        })
    }
  }

  private func makeSignOutFlow(_ presentation: FlowPresentation) -> SignOutFlow {
    SignOutFlow(presentation) { [pendingTransfers, account] in
      SignOutFlow.alert(pending: await pendingTransfers.open(), absence: await account.absence())
    } signOut: { [weak self] in
      await self?.signOut()
    }
  }

  /// Signs out in the work of the scene, since that ends the flow that has asked.
  private func signOut() async {
    let (end, ending) = AsyncStream.makeStream(of: Never.self)
    shell?.scope.perform { [account] in
      defer { ending.finish() }
      return await account.attemptToSignOut()
    } then: { [weak shell, typed] problem in
      if let problem {
        shell?.showNotice("You are still signed in", message: problem)
      } else {
        // The next sign-in may be another person's.
        typed.email = ""
      }
      shell?.refreshHome()
    }
    for await _ in end {}
  }
}
