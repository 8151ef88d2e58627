extension StateGraph {
  /// The number of states of each screen, by name.
  var stateCounts: [String: Int] {
    states.reduce(into: [:]) { counts, state in
      if !outlines[state.screen].isEmpty { counts[outlines[state.screen], default: 0] += 1 }
    }
  }

  /// The memory per state: the state with its targets, its entry in the index, and its share of the lists of actions.
  var bytesPerState: Int {
    guard !states.isEmpty else { return 0 }
    let own =
      states.count * (MemoryLayout<State>.stride + 2 * (MemoryLayout<StateDigest>.stride + MemoryLayout<Int>.stride))
    let targets = states.reduce(0) {
      $0 + 96 + ($1.targets.capacity + $1.followers.capacity + $1.sources.capacity) * MemoryLayout<Int32>.stride
    }
    let lists = actionLists.reduce(0) {
      $0 + $1.reduce(32) { $0 + MemoryLayout<ExplorerAction>.stride + 2 * $1.name.utf8.count }
    }
    return (own + targets + lists) / states.count
  }
}
