extension NavigationGraph {
  /// Returns the differences to another graph, as sentences.
  package func changes(since former: NavigationGraph) -> [String] {
    var changes: [String] = []
    if root != former.root { changes.append("The app begins with the flow \(root), no longer with \(former.root).") }
    changes += Self.changes(of: former.screens, screens, by: \.id) { screen in
      "the \(screen.isAlert ? "alert" : "screen") \(screen.id.words)"
    }
    changes += Self.changes(of: former.starts, starts, by: \.self) { "\($0.owner) starts \($0.subflow)" }
    changes += Self.changes(of: former.transitions, transitions, by: \.self, words: \.words)
    let formerEntries = Dictionary(former.screens.map { ($0.id, $0) }) { first, _ in first }
    for screen in screens {
      guard let before = formerEntries[screen.id] else { continue }
      if before.entries != screen.entries {
        changes.append("\(screen.id.words) is entered by \(screen.entryWords), before by \(before.entryWords).")
      }
      if before.isAlert != screen.isAlert {
        changes.append("\(screen.id.words) is \(screen.isAlert ? "an alert now" : "no alert any more").")
      }
    }
    return changes
  }

  private static func changes<Part, Key: Hashable>(
    of former: [Part], _ parts: [Part], by key: (Part) -> Key, words: (Part) -> String
  ) -> [String] {
    let known = Set(former.map(key))
    let found = Set(parts.map(key))
    return former.filter { !found.contains(key($0)) }.map { "gone: \(words($0))" }
      + parts.filter { !known.contains(key($0)) }.map { "new: \(words($0))" }
  }

  private struct Transition: Hashable {
    let from: ScreenID
    let to: ScreenID
    let action: NavigationEdge.Action

    var words: String {
      let how =
        switch action.passage {
        case .push: "leads to"
        case .present: "presents"
        case .alert: "asks"
        case .tab: "selects"
        case .back: "leads back to"
        }
      return "\(from.words) \(how) \(to.words) by \"\(action.label)\""
    }
  }

  private var transitions: [Transition] {
    edges.flatMap { edge in edge.actions.map { Transition(from: edge.from, to: edge.to, action: $0) } }
  }
}

extension ScreenID {
  var words: String { flow.isEmpty ? name : "\(name) (\(flow))" }
}

extension NavigationScreen {
  fileprivate var entryWords: String {
    entries.isEmpty ? "acts only" : entries.map(\.rawValue).joined(separator: ", ")
  }
}
