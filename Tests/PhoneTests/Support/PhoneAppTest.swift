import FlowKit
import Foundation
import HeadlessUI
import TestSupport
import UIKitStandIn

@testable import Phone

/// A phone or a tablet with the app's data in a folder, and the windows that a test connects.
@MainActor
final class PhoneAppTest {
  let folder: TemporaryFolder
  private(set) var app: PhoneApp
  private let observer: (any FlowObserver)?
  private var sessions: [String: UISceneSession] = [:]
  private var scenes: [PhoneSceneTest] = []

  convenience init(observer: (any FlowObserver)? = nil) throws {
    self.init(in: try TemporaryFolder(), observer: observer)
  }

  init(in folder: TemporaryFolder, observer: (any FlowObserver)? = nil) {
    self.folder = folder
    self.observer = observer
    app = Self.launch(folder, observer)
  }

  var file: URL { folder.url.appending(path: "app.sqlite") }

  private static func launch(_ folder: TemporaryFolder, _ observer: (any FlowObserver)?) -> PhoneApp {
    let file = folder.url.appending(path: "app.sqlite")
    return observer.map { PhoneApp(dataAt: file, observer: $0) } ?? PhoneApp(dataAt: file)
  }

  /// The session with this name, which survives the app.
  func session(_ name: String) -> UISceneSession {
    if let session = sessions[name] { return session }
    let session = UISceneSession("\(folder.url.lastPathComponent) \(name)")
    sessions[name] = session
    return session
  }

  /// Connects a window, and waits until the app is at rest.
  func connect(
    _ name: String, options: UIScene.ConnectionOptions? = nil, beforeLaunched: (PhoneScene) -> Void = { _ in }
  ) async -> PhoneSceneTest {
    let window = PhoneWindow(StandInVariants())
    let connected = app.connect(
      window.navigation, with: window.presenters, to: session(name), options: options ?? .init())
    let scene = PhoneSceneTest(window: window, scene: connected)
    scenes.append(scene)
    beforeLaunched(scene.scene)
    await scene.settle()
    return scene
  }

  /// The system disconnects the window.
  func disconnect(_ scene: PhoneSceneTest) {
    scene.disconnect()
    scenes.removeAll { $0 === scene }
  }

  /// Ends the process and launches the app again, without windows.
  func kill() {
    for scene in scenes { scene.disconnect() }
    scenes = []
    app = Self.launch(folder, observer)
  }
}

/// A window of the app, and the person at it.
@MainActor
final class PhoneSceneTest {
  let window: PhoneWindow
  private var connected: PhoneScene?

  init(window: PhoneWindow, scene: PhoneScene) {
    self.window = window
    connected = scene
  }

  var scene: PhoneScene {
    guard let connected else { preconditionFailure("The scene is disconnected.") }
    return connected
  }

  func disconnect() { connected = nil }

  /// The titles of the screens, bottom first.
  var path: String { window.snapshot?.stack.description ?? "" }

  func settle() async { await PhoneDriver(window: window, idle: scene.idle).settle() }

  func open(_ link: String) async {
    if let url = URL(string: link) { scene.open(url) }
    await settle()
  }
}
