import Foundation
import SimulatedDevice

extension Arguments {
  @MainActor
  static func help(of app: any HeadlessApp) -> String {
    let all = Option.all(with: app.options)
    let width = all.map(\.usage.count).max() ?? 0
    let options = all.map { option in
      let padding = String(repeating: " ", count: width - option.usage.count)
      return "  \(option.usage)\(padding)  \(option.explanation)"
    }
    return """
      The app without a screen.

        \(app.name)                      use it: in a terminal by typing, else by commands on standard input
        \(app.name) play [JOURNEY…]       play journeys: files, or names of the app's own; without any, all of its own
        \(app.name) explore [JOURNEY…]    try all that can be done, from where these journeys end, and tell each mistake
                                 by a journey that shows it
        \(app.name) graph [JOURNEY…]      draw the screens and what leads from one to another, as far as journeys go
        \(app.name) storyboard JOURNEY…   draw each screen of these journeys, on one page for a browser
        \(app.name) check                say what of the data in --database can be read, and mend what can be mended
        \(app.name) backup FILE          copy the data in --database to FILE, also while the app runs

      \(options.joined(separator: "\n"))

      In a session, `help` says what can be typed. Without --now, play and --record begin at
      \(DeviceClock.journeyStart.formatted(.iso8601)), and any other session has the system's clock.
      It ends with 0 if all went well, 1 if something expected was not so, 2 if it was asked for nonsense.

      """
  }
}
