import Testing

/// A short journey on the real UIKit.
@MainActor
struct LaunchTests {
  @Test func `the app starts at home, a tap opens the settings, and back returns`() async throws {
    let app = try await LaunchedApp()
    try await app.expectScreen("Home")

    try app.tap("Settings")
    try await app.expectScreen("Settings")
    app.goBack()

    try await app.expectScreen("Home")
  }
}
