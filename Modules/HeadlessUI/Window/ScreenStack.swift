/// The screens of a window by name, from the root to what the person sees.
public struct ScreenStack: Equatable, Sendable {
  /// How a screen came to stand above the one before.
  public enum Arrival: String, Sendable {
    /// It is the window's first.
    case root
    /// It was pushed.
    case pushed
    /// It was presented and covers all.
    case fullScreen
    /// It was presented as a sheet.
    case sheet
    /// It is an alert.
    case alert
  }

  /// One screen.
  public struct Entry: Equatable, Sendable {
    /// What the screen is called.
    public let name: String
    /// How it came.
    public let arrival: Arrival
  }

  /// The screens, bottom first.
  public let entries: [Entry]
}

// MARK: - CustomStringConvertible

extension ScreenStack: CustomStringConvertible {
  /// The names in one line: `>` before a pushed screen, `/` before a presented one.
  public var description: String {
    entries.reduce(into: "") { line, entry in
      if !line.isEmpty { line += entry.arrival == .pushed ? " > " : " / " }
      line += entry.name
    }
  }
}
