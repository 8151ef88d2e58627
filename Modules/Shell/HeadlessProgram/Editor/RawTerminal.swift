import Foundation
import Synchronization

/// The terminal's settings: it hands over each key while a line is edited, and is as it was at any other time.
final class RawTerminal: Sendable {
  private let descriptor: Int32
  private let former = Mutex<termios?>(nil)

  /// - Parameter descriptor: The terminal; what is none stays as it is.
  init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Lets each key come in as it is pressed.
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
      // Keys that were pressed early stay.
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  /// Makes the terminal what it was.
  func leave() {
    former.withLock { former in
      guard var settings = former.take() else { return }
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  /// Stops the process as Ctrl-Z does, and returns when it goes on.
  func suspend() {
    leave()
    // To this thread, and open to it: a stop that came later would find the terminal taken again.
    var (stop, former) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &former)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    enter()
  }
}
