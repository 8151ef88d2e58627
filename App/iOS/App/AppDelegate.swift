import FlowPhone
import Phone
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    app.didDiscardSceneSessions(sceneSessions)
  }
}
