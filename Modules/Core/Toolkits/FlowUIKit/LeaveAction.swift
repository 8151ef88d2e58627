#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// Asks the flow of a screen in SwiftUI to leave it, as the exit button does.
  @MainActor
  public struct LeaveAction: Sendable {
    private let leave: @MainActor @Sendable () -> Void

    package nonisolated init(_ leave: @escaping @MainActor @Sendable () -> Void) {
      self.leave = leave
    }

    /// Leaves the screen, if its flow allows it.
    public func callAsFunction() { leave() }
  }

  extension EnvironmentValues {
    private struct Key: EnvironmentKey {
      static let defaultValue = LeaveAction {}
    }

    /// Leaves the screen that the view is in; SwiftUI's `dismiss` removes a pushed screen without asking its flow.
    public var leave: LeaveAction {
      get { self[Key.self] }
      set { self[Key.self] = newValue }
    }
  }

  /// The view of a screen, which can leave it.
  @MainActor
  public struct LeavableView<Content: View>: View {
    private let content: Content
    private let leave: LeaveAction

    package init(_ content: Content, leave: LeaveAction = LeaveAction {}) {
      self.content = content
      self.leave = leave
    }

    package init(_ content: Content, in screen: any ExitRequesting) {
      self.init(content, leave: LeaveAction { [weak screen] in screen?.onExitRequest?() })
    }

    /// The content, with the action in its environment.
    public var body: some View { content.environment(\.leave, leave) }
  }
#endif
