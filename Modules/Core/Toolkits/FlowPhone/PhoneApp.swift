import AppShell
import CompositionRoot
public import FlowKit
public import FlowUIKit
public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitStandIn
#endif

/// The app on a phone or a tablet: its stores, opened once, and its scenes.
///
/// An iOS target makes one, and connects each scene to it.
@MainActor
public final class PhoneApp {
  private let file: URL
  private let observer: any FlowObserver
  private var launch: Task<Composition, any Error>?

  /// The default location of the database: `app.sqlite` in the documents folder.
  public static var file: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appending(path: "app.sqlite")
  }

  /// - Parameters:
  ///   - file: The location of the database.
  ///   - observer: Sees the flows of all scenes; by default, misuse and leaks are logged.
  public init(dataAt file: URL = file, observer: any FlowObserver = FlowLog()) {
    self.file = file
    self.observer = observer
  }

  /// Shows the app in the window of a scene, and opens the links that the scene was connected with.
  /// - Returns: The scene, which its delegate retains. If the data cannot be used, the window says why.
  public func connect(
    _ window: UIWindow, to session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> PhoneScene {
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return connect(navigation, with: UIKitPresenters(window: window), to: session, options: options)
  }

  package func connect(
    _ navigation: UINavigationController, with presenters: UIKitPresenters, to session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> PhoneScene {
    let id = SceneID(session.persistentIdentifier)
    let scene = PhoneScene(navigation, presenters: presenters, observer: observer) { [self] presentation in
      try await composition().makeRootFlow(presentation, in: id)
    }
    scene.open(options.urlContexts)
    for activity in options.userActivities { scene.continue(activity) }
    return scene
  }

  /// Clears the places in the app of windows that the person has closed; call it from the method of the same name of the
  /// app delegate.
  public func didDiscardSceneSessions(_ sessions: Set<UISceneSession>) {
    let scenes = sessions.map { SceneID($0.persistentIdentifier) }
    Task {
      do {
        try await composition().didDiscard(scenes)
      } catch {
        // The next scene that finds them adopts them.
      }
    }
  }

  /// Opens the stores, once.
  private func composition() async throws -> Composition {
    let launch = self.launch ?? Task { [file] in try await Composition.onPhone(dataAt: file, scenes: .ofUIKit) }
    self.launch = launch
    do {
      return try await launch.value
    } catch {
      // The next scene tries again.
      if self.launch == launch { self.launch = nil }
      throw error
    }
  }
}

extension AppScenes {
  /// The scenes of the application.
  fileprivate static var ofUIKit: AppScenes {
    AppScenes { id in
      UIApplication.shared.openSessions.contains { $0.persistentIdentifier == id.name }
    } activate: { id, onFailure in
      guard let session = UIApplication.shared.openSessions.first(where: { $0.persistentIdentifier == id.name }) else {
        return onFailure()
      }
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: session)) { _ in
        Task { @MainActor in onFailure() }
      }
    }
  }
}
