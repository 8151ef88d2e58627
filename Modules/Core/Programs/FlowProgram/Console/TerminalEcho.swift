import Foundation
import Synchronization

/// Hides a person's input, such as a secret.
final class TerminalEcho: Sendable {
  /// The setting for a key that does nothing, which POSIX calls `_POSIX_VDISABLE`.
  #if canImport(Darwin)
    static let noCharacter: cc_t = 0xFF
  #else
    static let noCharacter: cc_t = 0
  #endif

  private let descriptor: Int32
  private let former = Mutex<termios?>(nil)

  /// - Parameter descriptor: The terminal; any other file is left unchanged.
  init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  func hide() {
    former.withLock { former in
      var settings = termios()
      guard former == nil, tcgetattr(descriptor, &settings) == 0 else { return }
      former = settings
      settings.c_lflag &= ~tcflag_t(ECHO)
      // A shell would get a terminal without an echo.
      withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VSUSP)] = Self.noCharacter }
      // Not TCSAFLUSH, which would discard keys that were pressed early.
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  /// Restores the settings.
  func show() {
    former.withLock { former in
      guard var settings = former.take() else { return }
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }
}
