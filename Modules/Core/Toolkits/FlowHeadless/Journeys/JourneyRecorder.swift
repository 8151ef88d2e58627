/// Records a person's actions as a journey that reproduces them.
public struct JourneyRecorder: Sendable {
  /// The journey so far.
  public private(set) var text: String
  private var screenName: String?
  private var samples: [String: String] = [:]

  /// Creates a recorder for a journey with a title and a first screen.
  public init(title: String, screen: ScreenSnapshot? = nil) {
    text = "# \(title.printable)\n\n"
    expect(screen?.name)
  }

  /// Adds a played step, and the resulting screen.
  ///
  /// If the step fills in a secret field, the secret is replaced by the name that the world has for it. Another text is replaced
  /// by a sample with letters and digits in the same places, which is the same for each occurrence.
  /// - Parameters:
  ///   - step: The step.
  ///   - screen: The resulting screen.
  ///   - isSecret: Whether the step fills in a secret field.
  ///   - secrets: The secrets of the world by name.
  public mutating func record(
    _ step: JourneyStep, screen: ScreenSnapshot?, isSecret: Bool = false, secrets: [String: String] = [:]
  ) {
    record(step, screenName: screen?.name, isSecret: isSecret, secrets: secrets)
  }

  /// Adds a played step, and the name of the resulting screen.
  package mutating func record(
    _ step: JourneyStep, screenName: String?, isSecret: Bool = false, secrets: [String: String] = [:]
  ) {
    text += isSecret ? line(ofSecret: step, secrets) : "\(step)\n"
    expect(screenName)
  }

  /// Adds the expectation of a screen, unless it is the last one that was expected.
  package mutating func expectScreen(named name: String?) { expect(name) }

  private mutating func line(ofSecret step: JourneyStep, _ secrets: [String: String]) -> String {
    switch step {
    case .action(let action):
      if let typed = action.typedText, let label = action.typedField, let name = secrets.name(of: typed) {
        return "\(JourneyStep.fillSecret(label, named: name))\n"
      }
      return "\(JourneyStep.action(action.replacingText { sample(for: $0) }))  # a sample instead of the secret\n"
    case .atOnce(let action, let step):
      // A secret cannot be named in the middle of a line.
      return "\(JourneyStep.atOnce(action.replacingText { sample(for: $0) }, then: step))\n"
    case .fillSecret, .open, .clock, .relaunch, .kill, .language, .region, .expect, .after, .app: return "\(step)\n"
    }
  }

  private mutating func sample(for secret: String) -> String {
    if let known = samples[secret] { return known }
    // All samples of a short secret can be in use.
    let candidates = (samples.count..<samples.count + 100).lazy.map { secret.sample($0) }
    let sample = candidates.first { !samples.values.contains($0) && $0 != secret } ?? secret.sample(samples.count)
    samples[secret] = sample
    return sample
  }

  private mutating func expect(_ name: String?) {
    guard let name, name != screenName else { return }
    screenName = name
    text += "\(JourneyStep.expect(.screen(name), isNegated: false))\n"
  }
}

extension [String: String] {
  /// Returns the first name of a secret.
  fileprivate func name(of secret: String) -> String? {
    secret.isEmpty ? nil : filter { $0.value == secret }.keys.min()
  }
}

extension String {
  /// Returns another text with letters and digits where this one has them.
  fileprivate func sample(_ number: Int) -> String {
    String(
      enumerated().map { place, character in
        if character.isNumber { return Self.sign(of: "7305192846", number, place) }
        guard character.isLetter else { return "-" }
        let letter = Self.sign(of: "ktwebqzhum", number, place)
        return character.isUppercase ? Character(letter.uppercased()) : letter
      })
  }

  private static func sign(of signs: String, _ number: Int, _ place: Int) -> Character {
    Array(signs)[(place + number + number / signs.count * place) % signs.count]
  }
}
