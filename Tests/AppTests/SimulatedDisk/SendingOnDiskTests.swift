import FlowExplorer
import FlowTesting
import Foundation
import SimulatedDisk
import Testing

@testable import App
@testable import FlowProgram

/// From nothing to a sent transfer on a disk that fails: nothing false about money, nothing lost in silence.
@MainActor
@Suite(.serialized)
struct SendingOnDiskTests {
  private let place = DeviceOnDisk()

  static let sending = """
    tap "Confirm and send"
    tap "Done"
    """
  static let endings = [
    "sent": sending,
    "refused": "bank next transfer refuses 422\ntap \"Confirm and send\"\ntap \"Confirm and send\"\ntap \"Done\"",
    "reply lost": "bank next transfer loses its reply\ntap \"Confirm and send\"\ntap \"Done\"",
    "left": """
    bank is down
    tap "Confirm and send"
    tap "Leave it for now"
    bank is up
    relaunch
    """,
  ]

  @Test(arguments: Effort.atLeast(1, of: ["sent", "refused", "reply lost", "left"]))
  func `a kill before any operation loses nothing`(ending: String) async throws {
    try await place.use {
      let life = try await life(ending)
      var outcomes = DiskFaultOutcomes("kills, \(ending)")
      for point in Effort.every(37, of: life.points) {
        try await outcomes.add(life, point, "killed", life.history.stateAfterKill(at: point), place)
      }
      outcomes.report()
      #expect(outcomes.problems == [])
    }
  }

  /// Catches a left transfer that no launch mentions again: its entry was gone before it counted as left.
  @Test(arguments: ["tap \"Leave it for now\"", "pull down", "back", "swipe back"])
  func `a transfer left pending is reported after a kill before any operation, and an expired price`(
    way: String
  ) async throws {
    try await place.use {
      let pending = "bank next 5 transfers answer 500\ntap \"Confirm and send\"\n"
      let life = try await PlayedLife(
        PreparedDevice.upToReview + "\n" + pending + way, from: DiskState(), life: 0, on: place)
      try #require(life.stop == nil)
      let confirmed = try #require(life.moments.dropLast().last)
      var outcomes = DiskFaultOutcomes("left and expired, \(way)")
      for point in life.points where point >= confirmed.operations {
        try await outcomes.add(
          life, point, "killed", life.history.stateAfterKill(at: point), place, later: .seconds(31 * 60))
      }
      outcomes.report()
      #expect(outcomes.problems == [])
      #expect(outcomes.ruleCount >= 5)
    }
  }

  @Test(arguments: Effort.atLeast(1, of: ["sent", "refused", "reply lost", "left"]))
  func `a power failure before any operation loses nothing that waited for the disk`(ending: String) async throws {
    try await place.use {
      let life = try await life(ending)
      var outcomes = DiskFaultOutcomes("power failures, \(ending)")
      for point in Effort.every(61, of: life.points) {
        for survival in [.none]
          + (0..<(Effort.isFull ? 3 : 1)).map({ UnsyncedSurvival.some(seed: UInt64(point + $0 * 7_919)) })
        {
          let state = life.history.stateAfterPowerFailure(at: point, survival, sparing: DeviceOnDisk.isBank)
          try await outcomes.add(life, point, "power failed, \(survival)", state, place, loses: true)
        }
      }
      outcomes.report()
      #expect(outcomes.problems == [])
    }
  }

  @Test(arguments: [SimulatedFault.Kind.failsOnce, .failsForGood, .isFull, .readFails, .readIsShort])
  func `after a failed operation, the app shows nothing false, also after a kill`(
    kind: SimulatedFault.Kind
  ) async throws {
    try await place.use {
      let prepared = try await PlayedLife(PreparedDevice.upToReview, from: DiskState(), life: 0, on: place)
      let review = prepared.history.stateAfterKill(at: prepared.history.operations.count)
      let calm = try await PlayedLife(Self.sending, from: review, on: place)
      try #require(calm.stop == nil)
      let count = kind == .readFails || kind == .readIsShort ? calm.counts.reads : calm.counts.changes
      var outcomes = DiskFaultOutcomes("\(kind.rawValue)")
      for index in Effort.every(17, of: 0..<count) {
        let fault = SimulatedFault(kind, at: index)
        let life = try await PlayedLife(Self.sending, from: review, fault: fault, on: place)
        outcomes.add(life, fault)
        // Killed when they have read the answer, and at the end.
        for point in Set(life.moments.map(\.operations)).sorted() where point <= life.history.operations.count {
          let state = life.history.stateAfterKill(at: point)
          try await outcomes.add(life, point, "\(fault), then killed", state, place, loses: true)
        }
      }
      outcomes.report()
      #expect(outcomes.problems == [])
    }
  }

  @Test func `a log that is cut at a frame, or removed, causes no false statement`() async throws {
    try await place.use {
      let life = try await life("sent")
      var outcomes = DiskFaultOutcomes("cut logs")
      let log = DeviceOnDisk.file.path() + "-wal"
      for moment in Effort.every(9, of: life.moments.filter { $0.operations <= life.history.operations.count }) {
        let state = life.history.stateAfterKill(at: moment.operations)
        let size = state[log]?.count ?? 0
        for frames in Effort.every(7, of: 0..<max(1, (size - 32) / 4_120)) {
          var cut = state
          cut[log] = frames == 0 ? nil : Array((state[log] ?? []).prefix(32 + frames * 4_120))
          try await outcomes.add(life, moment.operations, "log cut after \(frames) frames", cut, place, isCut: true)
        }
      }
      outcomes.report()
      #expect(outcomes.problems == [])
    }
  }

  @Test func `an older file that was put back causes no false statement about money`() async throws {
    try await place.use {
      let life = try await life("sent")
      var outcomes = DiskFaultOutcomes("older files")
      let end = life.history.stateAfterKill(at: life.history.operations.count)
      for moment in Effort.every(5, of: life.moments.filter { $0.operations <= life.history.operations.count }) {
        let state = end.withApp(of: life.history.stateAfterKill(at: moment.operations))
        try await outcomes.add(
          life, life.history.operations.count, "put back as of \(moment.step)", state, place, isOld: true)
      }
      outcomes.report()
      #expect(outcomes.problems == [])
    }
  }

  // MARK: Journeys

  private func life(_ ending: String) async throws -> PlayedLife {
    let life = try await PlayedLife(
      PreparedDevice.upToReview + "\n" + (Self.endings[ending] ?? ""), from: DiskState(), life: 0, on: place)
    try #require(life.stop == nil)
    return life
  }
}

/// The tried faults, and the problems after them.
@MainActor
struct DiskFaultOutcomes {
  let name: String
  private let start = ContinuousClock.now
  private var spent = Duration.zero
  private(set) var count = 0
  private var launchCount = 0
  private(set) var told = 0
  private var choices = StepsHome()
  private var ways = (count: 0, told: 0, results: 0, outdated: 0)
  private(set) var problems: [String] = []
  /// How often something that was confirmed was looked for.
  private(set) var ruleCount = 0

  init(_ name: String) { self.name = name }

  /// Checks the results of the flows before a kill.
  mutating func add(_ life: PlayedLife, _ fault: SimulatedFault) {
    problems += life.problems.map { "\(fault): \($0)" }
  }

  /// Opens the app on a state, goes home, and checks the app's statements.
  mutating func add(
    _ life: PlayedLife, _ point: Int, _ fault: String, _ state: DiskState, _ place: DeviceOnDisk, loses: Bool = false,
    isCut: Bool = false, isOld: Bool = false, later: Duration = .zero
  ) async throws {
    let launch = try await launch(on: state, place, isOutdated: isCut || isOld, later: later)
    count += 1
    if !launch.notices.isEmpty { told += 1 }
    let (before, after) = life.moments(around: point)
    var found = launch.problems(before: before, after: after, loses: loses || isCut || isOld)
      .filter { !isOld || !$0.hasPrefix("lost in silence") }
    // Without its newest data, the app cannot know of it, and the bank has each executed transfer.
    if !isCut, !isOld, let confirmed = before?.commitments, !confirmed.confirmed.isEmpty {
      ruleCount += 1
      found += [launch.silence(since: confirmed)].compactMap(\.self)
    }
    // So few files that each way home from each of them is tried.
    for _ in 1..<max(1, isOld ? launch.wayHome?.choiceCount ?? 1 : 1) {
      found += try await self.launch(on: state, place, isOutdated: true).wayHome?.problems ?? []
    }
    let operation = point < life.history.operations.count ? "\(life.history.operations[point])" : "the end"
    problems += found.map {
      "\(fault); after \(before?.step ?? "nothing"), before \(point), \(operation): \($0)"
    }
  }

  private mutating func launch(
    on state: DiskState, _ place: DeviceOnDisk, isOutdated: Bool, later: Duration = .zero
  ) async throws -> LaunchAfterFault {
    let start = ContinuousClock.now
    let launch = try await LaunchAfterFault(
      on: state, of: place, choosing: &choices, isOutdated: isOutdated, later: later)
    spent += ContinuousClock.now - start
    launchCount += 1
    if let way = launch.wayHome, !way.steps.isEmpty {
      ways.count += 1
      ways.told += way.toldCount
      ways.results += way.resultCount
      ways.outdated += way.outdatedCount
    }
    return launch
  }

  func report() {
    let rate = Double(launchCount) / (spent / .seconds(1))
    print(
      """
      App on a simulated disk, \(name): \(count) recoveries, \(Int(rate)) a second, \(told) told; \(ways.count) ways home, \
      \(ways.told) statements about money, \(ways.results) results, \(ways.outdated) of outdated drafts; \
      \(ruleCount) times what was confirmed was executed, pending or reported; \
      \(problems.count) problems
      """
    )
  }
}
