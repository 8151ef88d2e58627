import CompositionRoot
import Contact
import FlowHeadless
import FlowKit
import FlowProgram
import FlowScreens
import FlowStorage
import Foundation
import Profile
import SandboxBank
import Storage

/// The world around the app on a simulated device: the bank, with faults on demand.
@MainActor
final class SandboxWorld: DeviceWorld {
  let bank: SandboxTransferService
  var schema: StoredSchema { appSchema }

  private let context: DeviceContext
  private let firstDay: CivilDate
  private let toolkit: any PageToolkit
  private let timeZone: TimeZone?
  /// The last audit of the bank's books, with the number of their changes at that time.
  private(set) var audit: (changes: [String: Int]?, content: String, problem: String?)?
  private var connection: BankConnection?
  private(set) var profileForm = ProfileForm.twoScreens
  /// The faults of this launch's disk.
  private(set) var saveFaults = SaveFaults()
  /// Whether the disk has failed in the launch before.
  private(set) var hadSaveFault = false

  /// Creates the world; the bank's books are beside the app's data, with the extension `.bank`.
  /// - Throws: `DatabaseError` if the books cannot be used.
  init(
    on context: DeviceContext, rates: ReferenceRates, toolkit: any PageToolkit = HeadlessToolkit(),
    timeZone: TimeZone? = nil
  ) async throws {
    self.context = context
    self.toolkit = toolkit
    self.timeZone = timeZone
    firstDay = try context.clock.today()
    bank = try await SandboxTransferService.open(
      context.storage.location(beside: "bank"), rates: rates, clock: TransferDeviceClock(clock: context.clock),
      on: context.storage.host)
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
    hadSaveFault = saveFaults.hasFailed
    saveFaults = SaveFaults()
    await database.use(saveFaults)
    let connection = BankConnection(to: bank, kill: kill)
    self.connection = connection
    let parts = try await AppParts(
      database: database, intents: SQLiteIntentStore(in: database), bank: connection,
      clock: TransferDeviceClock(clock: context.clock),
      today: { [clock = context.clock, firstDay] in
        // A clock after the year 9999 falls back to the first day.
        do { return try clock.today() } catch { return firstDay }
      },
      makeUUID: { [identifiers = context.identifiers] in identifiers.next() }, toolkit: toolkit, timeZone: timeZone,
      profileForm: { [weak self] in self?.profileForm ?? .twoScreens })
    let composition = try await Composition(of: parts)
    return { composition.makeRootFlow($0) }
  }

  /// The moment of the next transfer at which the process will be killed.
  var scheduledKill: BankConnection.KillPoint? { connection?.scheduledKill }

  /// Audits the bank's books if they have changed.
  func auditBooks() async {
    let changes = await bank.changesOfContent
    if let audit, audit.changes == changes { return }
    do {
      audit = (changes, try await bank.content(), try await bank.auditProblem())
    } catch {
      audit = (changes, "", "The books cannot be read.")
    }
  }

  func didKill() { connection?.close() }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    switch phrase {
    case SandboxPhrase.killBeforeWork: connection?.scheduleKill(at: .beforeWork)
    case SandboxPhrase.killBeforeReply: connection?.scheduleKill(at: .beforeReply)
    case SandboxPhrase.shortProfile: profileForm = .short
    case SandboxPhrase.twoScreenProfile: profileForm = .twoScreens
    case SandboxPhrase.saveFails: saveFaults.plan(.fails)
    case SandboxPhrase.saveIsUnknown: saveFaults.plan(.isUnknown)
    default:
      let command: BankCommand
      do throws(BankCommandError) {
        command = try BankCommand(phrase: phrase, texts: texts)
      } catch {
        throw JourneyRefusal(error.sentence)
      }
      if case .file = context.storage, case .next(_, _, .isHeld) = command {
        throw JourneyRefusal(Self.heldReplyRefusal)
      }
      bank.faults.apply(command)
    }
  }

  /// The refusal of held replies on several threads, where they cannot be told from slow ones.
  private static let heldReplyRefusal = "Replies can be held only in journeys that are played in memory, on one thread."
}
