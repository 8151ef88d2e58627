import UIKit

/// The app as the simulator has launched it, and the person at it.
@MainActor
struct LaunchedApp {
  enum Failure: Error {
    case noWindow
    case notShown(String, insteadOf: String?)
    case noRow(String)
  }

  private let stack: UINavigationController

  /// Waits for the app's window.
  init() async throws {
    let windows = {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        .compactMap { $0.rootViewController as? UINavigationController }
    }
    try await Self.wait { !windows().isEmpty }
    guard let stack = windows().first else { throw Failure.noWindow }
    self.stack = stack
  }

  /// Waits until a screen with a title is on top and at rest.
  func expectScreen(_ title: String) async throws {
    try await Self.wait { stack.transitionCoordinator == nil && stack.topViewController?.title == title }
    guard stack.topViewController?.title == title else {
      throw Failure.notShown(title, insteadOf: stack.topViewController?.title)
    }
  }

  /// Taps the row that VoiceOver reads with a text.
  func tap(_ label: String) throws {
    guard let table = stack.topViewController.flatMap({ Self.table(in: $0.view) }) else { throw Failure.noRow(label) }
    table.layoutIfNeeded()
    for path in table.indexPathsForVisibleRows ?? []
    where table.cellForRow(at: path)?.accessibilityLabel?.hasPrefix(label) == true {
      return table.delegate?.tableView?(table, didSelectRowAt: path) ?? ()
    }
    throw Failure.noRow(label)
  }

  func goBack() { stack.popViewController(animated: true) }

  private static func table(in view: UIView) -> UITableView? {
    view as? UITableView ?? view.subviews.lazy.compactMap(table).first
  }

  /// Waits at most ten seconds, since a simulator takes real time.
  private static func wait(until isTrue: () -> Bool) async throws {
    for _ in 0..<200 where !isTrue() { try await Task.sleep(for: .milliseconds(50)) }
  }
}
