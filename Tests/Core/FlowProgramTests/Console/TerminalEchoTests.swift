import Foundation
import Testing

@testable import FlowProgram

struct TerminalEchoTests {
  // Catches an echo that stays off, and Ctrl-Z, which leaves the shell a terminal without one.
  @Test func `the terminal shows nothing, and cannot be left, only while a secret is typed`() throws {
    var (main, other): (Int32, Int32) = (0, 0)
    try #require(openpty(&main, &other, nil, nil, nil) == 0)
    defer { for end in [main, other] { close(end) } }
    let echo = TerminalEcho(other)
    let before = settings(of: other)

    echo.hide()
    echo.hide()
    let during = settings(of: other)
    echo.show()
    let after = settings(of: other)
    echo.show()

    #expect(before.c_lflag & tcflag_t(ECHO) != 0 && during.c_lflag == before.c_lflag & ~tcflag_t(ECHO))
    #expect(suspension(in: before) != TerminalEcho.noCharacter && suspension(in: during) == TerminalEcho.noCharacter)
    for settings in [after, settings(of: other)] {
      #expect(settings.c_lflag == before.c_lflag && suspension(in: settings) == suspension(in: before))
    }
  }

  private func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings
  }

  private func suspension(in settings: termios) -> cc_t {
    withUnsafeBytes(of: settings.c_cc) { $0[Int(VSUSP)] }
  }
}
