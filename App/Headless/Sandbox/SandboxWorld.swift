import CompositionRoot
import Contact
import FlowExplorer
import FlowFaults
import FlowHeadless
import FlowKit
import FlowProgram
import FlowScreens
import FlowSession
import FlowShell
import FlowStorage
import Foundation
import Money
import Onboarding
import Profile
import SandboxBank
import SignIn
import Storage
import Transfer

/// The world around the app on a simulated device: the bank, with faults on demand.
@MainActor
final class SandboxWorld: DeviceWorld {
  /// Makes the bank of a device over a network.
  typealias BankFactory = (TransferDeviceClock) -> NetworkBank
  /// Makes the bank of a launch, for the calls of a customer: their name at the time of a call.
  typealias NetworkBank =
    @Sendable (
      ServiceConnection<BankCall>, @escaping @Sendable (Timestamp) async throws(TransferServiceError) -> String
    ) -> any TransferService

  let bank: SandboxTransferService
  var schema: StoredSchema { appSchema }
  let lossOfStartingAnew = CompositionRoot.lossOfStartingAnew
  /// An observer of the flows of the next launch, for tests.
  var flowObserver: (any FlowObserver)?

  private let context: DeviceContext
  private let firstDay: CivilDate
  private let toolkit: @MainActor (Language) -> any PageToolkit
  private let timeZone: TimeZone?
  /// The bank of each launch over a network; nil for the bank in this process.
  private let connect: NetworkBank?
  private let simulations: [ServiceSimulation]
  /// The last audit of the bank's books.
  private(set) var audit: BooksAudit?
  /// The transfers that the person has confirmed, with the numbers of changes of the books and the intents at that time.
  private(set) var commitments = Commitments()
  private var commitmentChanges: [String: Int]?
  /// The state of the bank's transfer if it has only one, with the changes of the books and the time that it is for.
  private var knownStatus: (changes: [String: Int]?, time: Timestamp, status: TransferStatus?)?
  var onlyStatus: TransferStatus? { knownStatus?.status }
  private var database: SQLiteDatabase?
  /// The session of the launched app.
  private var session: Session?
  /// The input of sign-ins, which is in memory only.
  private(set) var typedSignIn: TypedSignIn?

  /// Whether only a sign-in continues the session; nil without one.
  var isSignInNeeded: Bool? {
    switch session?.status {
    case nil, .none?: nil
    case .valid?: false
    case .expired?, .unreadable?: true
    }
  }

  private(set) var profileForm = ProfileForm.twoScreens
  /// Whether the bank was closed at a moment of this launch: a screen may still lack what it could not load then.
  private(set) var wasBankClosed = false

  /// The texts that only the people at the bank know.
  var secrets: [String: String] {
    var secrets = ["ada": "enchantress of numbers", "wrong": "engine of differences"]
    secrets["code"] = bank.inbox.latestCode
    return secrets
  }

  /// Creates the world; the bank's books are beside the app's data, with the extension `.bank`.
  /// - Throws: `DatabaseError` if the books cannot be used.
  init(
    on context: DeviceContext, rates: ReferenceRates,
    toolkit: @escaping @MainActor (Language) -> any PageToolkit = { _ in HeadlessToolkit() }, timeZone: TimeZone? = nil,
    makeBank: BankFactory? = nil, simulations: [ServiceSimulation] = []
  ) async throws {
    self.context = context
    self.toolkit = toolkit
    self.timeZone = timeZone
    self.simulations = simulations
    connect = makeBank?(TransferDeviceClock(clock: context.clock))
    firstDay = try context.clock.today()
    bank = try await SandboxTransferService.open(
      context.storage.location(beside: "bank"), rates: rates, clock: TransferDeviceClock(clock: context.clock),
      faults: context.faults(of: BankCall.self), on: context.storage.host)
  }

  /// Refuses a launch without the app's data if the bank was used before: the data was lost, and the app would wrongly show no
  /// transfers.
  func willLaunch(dataAt file: URL) async throws {
    let size = DatabaseFile.fileSystem.status(of: file.path(percentEncoded: false))?.size ?? 0
    if size == 0, try await !bank.isUnused() { throw MissingDataError(file: file) }
  }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    self.database = database
    commitmentChanges = nil
    let connection = bank.faults.connect(kill: kill)
    bank.admissions.didLaunch()
    wasBankClosed = bank.closure != nil
    let services = try await AppServices(
      database: database, intents: SQLiteIntentStore(in: database),
      bank: Self.service(of: bank.connected(by: connection), over: connect, by: connection),
      customers: customers(by: connection),
      clock: TransferDeviceClock(clock: context.clock),
      today: { [clock = context.clock, firstDay] in
        // A clock after the year 9999 falls back to the first day.
        do { return try clock.today() } catch { return firstDay }
      },
      makeUUID: { [identifiers = context.identifiers] in identifiers.next() },
      toolkit: toolkit(context.language.current),
      timeZone: timeZone, scenes: AppScenes(share: context.share),
      profileForm: { [weak self] in self?.profileForm ?? .twoScreens },
      replacements: simulations.map { $0.service(on: context, kill: kill) })
    let composition = try await Composition(of: services)
    (session, typedSignIn) = (services.session, services.typedSignIn)
    return { composition.makeRootFlow($0) }
  }

  /// Returns the bank in this process, or the same calls over a network.
  private nonisolated static func service(
    of bank: SandboxTransferService, over network: NetworkBank?, by connection: ServiceConnection<BankCall>
  ) -> any TransferService {
    network?(connection) { (time) async throws(TransferServiceError) in try await bank.customerName(at: time) } ?? bank
  }

  private func customers(by connection: ServiceConnection<BankCall>) -> CustomerServices {
    let bank = bank.connected(by: connection)
    return CustomerServices(
      bank, openAccount: bank.openAccount,
      changeRecord: { (token, record) async throws(TransferServiceError) in
        try await bank.authorized(by: token).changeRecord(to: record)
      },
      authorized: { [connect] token in
        Self.service(of: bank.authorized(by: token), over: connect, by: connection)
      },
      record: { (token) async throws(TransferServiceError) in try await bank.authorized(by: token).customerRecord() },
      secrets: context.secrets(), isProtectedDataAvailable: { [context] in context.isProtectedDataAvailable },
      lock: AppLock(
        after: .seconds(60), unlockedBy: context.biometrics, now: { [clock = context.clock] in clock.now }),
      isOpen: { GateAnswer(of: bank) })
  }

  /// Audits the bank's books if they have changed.
  func auditBooks(after changes: [String: Int]?) async {
    if let audit, audit.changes == changes { return }
    var audit = BooksAudit(changes: changes)
    do {
      audit.content = try await bank.content()
      audit.problem = try await bank.auditProblem()
      audit.hasCustomers = try await bank.hasCustomers()
      audit.hasTransfersOfGrace = try await bank.hasTransfers(of: Self.grace)
      audit.sessions = try await bank.sessions()
      audit.accessExpiry = try await bank.accessExpiry()
    } catch {
      audit.problem = "The books cannot be read."
    }
    self.audit = audit
  }

  /// Whether the newest access token has ended, so that the next call begins with an exchange.
  var isAccessOver: Bool {
    audit?.accessExpiry.map { TransferDeviceClock(clock: context.clock).now >= $0 } ?? false
  }

  /// Reads the transfers at the bank, and those that the app has recorded, if they have changed.
  func readCommitments(after changesOfBooks: [String: Int]?) async {
    var changes = changesOfBooks ?? [:]
    // An open database whose intents have not changed counts none.
    changes["intent"] = await database?.changes.map { $0.counts["intent"] ?? 0 }
    guard changes != commitmentChanges else { return }
    commitmentChanges = changes
    do {
      var latest = commitments
      latest.executed = try await bank.customerTransactionIDs(exceptOf: Self.grace)
      if changes["intent"] != nil, let database {
        try await latest.readIntents(in: database)
      } else if case .memory(let disk) = context.storage {
        // The process was killed.
        let stored = try await appSchema.open(.disk(disk.copy(), name: "app"), on: MainActor.shared)
        try await latest.readIntents(in: stored)
        await stored.close()
      }
      commitments = latest
    } catch {
      // The audit reports books that cannot be read.
    }
  }

  /// Reads the state of the bank's transfer, if it has only one and something may have changed.
  func readStatus(after changes: [String: Int]?) async {
    let time = TransferDeviceClock(clock: context.clock).now
    if let knownStatus, knownStatus.changes == changes, knownStatus.time == time { return }
    let hasOne = commitments.executed.count == 1
    do {
      knownStatus = (changes, time, hasOne ? try await bank.statusOfOnlyTransfer(exceptOf: Self.grace) : nil)
    } catch {
      // The audit reports books that cannot be read.
      knownStatus = nil
    }
  }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    defer { wasBankClosed = wasBankClosed || bank.closure != nil }
    switch phrase {
    case SandboxPhrase.shortProfile: profileForm = .short
    case SandboxPhrase.twoScreenProfile: profileForm = .twoScreens
    case SandboxPhrase.transferOfGrace: try await atTheBank { try await sendTransferOfGrace() }
    case SandboxPhrase.maintenance: bank.close(.maintenance(until: try Self.time(texts.first ?? "")))
    case SandboxPhrase.newerVersion: bank.close(.newerVersionRequired)
    case SandboxPhrase.openAgain: bank.reopen()
    case SandboxPhrase.endOfSession: try await atTheBank { try await bank.endSessions() }
    case SandboxPhrase.customer: try await atTheBank { try await openAccountOfAda() }
    case SandboxPhrase.password: try await atTheBank { try await setPassword(of: .ada) }
    case SandboxPhrase.damagedAccount: try await damage("UPDATE document SET body = '{}' WHERE name = 'onboarded user'")
    case SandboxPhrase.damagedDetails: try await damage("UPDATE profile SET body = body || ' '")
    default: throw JourneyError("The app has no phrase \"\(phrase)\".")
    }
  }
}

extension SandboxWorld {
  /// Changes rows as a fault of the disk does, which the next launch finds.
  private func damage(_ sql: String) async throws(JourneyError) {
    guard let database else { throw JourneyError("The app is not running.") }
    do { try await database.write { try $0.execute(sql) } } catch {
      throw JourneyError(
        "The data cannot be damaged, since it cannot be written: a save that fails is planned, or the app has ended.")
    }
  }
}

extension SandboxWorld {
  private static func time(_ text: String) throws(JourneyError) -> Date {
    do throws(TimestampError) {
      return Date(timeIntervalSince1970: TimeInterval(try Timestamp(text).secondsSince1970))
    } catch {
      throw JourneyError("\(text.debugDescription) is no time; write it like 2026-11-21T18:00:00Z.")
    }
  }
}

extension GateAnswer {
  /// Answers as a bank does to the question whether it is open; nil while it cannot be reached.
  fileprivate init?(of bank: SandboxTransferService) {
    guard !bank.faults.isDown else { return nil }
    switch bank.closure {
    case nil: self = .open
    case .maintenance(let end): self = .closed(.maintenance(until: end))
    case .newerVersionRequired: self = .closed(.unsupportedVersion)
    }
  }
}

// MARK: - The bank's customers

extension SandboxWorld {
  private func atTheBank(_ change: () async throws -> Void) async throws(JourneyError) {
    do { try await change() } catch { throw JourneyError("The bank could not do it: \(error).") }
  }

  /// Opens an account as another device of Ada would.
  private func openAccountOfAda() async throws {
    let details = try PersonalDetails(
      [
        .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+44 20 7946 0958",
        .email: EmailAddress.ada.text,
      ], today: firstDay)
    let address = try PostalAddress(
      [.country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH"])
    let profile = PersonalProfile(details: details, address: address)
    let user = User(id: UserID(Self.adaID), email: try .ada, country: try Country("GB"))
    let record = CustomerRecord(
      OnboardedUser(user: user, activeProfile: .personal(profile)), profile: profile, businesses: [])
    _ = try await bank.withoutFaults.openAccount(Self.adaID, of: .ada, record: record.data())
  }

  private static let adaID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 2, 0, 0, 0, 1))

  /// The bank's customer on another device, whose transfer is to nobody that a journey knows.
  static let grace = "grace"
  static let recipientOfGrace = "Howard Aiken"

  private func sendTransferOfGrace() async throws {
    let bank = bank.serving(Self.grace)
    let sender = try Sender.ID(Self.grace)
    let details = try RecipientDetails(
      name: RecipientName(Self.recipientOfGrace, of: .person), account: .sepa(iban: IBAN("DE89370400440532013000")),
      for: RecipientRequirements(for: .eur))
    let recipient = try await bank.addRecipient(details, for: sender)
    let quote = try await bank.makeQuote(
      QuoteRequest(
        fixing: .source, at: Amount(minorUnits: 100, currency: .gbp), otherCurrency: .eur, recipient: recipient.id),
      for: sender)
    let transaction = try CustomerTransactionID("00000000-0000-4000-8000-677261636500")
    _ = try await bank.createTransfer(
      TransferRequest(customerTransactionID: transaction, quote: quote, recipient: recipient, reference: nil))
  }

  /// Sets Ada's password, as they do on another device.
  private func setPassword(of email: EmailAddress) async throws {
    let bank = bank.withoutFaults
    try await bank.sendPasswordCode(to: email)
    guard let code = bank.inbox.latestCode, let password = secrets["ada"] else { return }
    try await bank.setPassword(Password(password), of: email, with: SignInCode(code))
  }
}

extension EmailAddress {
  fileprivate static var ada: EmailAddress { get throws { try EmailAddress("ada@example.com") } }
}

/// The error that the app's data is missing, although the bank's books are there.
struct MissingDataError: ReadableError {
  let file: URL

  var sentence: LocalizedText {
    let name = file.lastPathComponent
    return LocalizedText(
      forDevelopers: """
        \(name) is empty or missing, but the bank beside it was used: the data was lost. Put a backup in its place: \
        `App restore FILE --database PATH`; or move \(name).bank away, too, to start as a new person.
        """)
  }
}

extension Commitments {
  /// Reads the transfers that the app has recorded.
  fileprivate mutating func readIntents(in database: SQLiteDatabase) async throws {
    let (intents, hasAccount) = try await database.readNow { transaction in
      let intents = try transaction.query(
        "SELECT id, transfer IS NULL AND refusal IS NULL, refusal, was_left FROM intent")
      let accounts = try transaction.query("SELECT 1 FROM document WHERE name = 'onboarded user'")
      return (
        intents.map { (id: $0.values[0], isOpen: $0.values[1], refusal: $0.values[2], wasLeft: $0.values[3]) },
        !accounts.isEmpty
      )
    }
    // With their account, the person has left it to the bank.
    if intents.isEmpty, !hasAccount { forgotten.formUnion(unresolved.union(unannounced.keys)) }
    (unresolved, acknowledged, unannounced) = ([], [:], [:])
    for intent in intents {
      guard case .text(let id) = intent.id else { continue }
      if intent.isOpen == .integer(1) {
        unresolved.insert(id)
      } else if case .text(let refusal) = intent.refusal {
        let sentence = try TransferRefusal(storedJSON: refusal).sentence
        if intent.wasLeft == .integer(1) { unannounced[id] = sentence } else { acknowledged[id] = sentence }
      }
    }
  }
}
