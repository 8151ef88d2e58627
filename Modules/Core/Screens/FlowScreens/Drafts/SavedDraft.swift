public import FlowKit

/// The draft of a flow, saved at each change without making the person wait.
///
/// ```swift
/// @SavedDraft private var draft: ProfileDraft
///
/// init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
///   context = FlowContext(presentation)
///   _draft = SavedDraft(dependencies.drafts.load() ?? ProfileDraft(), in: dependencies.drafts, scope: context.scope)
/// }
/// ```
@MainActor
@propertyWrapper
public final class SavedDraft<Draft: Codable & Equatable & Sendable> {
  public var wrappedValue: Draft {
    didSet { if wrappedValue != oldValue, isSaved { save() } }
  }

  private let store: any DraftStore<Draft>
  private let scope: FlowScope
  private var isSaved = true

  /// - Parameters:
  ///   - draft: The stored draft, or a new one.
  ///   - store: Stores it.
  ///   - scope: The scope of the flow.
  public init(_ draft: Draft, in store: any DraftStore<Draft>, scope: FlowScope) {
    wrappedValue = draft
    self.store = store
    self.scope = scope
  }

  /// Saves the draft as it is when the work begins, so that the last of several saves writes the newest one.
  public func save() {
    scope.perform { [self] in await store.save(wrappedValue) }
  }

  /// Keeps later changes in memory only, since the draft has become something that is stored.
  public func stopSaving() { isSaved = false }
}
