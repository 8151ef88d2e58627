#if canImport(SwiftUI) && canImport(UIKit)
  import FlowPhone
  import FlowShell
  import SwiftUI

  @MainActor private let app = PhoneApp { _ in throw CancellationError() }

  // The guide.
  struct GardenApp: SwiftUI.App {
    var body: some Scene {
      WindowGroup { PhoneAppView(app) }
    }
  }
#endif
