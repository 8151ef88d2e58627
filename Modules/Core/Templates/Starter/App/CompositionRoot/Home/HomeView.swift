import FlowKit
import FlowScreens
import FlowShell

typealias HomeView = ScreenView<HomeContent>

struct HomeContent: Equatable, Sendable {
  let lines: [LocalizedText]
  let rows: [AppRow]
}
