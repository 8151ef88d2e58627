import FlowExplorer
import FlowHeadless
import FlowKit
import FlowStorage
import SandboxBank
import SimulatedDisk
import Storage
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The state that a person finds when they open the app on a disk after a fault.
@MainActor
struct LaunchAfterFault {
  /// The screen, after notices that have one button.
  private(set) var screen: ScreenSnapshot?
  /// The titles of the notices, or why the app does not start.
  private(set) var notices: [String] = []
  /// The statements about money on the notices and the screen.
  private(set) var told: [ToldMoney] = []
  /// The way home from there; nil if the app does not start.
  private(set) var wayHome: WayHome?
  private(set) var rows: Set<String> = []
  private(set) var defects: [String] = []
  /// The number of transfers in the bank's books.
  private(set) var transfers = 0
  private(set) var bookProblem: String?
  /// The commitments after the launch, and the texts that the person has read by then.
  private var commitments: Commitments?
  private var texts: [String] = []

  /// The untrue statements.
  private(set) var falsehoods: [String] = []

  /// - Parameters:
  ///   - choices: The steps of the ways home.
  ///   - isOutdated: Whether the app's data may be from before the sending.
  ///   - later: The time since the journey's start.
  init(
    on state: DiskState, of place: DeviceOnDisk, choosing choices: inout StepsHome, isOutdated: Bool,
    later: Duration = .zero
  ) async throws {
    let device = try await place.device(from: state, life: 2, later: later)
    do {
      try await device.launch()
      await read(device)
    } catch let error as DatabaseError {
      notices.append(error.sentence.developerForm)
    } catch let error as MissingDataError {
      notices.append(error.sentence.developerForm)
    }
    let facts = try await MoneyFacts(of: device)
    transfers = facts.sent.count
    falsehoods = told.compactMap(facts.falsehood)
    if let database = device.database {
      rows = try await DurableRows.all(in: database)
      wayHome = try await WayHome(on: device, choosing: &choices, isOutdated: isOutdated)
    }
    bookProblem = try await (device.world as? SandboxWorld)?.bank.auditProblem()
    defects = device.defects
    await place.end(device)
  }

  private mutating func read(_ device: Device) async {
    let notices = await device.readNotices()
    self.notices += notices.map { ([$0.title] + $0.lines).joined(separator: ": ") }
    screen = device.driver?.window.snapshot
    let screens = notices + [screen].compactMap(\.self)
    told = screens.flatMap { ToldMoney.all(on: $0) }
    texts = screens.flatMap { [$0.title] + $0.lines }
    commitments = await device.readCommitments()
  }

  /// Describes a transfer that was confirmed before a fault, and is neither executed, nor pending, nor reported.
  func silence(since before: Commitments) -> String? {
    commitments?.findSilence(since: before, reading: texts, isHome: screen?.name == "Home")
  }

  /// The untrue statements, and the silent losses, after a fault between two moments.
  func problems(before: PlayedLife.Moment?, after: PlayedLife.Moment?, loses isLossExpected: Bool = false) -> [String] {
    var problems = defects + [bookProblem].compactMap(\.self) + falsehoods + (wayHome?.problems ?? [])
    if transfers > 1 { problems.append("sent \(transfers) times") }
    if transfers > 0, before?.confirmations == 0 { problems.append("sent what was not confirmed") }
    switch before?.told {
    case .sent where transfers == 0: problems.append("said sent, and it is not")
    case .notSent where transfers > 0 && before?.confirmations != 0: problems.append("said not sent, and it is sent")
    case .sent, .notSent, .unknown, nil: break
    }
    let kept = (before?.rows ?? []).intersection(after?.rows ?? before?.rows ?? [])
    let lost = kept.subtracting(rows)
    if !lost.isEmpty, notices.isEmpty {
      problems.append("lost in silence: \(lost.map { $0.prefix(24) }.sorted().joined(separator: ", "))")
    }
    if lost.isEmpty, !isLossExpected, !notices.filter({ !$0.hasPrefix("Not sent") }).isEmpty {
      problems.append("tells a loss that is none: \(notices)")
    }
    return problems
  }
}
