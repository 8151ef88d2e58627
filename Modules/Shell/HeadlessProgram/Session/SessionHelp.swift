/// What `help` says in a session.
enum SessionHelp {
  /// - Parameter link: a link that the app understands.
  static func text(link: String) -> String {
    let gap = String(repeating: " ", count: max(2, 24 - link.count))
    return """
      On the screen, by number or by name:
        3                            tap the button 3             Continue
        1 Ada                        put Ada into the field 1     First name Ada
        2                            list what 2 can hold         Country

      Like a person with a finger:
        back, or: <, x               swipe back                   swipe back and let go early
        pull down, or: v             swipe back and hold          finish the swipe, or: let go early

      Around the app:
        open \(link)\(gap)a link is opened
        clock +31m                   time goes by: d, h, m, s
        kill, relaunch               the process is gone; the app is started again
        expect text "Welcome"        is it so? also: screen, title, field, error, action, stack, result

      `--record FILE` writes what you do down as a journey. Also: look, help, quit.
      """
  }
}
