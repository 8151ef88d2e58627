import FlowKit
import FlowTesting

/// Records the kernel's events in the form of the model.
@MainActor
final class PlayObserver: FlowObserver {
  var numbers: [ObjectIdentifier: Int] = [:]
  var received: [Entry] = []
  /// Acts in an event.
  var onEvent: (@MainActor (_ flow: Int, Entry.Kind) -> Void)?
  var misuses: [ModelMisuse] = []
  private let number: @MainActor (any ViewController) -> Int

  init(_ number: @escaping @MainActor (any ViewController) -> Int) {
    self.number = number
  }

  func flow(_ node: FlowNode, did event: FlowEvent) {
    let flow = numbers[ObjectIdentifier(node)] ?? 0
    let count = received.count
    record(event, of: flow)
    if let entry = received.dropFirst(count).first { onEvent?(flow, entry.kind) }
  }

  private func record(_ event: FlowEvent, of flow: Int) {
    switch event {
    case .started: received.append(Entry(flow: flow, kind: .started))
    case .progressed(let value): received.append(Entry(flow: flow, kind: .progressed, value: (value as? Int) ?? 0))
    case .reported(let result):
      received.append(Entry(flow: flow, kind: .reported, value: (result as? ModelResult)?.number ?? 0))
    case .resumed: received.append(Entry(flow: flow, kind: .resumed))
    case .terminated: received.append(Entry(flow: flow, kind: .terminated))
    case .screenShown(let screen): received.append(Entry(flow: flow, kind: .screenShown, value: number(screen)))
    case .screenRevealed(let screen): received.append(Entry(flow: flow, kind: .screenRevealed, value: number(screen)))
    case .screenRemoved(let screen): received.append(Entry(flow: flow, kind: .screenRemoved, value: number(screen)))
    case .ended: received.append(Entry(flow: flow, kind: .ended))
    case .misused(let misuse): misuses.append(ModelMisuse(kind: kind(of: misuse)))
    case .leaked: break
    }
  }

  private func kind(of misuse: FlowMisuse) -> ModelMisuse.Kind {
    switch misuse {
    case .startedTwice: .startedTwice
    case .startedOutsideVisit: .startedOutsideVisit
    case .terminatedByNonCaller: .terminatedByNonCaller
    case .finishedBeforeStart: .finishedBeforeStart
    case .finishedTwice: .finishedTwice
    case .finishedAfterEnd: .finishedAfterEnd
    case .progressedOutsideVisit: .progressedOutsideVisit
    case .showedOutsideVisit: .showedOutsideVisit
    case .showedWithoutPresentation: .showedWithoutPresentation
    case .replacedPushedScreen: .replacedPushedScreen
    case .workedBeforeStart: .workedBeforeStart
    case .answeredInVain: .answeredInVain
    case .contextNotStored, .contextReplaced, .transitionCompletedTwice, .transitionNeverCompleted, .settledTwice,
      .screenNamedTwice, .pushedWithoutNavigation, .showedNoTabs, .shownTwice, .selectedUnknownTab, .waitedForItself:
      .another
    }
  }
}
