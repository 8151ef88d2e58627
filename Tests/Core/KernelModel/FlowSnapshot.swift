import FlowKit

/// A flow as inspection shows it.
struct FlowSnapshot: Equatable {
  let state: Int
  let caller: Int
  let subflows: [Int]
  let screens: [Int]

  init(_ flow: ModelFlow) {
    state = flow.state.rawValue
    caller = flow.state == .running || flow.state == .reported ? max(0, flow.caller?.number ?? 0) : -1
    subflows = flow.subflows.map(\.number)
    screens = flow.screens.map(\.number)
  }

  @MainActor
  init(_ node: FlowNode, numbers: [ObjectIdentifier: Int], on stage: any PlayStage) {
    switch node.state {
    case .notStarted: state = 0
    case .running: state = 1
    case .reported: state = 2
    case .ended: state = 3
    }
    caller = node.caller.map { numbers[ObjectIdentifier($0)] ?? 0 } ?? -1
    subflows = node.subflows.map { numbers[ObjectIdentifier($0)] ?? 0 }
    screens = node.viewControllers.map { stage.number(of: $0) }
  }
}
