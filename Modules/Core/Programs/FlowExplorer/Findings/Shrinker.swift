import FlowHeadless

/// Removes the actions and steps from a path that its mistake does not need.
@MainActor
struct Shrinker {
  /// Returns whether a path still shows the mistake.
  let reproduces: @MainActor ([ExplorerAction]) async -> Bool

  /// Returns a minimal path: tries to remove long ranges first, then single actions, then single steps, and simplifies each.
  func shrink(_ actions: [ExplorerAction]) async -> [ExplorerAction] {
    var actions = await removeRanges(from: actions)
    // A mistake may be that of the last action as a whole.
    for last in [[], actions.suffix(1)] {
      let steps = actions.dropLast(last.count).flatMap(\.singleSteps) + last
      guard steps.count > actions.count, await reproduces(steps) else { continue }
      actions = await removeRanges(from: steps)
      break
    }
    return await simplify(actions)
  }

  private func removeRanges(from actions: [ExplorerAction]) async -> [ExplorerAction] {
    var actions = actions
    var length = max(actions.count / 2, 1)
    while length > 0 {
      var start = 0
      while start < actions.count {
        var shorter = actions
        shorter.removeSubrange(start..<min(start + length, actions.count))
        if await reproduces(shorter) { actions = shorter } else { start += length }
      }
      length /= 2
    }
    return actions
  }

  private func simplify(_ actions: [ExplorerAction]) async -> [ExplorerAction] {
    var actions = actions
    for position in actions.indices {
      var candidates = actions[position].simplerActions
      while let simpler = candidates.first {
        candidates.removeFirst()
        var simplified = actions
        simplified[position] = simpler
        guard await reproduces(simplified) else { continue }
        actions = simplified
        candidates = simpler.simplerActions
      }
    }
    return actions
  }
}

extension ExplorerAction {
  /// The fields of a form one by one.
  fileprivate var singleSteps: [ExplorerAction] { kind == .fill ? steps.map { ExplorerAction(kind, [$0]) } : [self] }

  /// The actions that are simpler, the simplest first.
  fileprivate var simplerActions: [ExplorerAction] {
    guard self != .kill else { return [.relaunch] }
    guard steps.count == 1 else { return [] }
    return switch steps[0] {
    case .action(.tapTwice(let label)): [ExplorerAction(.tap, .tap(label))]
    case .atOnce(let action, let step): ExplorerAction.actions(for: [.action(action), step])
    case .action(.swipeBack(.finished)), .action(.backTo): [ExplorerAction(.leave, .back)]
    case .action(.fill(let label, let text)) where text.count > 1:
      [1, text.count / 2].map { ExplorerAction(.fill, .fill(label, with: String(text.prefix($0)))) }
    case .action(.paste(let text, let label)), .action(.suggest(let text, let label)):
      [ExplorerAction(.fill, .fill(label, with: text))]
    default: []
    }
  }
}
