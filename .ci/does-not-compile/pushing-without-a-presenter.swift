// error: value of type 'any NavigationController' has no member 'push'
import FlowKit

@MainActor
func push(_ screen: any ViewController, onto navigation: any NavigationController) {
  navigation.push(screen)
}
