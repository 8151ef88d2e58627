import FlowHeadless
import FlowKit

/// The path of screens to the topmost one, without those in hidden tabs.
struct ScreenPath: Equatable {
  private struct Entry: Equatable {
    let name: String
    let placement: ScreenStack.Placement
  }

  private let entries: [Entry]

  init(_ stack: ScreenStack) {
    entries = Self.seen(stack.entries)
  }

  private static func seen(_ entries: [ScreenStack.Entry]) -> [Entry] {
    entries.flatMap { entry in
      [Entry(name: entry.name, placement: entry.placement)] + seen(entry.tabs.first(where: \.isSelected)?.entries ?? [])
    }
  }

  /// Returns whether this path extends the other one.
  func isAbove(_ other: ScreenPath) -> Bool {
    entries.count > other.entries.count && entries.starts(with: other.entries)
  }

  /// Returns the passage from another path to this one.
  func passage(from before: ScreenPath) -> NavigationEdge.Passage {
    let common = zip(entries, before.entries).prefix { $0 == $1 }.count
    if common == entries.count, common < before.entries.count { return .back }
    let first = common < entries.count ? entries[common] : entries.last
    return switch first?.placement {
    case .presented(.alert): .alert
    case .presented: .present
    case .pushed, .root, nil: .push
    }
  }
}
