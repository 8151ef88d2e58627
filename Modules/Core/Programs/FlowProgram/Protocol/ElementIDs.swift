import FlowHeadless
import FlowScreens

/// The identities of the elements on the screens of a session: `e1`, `e2`.
///
/// An element keeps its identity while its screen lives, also while another screen covers it: it is the same if its kind and its
/// label are, and its position among those with the same ones. A text keeps it when it changes. No identity is used twice.
@MainActor
final class ElementIDs {
  private struct Key: Hashable {
    let kind: String
    let label: String
    var position = 0
  }

  private struct KnownScreen {
    weak var screen: AnyObject?
    var ids: [Key: String] = [:]
  }

  private var screens: [ObjectIdentifier: KnownScreen] = [:]
  private var count = 0

  /// Returns the identities of the elements on a screen, in their order.
  func ids(of elements: [ScreenSnapshot.Element], on screen: AnyObject) -> [String] {
    // The next object can have the address of a former one.
    screens = screens.filter { $0.value.screen != nil }
    var known = screens[ObjectIdentifier(screen)] ?? KnownScreen(screen: screen)
    var positions: [Key: Int] = [:]
    let ids = elements.map { element in
      var key = Self.key(of: element)
      let position = positions[key, default: 0]
      positions[key] = position + 1
      key.position = position
      if let id = known.ids[key] { return id }
      count += 1
      known.ids[key] = "e\(count)"
      return "e\(count)"
    }
    screens[ObjectIdentifier(screen)] = known
    return ids
  }

  private static func key(of element: ScreenSnapshot.Element) -> Key {
    switch element {
    case .line(let line):
      switch line.kind {
      case .text: Key(kind: "text", label: "")
      case .header: Key(kind: "header", label: "")
      case .footer: Key(kind: "footer", label: "")
      case .empty: Key(kind: "empty", label: "")
      case .emptyMessage: Key(kind: "empty message", label: "")
      case .position: Key(kind: "position", label: "")
      case .item: Key(kind: "item", label: line.label)
      case .progress: Key(kind: "progress", label: line.label)
      case .image(let name): Key(kind: "image", label: name)
      case .custom(let name): Key(kind: "custom \(name)", label: line.label)
      }
    case .field(let field):
      switch field.kind {
      case .text(let kind): Key(kind: "field \(kind.rawValue)", label: field.label)
      case .date: Key(kind: "date", label: field.label)
      case .choice: Key(kind: "choice", label: field.label)
      case .toggle: Key(kind: "toggle", label: field.label)
      }
    case .action(let action):
      switch action.kind {
      case .button: Key(kind: "button", label: action.label)
      case .item: Key(kind: "tappable item", label: action.label)
      case .custom(let name): Key(kind: "tappable custom \(name)", label: action.label)
      }
    }
  }
}
