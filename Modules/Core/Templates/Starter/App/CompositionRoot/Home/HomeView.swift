import FlowKit
import FlowScreens
import FlowShell

typealias HomeView = ScreenView<HomeContent>

struct HomeContent: Equatable, Sendable {
  /// The greeting, unless the person has turned it off.
  let greeting: LocalizedText?
  let rows: [AppRow]
}
