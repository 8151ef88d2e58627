package import FlowHeadless
package import FlowKit

/// A screen at one moment, with the flow that shows it.
package struct ScreenSighting: Equatable, Sendable {
  /// The topmost view controller.
  package let screen: ScreenSnapshot
  /// The names of the flows that the screen belongs to, outermost first; the last one shows it.
  package let flows: [String]

  /// Creates a sight from its parts.
  package init(_ screen: ScreenSnapshot, flows: [String]) {
    self.screen = screen
    self.flows = flows
  }

  /// Creates a sight of the window; nil if there is no screen.
  /// - Parameters:
  ///   - window: The window.
  ///   - controller: The root of the flows in the window.
  @MainActor
  package init?(_ window: HeadlessWindow, of controller: FlowController) {
    guard let screen = window.snapshot, let top = window.topViewController else { return nil }
    self.init(screen, flows: Self.flows(around: top, among: controller.subflows) ?? [])
  }

  @MainActor
  private static func flows(around screen: HeadlessViewController, among nodes: [FlowNode]) -> [String]? {
    for node in nodes {
      guard let type = node.flowType else { continue }
      let name = TypeNameWords(of: type).words
      if node.viewControllers.contains(where: { $0 === screen }) { return [name] }
      if let inner = flows(around: screen, among: node.subflows) { return [name] + inner }
    }
    return nil
  }

  /// Whether an alert is on top.
  var isAlert: Bool { screen.stack.entries.last?.placement == .presented(.alert) }

  /// The identifier of the screen; without a flow, its flow name is empty.
  var id: ScreenID {
    ScreenID(flow: flows.last ?? "", name: isAlert ? screen.title.withoutNumbers : screen.name)
  }
}

extension String {
  /// The text with a placeholder for each number, since numbers come from data.
  var withoutNumbers: String {
    var text = ""
    var isInNumber = false
    for character in self {
      if !character.isNumber { text.append(character) } else if !isInNumber { text.append("…") }
      isInNumber = character.isNumber
    }
    return text
  }
}
