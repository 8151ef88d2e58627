public import Contact
public import FlowSession
public import FlowShell
public import FlowStorage
public import Foundation
public import SignIn
public import Transfer

/// The bank's part that knows its customers, and the secrets of this device; an app without accounts has none.
public struct CustomerServices: Sendable {
  let sessions: any SessionService
  let codes: any CodeService
  let signIn: @Sendable (SignInWay) async throws(SignInError) -> SessionGrant
  let openAccount: @Sendable (UUID, EmailAddress, Data) async throws(SignInError) -> SessionGrant
  let changeRecord: @Sendable (_ accessToken: String, Data) async throws(TransferServiceError) -> Void
  let bank: @Sendable (_ accessToken: String) -> any TransferService
  let record: @Sendable (_ accessToken: String) async throws(TransferServiceError) -> Data
  let secrets: any SecretStore
  let isProtectedDataAvailable: @MainActor @Sendable () -> Bool
  let lock: AppLock?
  let isOpen: (@Sendable () async -> GateAnswer?)?

  /// - Parameters:
  ///   - bank: Sends codes, signs people in, and exchanges and ends sessions.
  ///   - openAccount: Opens the account of a customer: the identifier, the e-mail address, the record.
  ///   - changeRecord: Replaces the record of the customer whose access token it is.
  ///   - authorized: Returns the bank for the calls with an access token.
  ///   - record: Returns the record of the customer whose access token it is.
  ///   - secrets: The store for the refresh token.
  ///   - isProtectedDataAvailable: Whether the device was unlocked since it was started.
  ///   - lock: When the app locks itself; nil if it never does.
  ///   - isOpen: Asks the bank whether it is open for this app; nil if it cannot be asked.
  public init<Bank: SessionService & CodeService>(
    _ bank: Bank,
    openAccount: @escaping @Sendable (UUID, EmailAddress, Data) async throws(SignInError) -> SessionGrant,
    changeRecord: @escaping @Sendable (_ accessToken: String, Data) async throws(TransferServiceError) -> Void,
    authorized: @escaping @Sendable (_ accessToken: String) -> any TransferService,
    record: @escaping @Sendable (_ accessToken: String) async throws(TransferServiceError) -> Data,
    secrets: any SecretStore, isProtectedDataAvailable: @escaping @MainActor @Sendable () -> Bool,
    lock: AppLock? = nil, isOpen: (@Sendable () async -> GateAnswer?)? = nil
  ) where Bank.Way == SignInWay, Bank.SignInFailure == SignInError {
    sessions = bank
    codes = bank
    signIn = { way async throws(SignInError) in try await bank.signIn(way) }
    self.openAccount = openAccount
    self.changeRecord = changeRecord
    self.bank = authorized
    self.record = record
    self.secrets = secrets
    self.isProtectedDataAvailable = isProtectedDataAvailable
    self.lock = lock
    self.isOpen = isOpen
  }
}
