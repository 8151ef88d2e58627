import Foundation

/// The locale of the process, which ICU reads from the environment on its own, whatever locale the app formats in.
enum ProcessLocale {
  private static let variables = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"]

  /// Removes variables that do not name a locale: ICU crashes on some, such as one of 200 letters.
  ///
  /// Call it before the first use of a formatter.
  static func removeUnusableVariables(
    of environment: [String: String] = ProcessInfo.processInfo.environment,
    by remove: (String) -> Void = { unsetenv($0) }
  ) {
    for name in variables {
      if let value = environment[name], !isLocale(value) { remove(name) }
    }
  }

  /// Returns whether a text has the form of POSIX: `language[_REGION][.codeset][@modifier]`.
  static func isLocale(_ text: String) -> Bool {
    let form = /[A-Za-z]{1,8}([_-][A-Za-z0-9]{1,8}){0,3}(\.[A-Za-z0-9_-]{1,20})?(@[A-Za-z0-9=;_-]{1,20})?/
    return text.wholeMatch(of: form) != nil
  }
}
