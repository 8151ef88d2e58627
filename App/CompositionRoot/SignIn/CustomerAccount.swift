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

/// The record of a customer that the bank keeps for their next device.
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
  /// The hash of the record that the bank has confirmed; nil if it has confirmed none, or a former version has not noted it.
  private let recordAtBank: SQLiteDocument<BodyHash>
  private var synchronization: Task<Void, Never>?
  /// The loaded record that the bank is known to have, so that nothing is read again as long as it is the same.
  private var confirmed: CustomerRecord?
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
    recordAtBank = try await SQLiteDocument(
      named: "record at the bank", title: "that the bank has your details", of: .person, in: database)
    session?.observe(self)
    assembly.services.opening.open = { [weak self] in await self?.synchronize() }
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

  /// Returns why the bank does not have the account or its latest changes, and the loss for the person; nil if it has them.
  func absence() async -> LocalizedText? {
    if isUnknownToBank {
      return problem
        ?? "The bank does not have your account yet: it would be lost. Start the app again with a connection."
    }
    guard services != nil, accounts.hasUser else { return nil }
    do {
      if try await presentRecord()?.isAtBank != false { return nil }
    } catch {
      // An unreadable record cannot be sent.
    }
    return "The bank does not have your latest changes yet: they would be lost. Stay, and go home with a connection."
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

  var needsSynchronization: Bool {
    guard services != nil, accounts.hasUser else { return false }
    return switch status {
    case .none: true
    case .valid: confirmed != loadedRecord
    case .expired, .unreadable: false
    }
  }

  private var loadedRecord: CustomerRecord? {
    accounts.onboarded.load().map { CustomerRecord($0, profile: profiles.current, businesses: accounts.businesses) }
  }

  /// Opens the account at the bank, which begins a session, or sends the changed record; tries again at the next launch, and when the
  /// person is home again.
  ///
  /// A version without sign-ins has left accounts that the bank does not have.
  func synchronize() async {
    guard needsSynchronization else { return }
    let task =
      synchronization
      ?? Task {
        if isUnknownToBank { await open() } else { await sendChanges() }
        synchronization = nil
      }
    synchronization = task
    await task.value
  }

  private func open() async {
    guard let services, let session, let user = accounts.onboarded.load()?.user else { return }
    let loaded = loadedRecord
    do {
      guard let record = try await presentRecord()?.data else { return }
      let grant = try await services.openAccount(user.id.uuid, user.email, record)
      // The person may have signed out meanwhile.
      guard isUnknownToBank, accounts.onboarded.load()?.user.id == user.id else { return }
      try await session.begin(grant, storing: [recordAtBank.setting(BodyHash(of: record))])
      confirmed = loaded
    } catch SignInError.emailTaken {
      refusedUser = user.id
    } catch {
      // It is as it was.
    }
  }

  /// Returns the record, and whether the bank has confirmed it.
  /// - Throws: An error if it cannot be read: half of it would replace the whole.
  private func presentRecord() async throws -> (data: Data, isAtBank: Bool)? {
    guard let onboarded = accounts.onboarded.load() else { return nil }
    let data = try await CustomerRecord(onboarded, profile: profiles.current, businesses: accounts.all()).data()
    return (data, recordAtBank.load() == BodyHash(of: data))
  }

  private func sendChanges() async {
    guard case .valid(let person) = status, let services, let session else { return }
    let loaded = loadedRecord
    do {
      guard let record = try await presentRecord() else { return }
      if !record.isAtBank {
        try await session.call(by: .app, failingWith: TransferServiceError.init) {
          (token) async throws(TransferServiceError) -> SessionAnswer<Void> in
          // Another person may have signed in: it is not their record.
          guard token.person == person else { throw .unknown(.signInNeeded) }
          do throws(TransferServiceError) {
            return .answered(try await services.changeRecord(token.text, record.data))
          } catch .unknown(.signInNeeded) {
            return .tokenRefused
          }
        }
        guard status.person == person else { return }
        await recordAtBank.set(BodyHash(of: record.data))
      }
      confirmed = loaded
    } catch {
      // It is tried again at home.
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
    } catch TransferServiceError.unknown(.offline), TransferServiceError.unknown(.connectionLost) {
      throw .offline
    } catch TransferServiceError.unknown(.timedOut) {
      throw .timedOut
    } catch {
      throw .failed
    }
  }

  private func confirming(_ record: CustomerRecord) -> StoredChange {
    do { return recordAtBank.setting(BodyHash(of: try record.data())) } catch { return recordAtBank.setting(nil) }
  }

  private func changes(storing record: CustomerRecord) -> [StoredChange] {
    [users.saving(record.onboarded.user), accounts.onboarding(record.onboarded), confirming(record)]
      + (record.profile.map { [profiles.saving($0)] } ?? []) + record.businesses.map(accounts.restoring)
  }
}
