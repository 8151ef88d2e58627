import FlowHeadless
import FlowKit

@testable import FlowPictures

/// A person who walks through an office, and records where each action leads.
@MainActor
final class Visitor {
  private(set) var collector = NavigationCollector()
  let office: OfficeFlow
  private let flows: FlowController
  private let driver: HeadlessDriver

  /// Opens an office.
  init() async {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let flows = FlowController(observer: nil)
    self.flows = flows
    driver = HeadlessDriver(window: window) { await flows.idle() }
    office = OfficeFlow(.push(onto: navigation, using: HeadlessPresenterFactory(window: window)))
    flows.start(office)
    await driver.settle()
    collector.begin(at: capture)
  }

  var graph: NavigationGraph { collector.graph }
  var capture: ScreenCapture? { ScreenCapture(driver.window, of: flows) }
  var stack: String { driver.window.stack.description }

  /// Performs these actions, one after the other.
  func perform(_ actions: PersonAction...) async throws {
    for action in actions {
      let before = capture
      try await driver.perform(action)
      collector.record(before: before, .action(action), after: capture)
    }
  }

  func tap(_ labels: String...) async throws {
    for label in labels { try await perform(.tap(label)) }
  }

  /// Records a change caused by a step other than an action of the person.
  func see(_ step: JourneyStep, _ happen: () -> Void) async {
    let before = capture
    happen()
    await driver.settle()
    collector.record(before: before, step, after: capture)
  }
}

extension NavigationGraph {
  /// The graph of an office in which every screen was visited.
  @MainActor
  static func ofOffice() async throws -> NavigationGraph {
    let visitor = await Visitor()
    try await visitor.tap("Drawer 1")
    try await visitor.perform(.back)
    try await visitor.tap("Stamps", "Take one", "Write")
    try await visitor.perform(.pullDown)
    try await visitor.tap("Keep", "Fold", "Take one", "Post")
    await visitor.see(.open("office://stamps")) { visitor.office.buyStamps() }
    return visitor.graph
  }

  /// The edge between two screens, written as `Flow/Screen`.
  func actions(from: String, to: String) -> [NavigationEdge.Action]? {
    edges.first { $0.from.path == from && $0.to.path == to }?.actions
  }

  func screen(_ path: String) -> NavigationScreen? { screens.first { $0.id.path == path } }
}

extension ScreenID {
  var path: String { "\(flow)/\(name)" }
}
