import FlowKit
import FlowTesting

/// A screen of a play.
@MainActor
final class PlayScreen: ViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  /// The number of any screen of a play; alerts and tabs carry theirs as a title.
  static func number(of viewController: any ViewController) -> Int {
    switch viewController {
    case let screen as PlayScreen: screen.number
    case let alert as TestAlert: Int(alert.content.title) ?? 0
    case let tabs as TestTabBarController: tabs.titles.first.flatMap { Int($0) } ?? 0
    default: 0
    }
  }
}
