import Testing

/// A short journey on the real UIKit.
@MainActor
struct LaunchTests {
  @Test func `the app starts at home, a tap opens a feature, and back cancels it`() async throws {
    let app = try await LaunchedApp()
    try await app.expectScreen("Home")

    try app.tap("Open an account")
    try await app.expectScreen("Your e-mail address")
    app.goBack()

    try await app.expectScreen("Home")
  }
}
