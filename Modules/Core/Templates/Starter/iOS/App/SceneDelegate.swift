import FlowPhone
import Phone
import UIKit

@MainActor let app = PhoneApp()

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var scene: PhoneScene?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    self.scene = app.connect(window, to: session, options: connectionOptions)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { self.scene?.open(URLContexts) }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { self.scene?.continue(userActivity) }

  func sceneWillResignActive(_ scene: UIScene) { self.scene?.willResignActive() }

  func sceneDidBecomeActive(_ scene: UIScene) { self.scene?.didBecomeActive() }
}
