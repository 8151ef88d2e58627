import Foundation

extension Locale {
  /// The locales that the app is made for.
  static let supported = [
    "en_US", "en_GB", "en_IN", "de_DE", "de_CH", "fr_FR", "es_ES", "pt_BR", "et_EE", "pl_PL", "sv_SE",
    "ja_JP", "ar_EG",
    "hi_IN",
  ].map(Locale.init(identifier:))
}
