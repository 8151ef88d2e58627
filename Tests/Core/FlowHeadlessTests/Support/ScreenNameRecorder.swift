import FlowHeadless
import FlowKit

/// Records the events of flows by the names of their first screens, since these flows have no names for the recorder of
/// FlowTesting.
final class ScreenNameRecorder: FlowObserver {
  private(set) var events: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  func flow(_ node: FlowNode, did event: FlowEvent) {
    switch event {
    case .started, .leaked, .progressed, .screenRevealed, .ended: break
    case .screenShown(let screen): names[ObjectIdentifier(node), default: name(screen)] += ""
    case .screenRemoved(let screen): note(node, "lost \(name(screen))")
    case .reported(let result): note(node, "reported \(result)")
    case .resumed: note(node, "visited again")
    case .terminated: note(node, "terminated")
    case .misused(let misuse): note(node, "misused: \(misuse)")
    }
  }

  func forget() { events = [] }

  private func note(_ node: FlowNode, _ event: String) {
    events.append("\(names[ObjectIdentifier(node)] ?? "?"): \(event)")
  }

  private func name(_ screen: any ViewController) -> String {
    (screen as? HeadlessViewController)?.screenName ?? "?"
  }
}
