import FlowExplorer
import FlowHeadless
import Testing

@testable import FlowProgram

@MainActor
struct ExploredDeviceTests {
  // Catches faults that pile up: the number of states would multiply.
  @Test(arguments: [DevicePhrase.saveFails, .saveIsUnknown, .saveIsHeld])
  func `a fault of a save is offered only while none is pending`(fault: DevicePhrase) async throws {
    let explored = try await ExploredDevice(SavingsApp(), values: [:], vocabulary: JourneyVocabulary([]))
    func faults() async -> [ExplorerAction] {
      _ = await explored.inspect(after: nil)
      return explored.worldActions(on: .newScreen).filter { $0.kind == .fault }
    }
    let before = await faults()

    try await explored.device.perform(fault.rawValue, [])

    #expect(before.count == 3)
    #expect(await faults() == [])
  }

  /// Catches an exploration without an end: on Swift's own threads, a launch whose reply is held does not come to rest.
  @Test func `a mistake whose repetition does not end is neither confirmed nor refuted`() async {
    let hung = await ExploreRun.answer(within: .zero) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return true
    }
    let confirmed = await ExploreRun.answer(within: .seconds(3600)) { true }

    #expect(hung == nil)
    #expect(confirmed == true)
  }

  // Catches a repetition that continues beside the exploration, and slows it down.
  @Test func `a repetition that takes too long is cancelled`() async {
    let (cancellations, cancellation) = AsyncStream.makeStream(of: Void.self)

    let answer = await ExploreRun.answer(within: .zero) {
      await withTaskCancellationHandler {
        for await _ in cancellations {}
      } onCancel: {
        cancellation.finish()
      }
      return true
    }

    #expect(answer == nil)
    // It ends only after the cancellation.
    for await _ in cancellations {}
  }

  // Catches an exploration that launches a new app for each action, since no checkpoint can be made.
  @Test func `a world that saves nothing allows checkpoints`() async throws {
    for world in [{ SavingsWorld() }, { LinkingWorld([]) }] as [@MainActor @Sendable () -> any DeviceWorld] {
      let explored = try await ExploredDevice(SavingsApp(world: world), values: [:], vocabulary: JourneyVocabulary([]))
      #expect(await explored.makeCheckpoint() != nil)
    }
  }

  // Catches a world without links that takes those of the journeys away.
  @Test func `the links of the journeys are opened unless the world has links of its own`() async throws {
    let lines = "# Links\nopen savings://plan\nopen savings://goal"
    let vocabulary = JourneyVocabulary([try JourneyParser().journey(named: "Links", from: Array(lines.utf8))])
    func links(of world: @escaping @MainActor @Sendable () -> any DeviceWorld) async throws -> [JourneyStep] {
      let explored = try await ExploredDevice(SavingsApp(world: world), values: [:], vocabulary: vocabulary)
      return explored.worldActions(on: .everyState).filter { $0.kind == .link }.flatMap(\.steps)
    }

    #expect(try await links { SavingsWorld() } == [.open("savings://plan"), .open("savings://goal")])
    #expect(try await links { LinkingWorld([]) } == [.open("savings://plan"), .open("savings://goal")])
    #expect(try await links { LinkingWorld(["savings://nowhere"]) } == [.open("savings://nowhere")])
  }
}

/// A world that can be explored, with its own links.
private final class LinkingWorld: SavingsWorld, ExplorableWorld {
  private let links: [String]

  init(_ links: [String]) { self.links = links }

  func actions(on screen: ScreenSnapshot?, _ occasion: ExplorerOccasion) -> [ExplorerAction] {
    [ExplorerAction(.clock, [.clock(.seconds(60))])] + links.map { ExplorerAction(.link, [.open($0)]) }
  }
}
