package import Business
import Contact
import FlowKit
import FlowSession
import FlowShell
import FlowStorage
package import Foundation
package import Onboarding
package import Profile
import SignIn
import Storage
import Transfer

/// What the bank keeps of a customer for their next device.
package struct CustomerRecord: Codable, Equatable, Sendable {
  let onboarded: OnboardedUser
  let profile: PersonalProfile?
  /// In the order of their creation.
  let businesses: [BusinessProfile]

  package init(_ onboarded: OnboardedUser, profile: PersonalProfile?, businesses: [BusinessProfile]) {
    (self.onboarded, self.profile, self.businesses) = (onboarded, profile, businesses)
  }

  /// - Throws: An encoding error.
  package func data() throws -> Data { Data(try storedJSON().utf8) }
}

/// The account of this device's person at the bank: opens it, signs them in and out, and loads their record.
@MainActor
final class CustomerAccount: AppComponent {
  let session: Session?
  private let services: CustomerServices?
  private let accounts: Accounts
  private let profiles: SQLiteProfileStore
  private let users: SQLiteUserStore
  /// Whether somebody has signed out on this device.
  private let wasUsed: SQLiteDocument<Bool>
  private var opening: Task<Void, Never>?
  /// The user whose account the bank has refused to open, since another one has its e-mail address.
  private var refusedUser: UserID?
  /// Called when somebody has signed in again after their session had expired.
  var onReturn: (@MainActor () -> Void)?

  init(_ assembly: Assembly<AppServices>) async throws {
    let database = assembly.services.database
    session = assembly.services.session
    services = assembly.services.customers
    accounts = try await assembly.component(Accounts.self)
    profiles = try await assembly.component(ProfileFeature.self).profiles
    users = SQLiteUserStore(in: database)
    wasUsed = try await SQLiteDocument(
      named: "device was used", title: "that somebody has signed out here", of: .device, in: database)
    session?.observe(self)
    assembly.services.opening.open = { [weak self] in await self?.openIfNeeded() }
  }

  var status: SessionStatus { session?.status ?? .none }

  /// Whether somebody has signed out on this device, and nobody has an account on it now.
  var isSignedOut: Bool { !accounts.hasUser && wasUsed.load() == true }

  /// Whether the bank does not have the account that this device has.
  var isUnknownToBank: Bool { services != nil && accounts.hasUser && status == .none }

  /// Whether nothing but a sign-in continues the session.
  var needsSignIn: Bool {
    switch status {
    case .expired: true
    case .unreadable(let reason): !reason.canPass
    case .none, .valid: false
    }
  }

  /// The e-mail address of the person whose session has expired, or is locked; nil if it is not known whose it is.
  var emailOfSession: EmailAddress? { status.person == nil ? nil : accounts.onboarded.load()?.user.email }

  /// Why the bank does not have the account, and what that means for the person; nil if it has it.
  var absence: LocalizedText? {
    guard isUnknownToBank else { return nil }
    return problem
      ?? "The bank does not have your account yet: it would be lost. Start the app again with a connection."
  }

  /// Why the person's calls are not answered; nil if the account is not the reason.
  var problem: LocalizedText? {
    guard isUnknownToBank, let refusedUser, accounts.onboarded.load()?.user.id == refusedUser else { return nil }
    return Self.takenEmail
  }

  private static let takenEmail: LocalizedText = """
    Another account at the bank has your e-mail address, so yours is on this device only. Sign out, and sign in to the \
    other one.
    """

  /// Opens the account at the bank, which begins a session; tries again at the next launch, and when the person is home again.
  ///
  /// A version without sign-ins has left accounts that the bank does not have.
  func openIfNeeded() async {
    guard isUnknownToBank else { return }
    let task = opening ?? Task { await open() }
    opening = task
    await task.value
  }

  private func open() async {
    defer { opening = nil }
    guard let services, let session, let onboarded = accounts.onboarded.load() else { return }
    let user = onboarded.user
    do {
      let record = CustomerRecord(onboarded, profile: profiles.current, businesses: try await accounts.all())
      let grant = try await services.openAccount(user.id.uuid, user.email, record.data())
      // The person may have signed out meanwhile.
      guard isUnknownToBank, accounts.onboarded.load()?.user.id == user.id else { return }
      try await session.begin(grant)
    } catch SignInError.emailTaken {
      refusedUser = user.id
    } catch {
      // It is as it was.
    }
  }

  /// Forgets everything of the person on this device.
  /// - Returns: Why that was not possible, and nothing was forgotten.
  func attemptToSignOut() async -> LocalizedText? {
    do throws(SessionError) {
      try await session?.signOut(storing: [wasUsed.setting(true)])
      return nil
    } catch {
      return error.sentence
    }
  }
}

// MARK: - SessionObserver

extension CustomerAccount: SessionObserver {
  func sessionDidChange(from former: SessionStatus) {
    if former != .none, case .valid = status { onReturn?() }
  }
}

// MARK: - SignInService

/// Signs people in at the bank, and stores their session, with their record if this device has none of theirs.
struct CustomerSignIn: SignInService {
  let services: CustomerServices
  let session: Session
  let account: CustomerAccount

  var codeLifetime: Int { services.codes.codeLifetime }

  func sendCode(for credentials: Credentials) async throws(SignInError) {
    try await services.codes.sendCode(for: credentials)
  }

  func sendPasswordCode(to email: EmailAddress) async throws(SignInError) {
    try await services.codes.sendPasswordCode(to: email)
  }

  func setPassword(_ password: Password, of email: EmailAddress, with code: SignInCode) async throws(SignInError) {
    try await services.codes.setPassword(password, of: email, with: code)
  }

  func signIn(_ way: SignInWay) async throws(SignInError) {
    try await account.begin(try await services.signIn(way))
  }
}

extension CustomerAccount {
  /// Begins a session that the bank has granted.
  fileprivate func begin(_ grant: SessionGrant) async throws(SignInError) {
    guard let services, let session else { return }
    let isKnown = accounts.onboarded.load()?.user.id.description == grant.person.name
    let record = isKnown ? nil : try await record(for: grant, of: services)
    // The person has given up while the bank was asked.
    guard !Task.isCancelled else { throw .timedOut }
    let changes = record.map(changes) ?? []
    do throws(SessionError) {
      try await session.begin(grant, storing: changes)
    } catch {
      throw .notStored(error.sentence)
    }
    if let record { accounts.didRestore(record.businesses) }
  }

  private func record(
    for grant: SessionGrant, of services: CustomerServices
  ) async throws(SignInError) -> CustomerRecord {
    do {
      let data = try await services.record(grant.tokens.access)
      return try CustomerRecord(storedJSON: String(decoding: data, as: UTF8.self))
    } catch TransferServiceError.unknown(.connectionLost) {
      throw .offline
    } catch TransferServiceError.unknown(.timedOut) {
      throw .timedOut
    } catch {
      throw .failed
    }
  }

  private func changes(storing record: CustomerRecord) -> [StoredChange] {
    [users.saving(record.onboarded.user), accounts.onboarding(record.onboarded)]
      + (record.profile.map { [profiles.saving($0)] } ?? []) + record.businesses.map(accounts.restoring)
  }
}
