import FlowKit
import FlowStorage

/// Where a scene is, as the next launch finds it.
struct ScenePlace: Equatable, Sendable {
  /// The entry of the running feature.
  var open: StoredEntry?
  /// Whether the settings are on the stack.
  var settings: Bool?
  /// The entry of the pending link.
  var pending: StoredEntry?

  /// The place as text, for an examination of the app.
  var text: String { "\(open?.text ?? "") \(settings == true) \(pending?.text ?? "")" }
}

extension ScenePlace {
  /// Reads the place of a scene.
  init(of scene: SceneID, in entries: EntryStore) {
    self.init(
      open: entries.open.load(in: scene), settings: entries.settings.load(in: scene),
      pending: entries.pending.load(in: scene))
  }
}

/// Stores the places of a scene in order, each in one transaction with the end that has led there.
///
/// Places that follow each other without an end in between are one transaction, with the last of them: so a pending link
/// and the entry that it becomes are never both missing.
@MainActor
final class PlaceWriter {
  private struct Step {
    let place: ScenePlace
    /// The end that has led to the place, and the function to call afterwards.
    var end: (stored: StoredEnd, then: @MainActor ((any Error)?) -> Void)?
    /// The scene whose place this one takes over.
    var former: SceneID?
  }

  private let entries: EntryStore
  private let scene: SceneID
  private let scope: FlowScope
  private var steps: [Step] = []
  private var isStoring = false
  /// The ends that could not be stored, oldest first: no later place may be stored without them.
  private var unstored: [StoredEnd] = []
  /// The number of times that everything was dropped.
  private var dropCount = 0

  init(_ entries: EntryStore, scene: SceneID, scope: FlowScope) {
    (self.entries, self.scene, self.scope) = (entries, scene, scope)
  }

  /// Stores a place.
  /// - Parameter former: The scene whose place it takes over.
  func store(_ place: ScenePlace, from former: SceneID? = nil) { add(Step(place: place, former: former)) }

  /// Stores a place with the end that has led there.
  /// - Parameter then: Called after the transaction, with its error if it has failed.
  func store(_ place: ScenePlace, with end: StoredEnd, then: @escaping @MainActor ((any Error)?) -> Void) {
    add(Step(place: place, end: (end, then)))
  }

  /// The places that wait for a save in progress, and whether ends wait for another save, as text; empty if nothing waits.
  var waitingState: String {
    steps.map { "\($0.place.text) \($0.end != nil)" }.joined(separator: ";") + (unstored.isEmpty ? "" : "unstored")
  }

  /// Drops the unstored places, which are a forgotten person's.
  func drop() {
    (steps, unstored) = ([], [])
    dropCount += 1
  }

  private func add(_ step: Step) {
    steps.append(step)
    if !isStoring { storeNext() }
  }

  private func storeNext() {
    guard !steps.isEmpty else { return }
    isStoring = scope.perform { [self] in
      await storeFirstSteps()
    } then: { [self] finish in
      isStoring = false
      finish()
      if !isStoring { storeNext() }
    }
  }

  /// Stores the first step, and those without an end that follow it.
  /// - Returns: The work that follows.
  private func storeFirstSteps() async -> Completion {
    guard !steps.isEmpty else { return {} }
    let (first, dropCount) = (steps.removeFirst(), dropCount)
    if let end = first.end?.stored { unstored.append(end) }
    let ends = unstored
    do {
      var changes: [StoredChange] = []
      for end in ends { changes += try await end.changes?() ?? [] }
      guard dropCount == self.dropCount else { return {} }
      var (place, formers) = (first.place, [first.former].compactMap(\.self))
      while let next = steps.first, next.end == nil {
        place = steps.removeFirst().place
        if let former = next.former { formers.append(former) }
      }
      try await entries.store(place, in: scene, movedFrom: formers, with: changes)
    } catch {
      return { first.end?.then(error) }
    }
    if dropCount == self.dropCount { unstored.removeFirst(ends.count) }
    for end in ends { await end.didStore() }
    return { first.end?.then(nil) }
  }
}
