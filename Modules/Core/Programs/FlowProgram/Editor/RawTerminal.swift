import Foundation
import Synchronization

/// The settings of the terminal: it sends each key at once while a line is edited, and is unchanged at other times.
final class RawTerminal: Sendable {
  private let descriptor: Int32
  private let former = Mutex<termios?>(nil)

  /// - Parameter descriptor: The terminal; any other file is left unchanged.
  init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Makes the terminal send each key at once.
  func enter() {
    former.withLock { former in
      var settings = termios()
      guard former == nil, tcgetattr(descriptor, &settings) == 0 else { return }
      former = settings
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
      withUnsafeMutableBytes(of: &settings.c_cc) {
        $0[Int(VMIN)] = 1; $0[Int(VTIME)] = 0
      }
      // Not TCSAFLUSH, which would discard keys that were pressed early.
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  /// Restores the settings.
  func leave() {
    former.withLock { former in
      guard var settings = former.take() else { return }
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  /// Suspends the process like Ctrl-Z, and returns when it continues.
  func suspend() {
    leave()
    // The signal is unblocked and sent to this thread, so that the process stops before the settings change again.
    var (stop, former) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &former)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    enter()
  }
}
