import CompositionRoot
import Contact
public import FlowKit
public import FlowPhone
import FlowShell
import FlowStorage
public import FlowUIKit
import FlowUIKitRows
public import Foundation
import Profile
import SandboxBank
import Storage
import Transfer

#if canImport(UIKit)
  import UIKit
#endif

extension PhoneApp {
  /// Creates the app with a sandbox bank.
  /// - Parameters:
  ///   - file: The location of the database; by default, ``dataFile()``.
  ///   - observer: Sees the flows of all scenes; by default, misuse and leaks are logged.
  ///   - localizations: The languages that the person prefers, the preferred first.
  ///   - region: The region of the person; nil for that of the language.
  public convenience init(
    dataAt file: URL? = nil, observer: any FlowObserver = FlowLog(),
    localizations: [String] = PhoneApp.localizations, region: String? = PhoneApp.region
  ) {
    let language = Languages(of: appCatalogs + [.flowUIKitRows])
      .preferred(among: localizations).inRegion(region)
    self.init(observer: observer, language: language) {
      DataRescue(of: .file(try file ?? PhoneApp.dataFile()), appSchema, losing: lossOfStartingAnew)
    } assemble: { scenes in
      try await Composition.onPhone(dataAt: file ?? PhoneApp.dataFile(), language: language, scenes: scenes)
    }
  }
}

extension Composition {
  /// Returns the app with the system's clock, its database in a file, and a sandbox bank beside it, with the extension
  /// `.bank`.
  static func onPhone(dataAt file: URL, language: Language, scenes: AppScenes) async throws -> Composition {
    let clock = PhoneClock()
    let database = try await appSchema.open(.file(file))
    // A phone has no command for it.
    try await AccountRepair(in: database).run()
    let bank = try await openBank(at: file.appendingPathExtension("bank"), clock: clock)
    // The scenes know the session, and it the database.
    await database.observeFailures { [weak scenes] error in
      Task { @MainActor in scenes?.didFailToWrite(error) }
    }
    let customers = CustomerServices(
      bank, openAccount: bank.openAccount,
      changeRecord: { (token, record) async throws(TransferServiceError) in
        try await bank.authorized(by: token).changeRecord(to: record)
      }, authorized: bank.authorized,
      record: { (token) async throws(TransferServiceError) in try await bank.authorized(by: token).customerRecord() },
      secrets: secrets(for: file), isProtectedDataAvailable: { isProtectedDataAvailable })
    let services = try await AppServices(
      database: database, intents: SQLiteIntentStore(in: database), bank: bank, customers: customers, clock: clock,
      today: clock.today, makeUUID: UUID.init, toolkit: PhoneApp.toolkit(in: language), timeZone: .current,
      scenes: scenes)
    return try await Composition(of: services)
  }
}

/// Whether the phone was unlocked since it was started.
@MainActor private var isProtectedDataAvailable: Bool {
  #if canImport(UIKit)
    UIApplication.shared.isProtectedDataAvailable
  #else
    true
  #endif
}

/// Returns the store of the refresh token: the Keychain, and without one a file beside the data.
private func secrets(for file: URL) -> any SecretStore {
  #if canImport(Security)
    KeychainSecretStore(service: "com.example.appcore")
  #else
    FileSecretStore(in: file.appendingPathExtension("secrets"))
  #endif
}

/// Opens the sandbox bank; its books are no data of the app, with which a person could start anew.
private func openBank(at file: URL, clock: PhoneClock) async throws -> SandboxTransferService {
  do {
    return try await SandboxTransferService.open(.file(file), rates: .bundled(), clock: clock)
  } catch let error as DatabaseError where error.isOfUnusableData {
    throw DatabaseError.other(SQLiteReport(code: 0, message: "the books of the sandbox bank: \(error.diagnosis)"))
  }
}

/// The system clock, with the current calendar.
private struct PhoneClock: TransferClock {
  var now: Timestamp { Timestamp(.now) }

  func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }

  /// Returns the current day in the person's time zone.
  func today() -> CivilDate {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
    do {
      return try CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    } catch {
      preconditionFailure("The system's clock says that it is not one of the years 1 to 9999.")
    }
  }
}
