import FlowHeadless

/// The input on covered screens, which must still be there when they are uncovered.
@MainActor
struct CoveredInput {
  private struct Entry {
    weak var controller: HeadlessViewController?
    let fields: [(label: String, value: String)]
  }

  private var entries: [Entry] = []

  /// Returns the input that was lost on a screen that the person went back to, as a sentence.
  mutating func findLostInput(in app: any ExplorableApp, after action: ExplorerAction?) -> String? {
    let former = entries
    entries = []
    guard let window = app.host.headlessWindow, let top = window.topViewController else { return nil }
    entries = window.viewControllers.map { Entry(controller: $0, fields: $0.fieldValues) }
    guard let action, [.leave, .swipe].contains(action.kind), former.last?.controller !== top,
      let before = former.first(where: { $0.controller === top })
    else { return nil }
    for (field, now) in zip(before.fields, top.fieldValues)
    where field.label == now.label && app.isUserInput(field.label) {
      guard !field.value.isEmpty, field.value != now.value else { continue }
      return "\(field.label) had the value “\(field.value)”, and now has “\(now.value)”."
    }
    return nil
  }
}
