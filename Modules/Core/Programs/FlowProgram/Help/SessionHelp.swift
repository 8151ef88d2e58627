import FlowCommandLine

struct SessionHelp {
  /// An example of a deep link.
  let link: String
  /// The app's own topics.
  let topics: [HelpTopic]

  func text(width: Int) -> String {
    let last = "`--record FILE` records the session as a journey. Every line of a journey can be typed here, too."
    return all.map { $0.text(width: width) + "\n" }.joined()
      + last.wrapped(to: width, hanging: 0)
  }

  var all: [HelpTopic] { [screen, gestures, device] + topics + [expectations, session] }

  private var screen: HelpTopic {
    HelpTopic(
      "On the screen, by number or by name",
      [
        HelpTopic.Entry("2", "Continue", does: "tap the button"),
        HelpTopic.Entry("1 Ada", "First name Ada", does: "put Ada into the field"),
        HelpTopic.Entry("1 \"\"", does: "empty the field"),
        HelpTopic.Entry("3", "Country", does: "choose: type a number, or part of a name"),
        HelpTopic.Entry("3 est", "Country est", does: "choose by the beginning; if several match, you are asked"),
        HelpTopic.Entry("4", "4 off", "turn off \"Sound\"", does: "turn a switch on or off"),
        HelpTopic.Entry("5 2026-11-23", does: "choose a date: year, month, day"),
        HelpTopic.Entry(
          "paste \"Ada\" into \"First name\"", does: "add a text at the end; `suggest … for …` adds a space, too"),
        HelpTopic.Entry("tap", "fill", "choose", "turn", does: "list what can be tapped, filled, chosen and turned"),
      ])
  }

  private var gestures: HelpTopic {
    HelpTopic(
      "Gestures",
      [
        HelpTopic.Entry("back", "<", "x", does: "go back, or close a presented screen"),
        HelpTopic.Entry("back to \"Home\"", does: "go back several screens"),
        HelpTopic.Entry("pull down", "v", does: "pull a sheet down"),
        HelpTopic.Entry("scroll down", "scroll up", does: "scroll a long list; also `to the end`, `to the top`"),
        HelpTopic.Entry("pull to refresh", does: "refresh the screen, where it says so"),
        HelpTopic.Entry("swipe back", "swipe back and let go early", does: "swipe back, or cancel the swipe"),
        HelpTopic.Entry("swipe back and hold", does: "hold; then `finish the swipe` or `let go early`"),
      ])
  }

  private var device: HelpTopic {
    HelpTopic(
      "Around the app",
      [
        HelpTopic.Entry("open \(link)", does: "open a link"),
        HelpTopic.Entry("tap \"Continue\" and at once open \(link)", does: "any step before the app is at rest"),
        HelpTopic.Entry("clock +31m", "clock +1d2h", does: "advance the clock: d, h, m, s"),
        HelpTopic.Entry("the secrets are unreadable", does: "as before the first unlock; ends with `readable`"),
        HelpTopic.Entry("leave the app", "come back", does: "it is covered; it is uncovered, or asks who you are"),
        HelpTopic.Entry(
          "the device does not recognize the person", does: "unlocking takes a sign-in; ends with `recognizes`"),
        HelpTopic.Entry("next save fails", does: "the disk is full once: nothing is saved"),
        HelpTopic.Entry("the data is damaged", does: "after `kill`: the next launch shows what a person can do"),
        HelpTopic.Entry(
          "next save is not confirmed", does: "the disk fails once, and only the next launch knows what it has saved"),
        HelpTopic.Entry("region is \"DE\"", does: "launch the app again with another region's numbers"),
        HelpTopic.Entry("language is \"de\"", does: "launch the app again in another language"),
        HelpTopic.Entry("kill", "relaunch", does: "end the process without warning; start the app again"),
      ])
  }

  private var expectations: HelpTopic {
    HelpTopic(
      "Expectations",
      [
        HelpTopic.Entry("expect text \"Welcome\"", does: "a text anywhere on the screen"),
        HelpTopic.Entry("expect screen \"Home\"", does: "the screen's name; likewise title, stack, tab, result"),
        HelpTopic.Entry("expect no error", does: "also field, option, action, busy; each with or without `no`"),
      ])
  }

  private var session: HelpTopic {
    HelpTopic(
      "The session",
      [
        HelpTopic.Entry("look", does: "show the screen again"),
        HelpTopic.Entry("help", "?", does: "show this help"),
        HelpTopic.Entry("quit", "exit", does: "quit the app and the session"),
      ],
      note: """
        The number of a secret asks for it without showing it. Ctrl-D ends the session. `rlwrap` before the command adds a \
        history and editing of lines.
        """)
  }
}

/// A topic of the help: inputs with their meanings.
public struct HelpTopic: Equatable, Sendable {
  /// An input with its meaning.
  public struct Entry: Equatable, Sendable {
    /// The examples of the input, which the help separates by commas.
    package let examples: [String]
    package let meaning: String

    public init(_ examples: String..., does meaning: String) {
      self.examples = examples
      self.meaning = meaning
    }
  }

  package let title: String
  package let entries: [Entry]

  /// An additional sentence.
  package let note: String?

  public init(_ title: String, _ entries: [Entry], note: String? = nil) {
    self.title = title
    self.entries = entries
    self.note = note
  }
}

extension HelpTopic {
  /// Returns the topic in lines of a maximum width.
  func text(width: Int) -> String {
    let table = HelpTable(entries.map { ($0.examples.joined(separator: ", "), $0.meaning) }).text(width: width)
    let note = note.map { "  " + $0.wrapped(to: width - 2, hanging: 0).replacing("\n", with: "\n  ") + "\n" } ?? ""
    return title + "\n" + table + note
  }
}
