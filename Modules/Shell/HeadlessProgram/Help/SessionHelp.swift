/// The help in a session.
struct SessionHelp {
  /// An example of a deep link.
  let link: String
  /// The app's own topics.
  let topics: [HelpTopic]

  /// Returns the help in lines of a maximum width.
  func text(width: Int) -> String {
    let last = "`--record FILE` writes what you do down as a journey. Every line of a journey can be typed here, too."
    return all.map { $0.text(width: width) + "\n" }.joined()
      + last.wrapped(to: width, hanging: 0)
  }

  /// All topics.
  var all: [HelpTopic] { [screen, gestures, device] + topics + [expectations, session] }

  private var screen: HelpTopic {
    HelpTopic(
      "On the screen, by number or by name",
      [
        HelpTopic.Entry("2", "Continue", does: "tap the button"),
        HelpTopic.Entry("1 Ada", "First name Ada", does: "put Ada into the field"),
        HelpTopic.Entry("1 \"\"", does: "empty the field"),
        HelpTopic.Entry("3", "Country", does: "choose: type a number, or part of a name"),
        HelpTopic.Entry("3 est", "Country est", does: "choose what begins so; if several do, you are asked which"),
        HelpTopic.Entry("tap", "fill", "choose", does: "say what can be tapped, filled and chosen"),
      ])
  }

  private var gestures: HelpTopic {
    HelpTopic(
      "Like a person with a finger",
      [
        HelpTopic.Entry("back", "<", "x", does: "go back, or close what is presented"),
        HelpTopic.Entry("back to \"Home\"", does: "go back several screens"),
        HelpTopic.Entry("pull down", "v", does: "pull a sheet down"),
        HelpTopic.Entry("swipe back", "swipe back and let go early", does: "swipe, or change your mind"),
        HelpTopic.Entry("swipe back and hold", does: "hold; then `finish the swipe` or `let go early`"),
      ])
  }

  private var device: HelpTopic {
    HelpTopic(
      "Around the app",
      [
        HelpTopic.Entry("open \(link)", does: "open a link"),
        HelpTopic.Entry("clock +31m", "clock +1d2h", does: "let time go by: d, h, m, s"),
        HelpTopic.Entry("kill", "relaunch", does: "end the process without a goodbye; start the app again"),
      ])
  }

  private var expectations: HelpTopic {
    HelpTopic(
      "Is it so?",
      [
        HelpTopic.Entry("expect text \"Welcome\"", does: "a text that is somewhere on the screen"),
        HelpTopic.Entry("expect screen \"Home\"", does: "the screen's name; likewise title, stack, tab, result"),
        HelpTopic.Entry("expect no error", does: "also field, option, action, busy; each with or without `no`"),
      ])
  }

  private var session: HelpTopic {
    HelpTopic(
      "The session",
      [
        HelpTopic.Entry("look", does: "show the screen again"),
        HelpTopic.Entry("help", "?", does: "show this"),
        HelpTopic.Entry("quit", "exit", does: "leave the app and end"),
      ],
      note: """
        While you type, Tab completes, and a second Tab lists what can follow. The arrows move in the line and bring back \
        earlier ones; Ctrl-A, E, W, U and K move and delete as in a shell. Ctrl-C throws the line away, Ctrl-D ends.
        """)
  }
}
