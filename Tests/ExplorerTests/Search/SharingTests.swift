import Explorer
import Foundation
import HeadlessUI
import Testing

@MainActor
struct SharingTests {
  @Test(arguments: [2, 3]) func `finds together what one process finds alone`(count: Int) async {
    let alone = await Exploration(of: SmallApp(world: .links), limits: ExplorerLimits(depth: 4)).run()

    let together = await Group(count).explore(depth: 4) { SmallApp(world: .links) }

    for report in together {
      #expect(report.stateCount == alone.stateCount)
      #expect(report.transitionCount == alone.transitionCount)
      #expect(report.stateCounts == alone.stateCounts)
      #expect(Set(report.buttonEffects.filter(\.value).keys) == Set(alone.buttonEffects.filter(\.value).keys))
      #expect(report.exploredDepth == alone.exploredDepth)
      #expect(report.findings.isEmpty)
      #expect(!report.hasLostPart)
    }
  }

  @Test func `divides the work, and tries few actions twice`() async {
    let group = Group(2)

    let report = await group.explore(depth: 4) { SmallApp(world: .links) }[0]

    // Two processes may see the same new state in the same round.
    #expect(group.tried.reduce(0, +) + report.skippedKillCount < report.transitionCount * 5 / 4)
    #expect(group.tried.allSatisfy { $0 > report.transitionCount / 4 })
  }

  @Test func `repeats a run`() async {
    func steps() async -> [Int] {
      await Group(2).explore(depth: 4) { SmallApp(world: .links) }.map(\.stepCount)
    }

    #expect(await steps() == steps())
  }

  @Test func `reports the mistakes of every process once, each with its journey`() async throws {
    let group = Group(2)

    let reports = await group.explore(depth: 6) { SmallApp(bug: .hangs, world: .quiet) }

    let finding = try #require(reports[0].findings.first)
    #expect(reports.allSatisfy { $0.findings.map(\.journey) == [finding.journey] })
    #expect(finding.isReproducible)
    #expect(finding.journey.contains("tap \"Continue\"\ntap \"Send\"\n"))
  }

  @Test func `ends at the same number of transitions in all processes`() async {
    let reports = await Group(2).explore(depth: 4, transitions: 75) { SmallApp(world: .links) }

    #expect(reports.map(\.transitionCount) == [75, 75] || reports.map(\.transitionCount) == [76, 76])
  }

  @Test func `ends when one of the processes has no time left`() async {
    let reports = await Group(2).explore(depth: 4, secondHasTime: false) { SmallApp(world: .links) }

    #expect(reports[0].transitionCount == reports[1].transitionCount)
    #expect(reports[0].transitionCount <= 20)
  }

  @Test func `reports that another process has ended`() async {
    let part = ExplorationPart(index: 0, of: 2, transitionsPerRound: 10, step: { _ in nil }, exchange: { _ in nil })

    let report = await Exploration(of: SmallApp(world: .links), part: part).run()

    #expect(report.hasLostPart)
    #expect(report.transitionCount == 10)
  }
}

/// Explorations that exchange their news like processes.
@MainActor
private final class Group {
  /// The number of transitions that each part has tried.
  private(set) var tried: [Int]
  private var waiting: [Int: (news: Data, continuation: CheckedContinuation<[ExplorationNews]?, Never>)] = [:]

  init(_ count: Int) { tried = Array(repeating: 0, count: count) }

  func explore(
    depth: Int, transitions: Int = .max, secondHasTime: Bool = true, _ makeApp: @MainActor () -> SmallApp
  ) async -> [ExplorationReport] {
    let runs = tried.indices.map { index in
      let limits = ExplorerLimits(depth: depth, transitions: transitions) { _, _ in index == 0 || secondHasTime }
      let parser = JourneyParser(appPhrases: ["hold the next reply", "give the held reply"])
      let part = ExplorationPart(
        index: index, of: tried.count, transitionsPerRound: 20, step: { try? parser.step(from: $0) }
      ) { [self] news in await exchange(news, of: index) }
      let exploration = Exploration(of: makeApp(), limits: limits, part: part) { [self] _ in tried[index] += 1 }
      return Task { await exploration.run() }
    }
    var reports: [ExplorationReport] = []
    for run in runs { reports.append(await run.value) }
    return reports
  }

  private func exchange(_ news: ExplorationNews, of index: Int) async -> [ExplorationNews]? {
    guard let news = try? JSONEncoder().encode(news) else { return nil }
    return await withCheckedContinuation { continuation in
      waiting[index] = (news, continuation)
      guard waiting.count == tried.count else { return }
      let all = waiting
      waiting = [:]
      for (index, (_, continuation)) in all.sorted(by: { $0.key < $1.key }) {
        let others = all.sorted { $0.key < $1.key }.filter { $0.key != index }
        continuation.resume(
          returning: others.compactMap { try? JSONDecoder().decode(ExplorationNews.self, from: $0.value.news) })
      }
    }
  }
}
