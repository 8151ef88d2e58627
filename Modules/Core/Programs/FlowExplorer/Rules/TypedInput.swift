import FlowHeadless

/// The input on the screens of a window, which must still be there when a screen is uncovered.
@MainActor
struct TypedInput {
  /// The fields of a screen that the person went back to, before it was covered and now.
  struct Uncovered {
    let before: [(label: String, value: String)]
    let now: [(label: String, value: String)]
    let typedField: String?
  }

  private struct Entry {
    weak var controller: HeadlessViewController?
    let fields: [(label: String, value: String)]
  }

  private var entries: [Entry] = []
  private var typed: [(controller: () -> HeadlessViewController?, label: String)] = []

  /// The screen on which the last action was an input.
  private weak var edited: HeadlessViewController?

  /// Notes an action of the person.
  mutating func didAct(isInput: Bool, in app: any AppDriver) {
    edited = isInput ? app.host.headlessWindow?.topViewController : nil
  }

  /// Returns whether the last action on a screen was an input.
  func wasEdited(_ screen: HeadlessViewController?) -> Bool { screen != nil && edited === screen }

  /// Notes that the person types into a field; of the computed ones, the newest holds the typed text.
  /// - Parameter computed: The labels of the fields that the app computes.
  mutating func didType(_ label: String, computed: Set<String>, in app: any AppDriver) {
    guard computed.contains(label), let top = app.host.headlessWindow?.topViewController else { return }
    typed.removeAll { $0.controller() == nil || $0.controller() === top }
    typed.append(({ [weak top] in top }, label))
  }

  /// Returns the computed field that the person has typed into.
  func typedField(on screen: HeadlessViewController?) -> String? {
    typed.last { $0.controller() === screen }?.label
  }

  /// Reads the fields of all screens, and returns those of the screen that the person went back to.
  mutating func update(in app: any AppDriver, after action: ExplorerAction?) -> Uncovered? {
    let former = entries
    entries = []
    guard let window = app.host.headlessWindow, let top = window.topViewController else { return nil }
    entries = window.viewControllers.map { Entry(controller: $0, fields: $0.fieldValues) }
    guard let action, [.leave, .swipe].contains(action.kind), former.last?.controller !== top,
      let before = former.first(where: { $0.controller === top })
    else { return nil }
    return Uncovered(before: before.fields, now: top.fieldValues, typedField: typedField(on: top))
  }
}

extension AppInspection {
  /// Returns the first input that was lost, as a sentence.
  func findLostInput(
    _ before: [(label: String, value: String)], _ now: [(label: String, value: String)], typedField: String?,
    ignoringSeparators: Bool = false
  ) -> String? {
    for field in before where !field.value.isEmpty && hasInput(field.label, typedField) {
      guard let now = now.first(where: { $0.label == field.label }), now.value != field.value else { continue }
      if ignoringSeparators, now.value.withoutSeparators == field.value.withoutSeparators { continue }
      return "\(field.label) had the value “\(field.value)”, and now has “\(now.value)”."
    }
    return nil
  }

  /// Returns whether the value of a field is the person's input, and not computed by the app.
  private func hasInput(_ label: String, _ typedField: String?) -> Bool {
    !disk.mayHaveLostInput && (label == typedField || !world.labels.computedFields.contains(label))
  }
}

extension ScreenSnapshot {
  /// The lines that say what went wrong.
  var problems: [String] {
    elements.compactMap { if case .line(let line) = $0, line.isProblem { line.text } else { nil } }
  }

  var fieldValues: [(label: String, value: String)] { fields.map { ($0.label, $0.value) } }

  /// Those that may be stored: a secret is typed again.
  var storedFieldValues: [(label: String, value: String)] {
    fields.filter { !$0.isSecret }.map { ($0.label, $0.value) }
  }
}

extension String {
  /// The text without what people put between the digits of a phone number.
  fileprivate var withoutSeparators: String { filter { !" ()-".contains($0) } }
}
