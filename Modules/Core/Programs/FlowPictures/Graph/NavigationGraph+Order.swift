/// A flow with its screens, in the order of their distance from the launch.
struct FlowGroup: Equatable {
  let flow: String
  let screens: [NavigationScreen]
}

extension NavigationGraph {
  /// The flows with their screens, in the order of their distance from the launch.
  var flowGroups: [FlowGroup] {
    let depths = depths
    let met = screens.sorted { (depths[$0.id, default: 0], $0.id) < (depths[$1.id, default: 0], $1.id) }
    var flows: [String] = []
    for screen in met where !flows.contains(screen.id.flow) { flows.append(screen.id.flow) }
    return flows.map { flow in FlowGroup(flow: flow, screens: inOrder(met.filter { $0.id.flow == flow })) }
  }

  /// Returns the screens of one flow in topological order as far as possible, with alerts last.
  private func inOrder(_ screens: [NavigationScreen]) -> [NavigationScreen] {
    var rest = screens.filter { !$0.isAlert }
    var ordered: [NavigationScreen] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.id))
      let isFree = { (screen: NavigationScreen) in
        !edges.contains { $0.to == screen.id && $0.leadsForward && waiting.contains($0.from) }
      }
      ordered.append(rest.remove(at: rest.firstIndex(where: isFree) ?? 0))
    }
    return ordered + screens.filter(\.isAlert)
  }

  /// The number of forward actions from the launch to each screen; a screen that only a link or an event leads to
  /// counts like the second screen.
  private var depths: [ScreenID: Int] {
    let next = Dictionary(grouping: edges.filter(\.leadsForward), by: \.from)
    var depths: [ScreenID: Int] = [:]
    var front = screens.filter { $0.entries.contains(.launch) }.map(\.id)
    var depth = 0
    while true {
      for screen in front { depths[screen] = depth }
      front = front.flatMap { next[$0]?.map(\.to) ?? [] }.filter { depths[$0] == nil }
      depth += 1
      guard front.isEmpty else { continue }
      let unreached = screens.filter { depths[$0.id] == nil }
      let entered = unreached.filter { !$0.entries.isEmpty }
      guard let first = unreached.first else { return depths }
      front = entered.isEmpty ? [first.id] : entered.map(\.id)
      depth = 1
    }
  }

  /// Returns the node name of a screen, from its index.
  func name(of id: ScreenID) -> String {
    "s\(screens.firstIndex { $0.id == id } ?? screens.count)"
  }
}
