import HeadlessUI

/// What was typed on screens that others cover now: it must be there when they are uncovered.
@MainActor
struct TypedTexts {
  private var values: [ObjectIdentifier: [String: String]] = [:]
  private weak var top: HeadlessViewController?

  /// Compares what a person who went back sees with what was there before.
  mutating func findLoss(on screen: ScreenSnapshot?, in window: HeadlessWindow?, after act: ExplorerAct?) -> String? {
    guard let window, let screen, let controller = window.topViewController else {
      values = [:]
      return nil
    }
    let standing = Set(window.viewControllers.map(ObjectIdentifier.init))
    values = values.filter { standing.contains($0.key) }
    let id = ObjectIdentifier(controller)
    let isBack = controller !== top && act.map { [.leave, .swipe].contains($0.kind) } == true
    top = controller
    let former = values[id]
    values[id] = Dictionary(screen.fields.map { ($0.label, $0.value) }) { first, _ in first }
    guard isBack, let former else { return nil }
    for field in screen.fields {
      guard let value = former[field.label], !value.isEmpty, value != field.value else { continue }
      return "\(field.label) held “\(value)” before, and holds “\(field.value)”."
    }
    return nil
  }
}
