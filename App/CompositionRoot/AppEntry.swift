/// A way from home into a feature: a person takes it by a tap or by a link, and again when the app was killed in it.
enum AppEntry: Equatable, Sendable, Codable {
  /// Who the person is, on a sheet.
  case profile
  /// Who the person is, pushed onto the settings.
  case profileInSettings
}
