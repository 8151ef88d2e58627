import FlowHeadless
import Testing

@MainActor
struct JourneyRecorderTests {
  @Test func `recorded actions play back the same`() async throws {
    let app = NotesApp()
    let actions: [PersonAction] = [
      .tap("Write"), .fill("First name", with: "Ada \"the\" \\ first\n\u{0}"),
      .choose("Finland", for: "Country"),
      .tap("Continue"), .tap("Write"), .pullDown,
    ]
    var recorder = JourneyRecorder(title: "A\nsession", screen: app.driver?.window.snapshot)
    let player = JourneyPlayer(host: app)
    for action in actions {
      try await player.play(.action(action))
      recorder.record(.action(action), screen: app.driver?.window.snapshot)
    }

    let other = NotesApp()
    let report = try await other.play(recorder.text)

    #expect(report.failure == nil)
    #expect(report.steps == actions.count + 5)
    #expect(other.driver?.window.snapshot == app.driver?.window.snapshot)
    #expect(
      recorder.text == #"""
        # A\u{A}session

        expect screen "Home"
        tap "Write"
        expect screen "Form"
        fill "First name" with "Ada \"the\" \\ first\n\u{0}"
        choose "Finland" for "Country"
        tap "Continue"
        expect screen "Home"
        tap "Write"
        expect screen "Form"
        pull down
        expect screen "Home"

        """#)
  }

  // Catches a sample that is the secret itself, and one that stands for two secrets.
  @Test func `a sample differs from the secret and from the other samples`() {
    var recorder = JourneyRecorder(title: "PINs")

    for secret in ["kt", "ab", "kt"] {
      recorder.record(.action(.fill("PIN", with: secret)), screen: nil, isSecret: true)
    }

    let samples = recorder.text.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "#" } }
    #expect(samples == ["fill \"PIN\" with \"tw\"  ", "fill \"PIN\" with \"we\"  ", "fill \"PIN\" with \"tw\"  "])
  }

  // Catches a name that depends on the order of a dictionary, and a paste that has the secret.
  @Test func `a secret of the world is recorded by its first name, however it came into the field`() {
    var recorder = JourneyRecorder(title: "PINs")
    let secrets = ["zoe": "4711", "ada": "4711", "nobody": ""]

    for action in [PersonAction.fill("PIN", with: "4711"), .paste("4711", into: "PIN"), .suggest("4711", for: "PIN")] {
      recorder.record(.action(action), screen: nil, isSecret: true, secrets: secrets)
    }
    recorder.record(.action(.fill("PIN", with: "")), screen: nil, isSecret: true, secrets: secrets)
    recorder.record(.fillSecret("PIN", named: "ada"), screen: nil, isSecret: true, secrets: secrets)

    let line = "fill \"PIN\" with secret \"ada\""
    let lines = recorder.text.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "#" }) }
    #expect(lines == [line, line, line, "fill \"PIN\" with \"\"  ", line])
  }

  // Catches a recording whose reader does not see the pasted characters.
  @Test func `keeps pasted and suggested texts, with escapes for invisible characters`() throws {
    var recorder = JourneyRecorder(title: "Pasted")
    let steps: [PersonAction] = [
      .paste("a\u{200B}\u{202E}b\u{A0}\n", into: "Name"), .suggest("Ada", for: "Name"),
      .fill("Name", with: "Zo\u{EB}\u{3164}"),
    ]

    for step in steps { recorder.record(.action(step), screen: nil) }

    #expect(
      recorder.text.hasSuffix(
        """
        paste "a\\u{200B}\\u{202E}b\\u{A0}\\n" into "Name"
        suggest "Ada" for "Name"
        fill "Name" with "Zoë\\u{3164}"

        """))
    let lines = recorder.text.split(separator: "\n").dropFirst()
    #expect(try lines.compactMap { try JourneyParser().step(from: String($0)) } == steps.map { .action($0) })
  }
}
