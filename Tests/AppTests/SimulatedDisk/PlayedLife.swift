import FlowExplorer
import FlowHeadless
import FlowStorage
import SandboxBank
import SimulatedDisk
import Testing

@testable import App
@testable import FlowProgram

/// The operations on a disk while a person used the app, and the statements that they had read by then.
@MainActor
struct PlayedLife {
  struct Moment {
    /// The number of the disk's operations by then.
    let operations: Int
    /// How often the person had confirmed.
    let confirmations: Int
    /// The app's last statement after the last confirmation.
    let told: ToldMoney.Outcome?
    let rows: Set<String>
    /// The transfers that the person had confirmed, by their outcome.
    let commitments: Commitments?
    let step: String
  }

  /// The disk's operations, of all lives of the app in it.
  private(set) var history: DiskHistory
  private(set) var moments: [Moment] = []
  /// The untrue results of flows.
  private(set) var problems: [String] = []
  /// The numbers of changes and of reads of the app's files.
  private(set) var counts = (changes: 0, reads: 0)
  /// The reason why the app did not start, or a step failed.
  private(set) var stop: String?

  /// Plays a journey from a state of the disk; a failed step ends it.
  init(_ journey: String, from state: DiskState, life: UInt32 = 1, fault: SimulatedFault? = nil, on place: DeviceOnDisk)
    async throws
  {
    history = DiskHistory(start: state)
    let device = try await place.device(from: state, life: life, fault: fault)
    do {
      try await device.launch()
      try await play(journey, on: device, place.disk)
    } catch {
      stop = "\(error)"
    }
    history = place.disk.history
    counts = place.disk.countsSincePlan
    await place.end(device)
  }

  private mutating func play(_ text: String, on device: Device, _ disk: SimulatedDisk) async throws {
    let journey = try Device.parser.journey(named: "simulated", from: Array(("# Simulated\n" + text).utf8))
    var confirmations = 0
    let player = JourneyPlayer(host: device, renderer: nil)
    await add(disk.operationCount, 0, "launch", device)
    for case .step(let step) in journey.lines.map(\.content) {
      if step == .action(.tap("Confirm and send")) {
        confirmations += 1
        moments.append(
          Moment(
            operations: disk.operationCount + 1, confirmations: confirmations, told: nil,
            rows: moments.last?.rows ?? [], commitments: moments.last?.commitments,
            step: "before \(step)"))
      }
      do throws(StepError) { try await player.play(step) } catch {
        stop = "\(step): \(error)"
        await add(disk.operationCount, confirmations, "\(step), which failed", device)
        return
      }
      await add(disk.operationCount, confirmations, "\(step)", device)
    }
  }

  private mutating func add(_ operations: Int, _ confirmations: Int, _ step: String, _ device: Device) async {
    await device.readNotices()
    let told = ToldMoney.all(on: device.driver?.window.snapshot).first?.outcome
    await judgeResults(of: device, step)
    let rows: Set<String>
    do {
      if let database = device.database {
        rows = try await DurableRows.all(in: database)
      } else {
        rows = moments.last?.rows ?? []
      }
    } catch {
      rows = moments.last?.rows ?? []
    }
    moments.append(
      Moment(
        operations: operations, confirmations: confirmations, told: told, rows: rows,
        commitments: await device.readCommitments(), step: step))
  }

  /// Compares the results of flows with the bank's books.
  private mutating func judgeResults(of device: Device, _ step: String) async {
    guard let told = device.results?.takeTold(), !told.isEmpty else { return }
    do {
      let facts = try await MoneyFacts(of: device)
      problems += told.compactMap(facts.falsehood).map { "after \(step): \($0)" }
    } catch {
      problems.append("after \(step), the bank's books cannot be read")
    }
  }

  /// The last moment before an operation, and the next one.
  func moments(around operation: Int) -> (before: Moment?, after: Moment?) {
    (moments.last { $0.operations <= operation }, moments.first { $0.operations > operation })
  }

  /// The numbers of the operations on the app's files, and that of the end.
  var points: [Int] {
    history.operations.indices.filter { !DeviceOnDisk.isBank(history.operations[$0].path) } + [history.operations.count]
  }
}

extension Device {
  /// Reads the transfers that the person has confirmed, by their outcome.
  func readCommitments() async -> Commitments? {
    guard let world = world as? SandboxWorld else { return nil }
    await world.readCommitments(after: await world.bank.changesOfContent)
    return world.commitments
  }

  /// Dismisses the notices on the screen.
  /// - Returns: Their texts.
  @discardableResult
  func readNotices() async -> [ScreenSnapshot] {
    var notices: [ScreenSnapshot] = []
    while let screen = driver?.window.snapshot, screen.name == "Alert", notices.count < 5 {
      notices.append(screen)
      do { try driver?.window.perform(.tap("OK")) } catch { return notices }
      await driver?.settle()
    }
    return notices
  }
}

/// The rows of the app that wait for the disk.
enum DurableRows {
  static func all(in database: SQLiteDatabase) async throws -> Set<String> {
    try await database.read { transaction in
      var rows: Set<String> = []
      // An intent changes when its outcome is known.
      for (name, column) in [("profile", "body"), ("user", "body"), ("business", "body"), ("intent", "id")] {
        for row in try transaction.query("SELECT \(column) AS content FROM \(name)") {
          let content: String = try row["content"]
          rows.insert("\(name) \(content)")
        }
      }
      return rows
    }
  }
}
