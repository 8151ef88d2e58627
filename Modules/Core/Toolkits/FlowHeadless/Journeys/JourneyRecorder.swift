/// Records a person's actions as a journey that reproduces them.
public struct JourneyRecorder: Sendable {
  /// The journey so far.
  public private(set) var text: String
  private var screenName: String?
  private var samples: [String: String] = [:]

  /// Creates a recorder for a journey with a title and a first screen.
  public init(title: String, screen: ScreenSnapshot? = nil) {
    text = "# \(title.printable)\n\n"
    expect(screen)
  }

  /// Adds a played step, and the resulting screen.
  ///
  /// If the step fills in a secret field, the text is replaced by a sample with letters and digits in the same places, which is
  /// the same for each occurrence of the secret.
  public mutating func record(_ step: JourneyStep, screen: ScreenSnapshot?, isSecret: Bool = false) {
    if isSecret, case .action(let action) = step {
      text += "\(JourneyStep.action(action.replacingText { sample(for: $0) }))  # a sample instead of the secret\n"
    } else {
      text += "\(step)\n"
    }
    expect(screen)
  }

  private mutating func sample(for secret: String) -> String {
    if let known = samples[secret] { return known }
    // All samples of a short secret can be in use.
    let candidates = (samples.count..<samples.count + 100).lazy.map { secret.sample($0) }
    let sample = candidates.first { !samples.values.contains($0) && $0 != secret } ?? secret.sample(samples.count)
    samples[secret] = sample
    return sample
  }

  private mutating func expect(_ screen: ScreenSnapshot?) {
    guard let name = screen?.name, name != screenName else { return }
    screenName = name
    text += "\(JourneyStep.expect(.screen(name), isNegated: false))\n"
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
