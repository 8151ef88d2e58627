/// The words of a service's own fault in journeys, after `library next loans`.
///
/// `<choice>` is one of the pattern's words, `<seconds>` a number of seconds, and `<text>` a text. If a word has two forms,
/// such as `answers|answer`, the second is the plural.
public struct FaultPattern<Call: ServiceCall>: Sendable {
  /// The texts in the place of the pattern's `<…>`.
  public struct Values: Sendable {
    public internal(set) var choice = ""
    public internal(set) var seconds = 0
    public internal(set) var text = ""
  }

  let words: String
  /// The only kind of call that has the fault; nil for every kind.
  let call: Call?
  let choices: [String]
  let fault: @Sendable (Values) -> ServiceFault<Call.Failure>

  /// - Parameters:
  ///   - words: The words, such as `answers|answer <choice>`.
  ///   - call: The only kind of call that has the fault; nil for every kind.
  ///   - choices: The words in the place of `<choice>`.
  ///   - fault: Makes the fault.
  public init(
    _ words: String, of call: Call? = nil, choices: [String] = [],
    _ fault: @escaping @Sendable (Values) -> ServiceFault<Call.Failure>
  ) {
    self.words = words
    self.call = call
    self.choices = choices
    self.fault = fault
  }

  /// The faults of every service.
  static var ofEveryService: [FaultPattern] {
    let service = Call.service
    return [
      FaultPattern("refuses|refuse") { _ in
        .fails(Call.Failure(.refused("The \(service) has refused this.")), .beforeWork)
      },
      FaultPattern("refuses|refuse <text>") { .fails(Call.Failure(.refused($0.text)), .beforeWork) },
      FaultPattern("times|time out before the work") { _ in .fails(Call.Failure(.timedOut), .beforeWork) },
      FaultPattern("times|time out after the work") { _ in .fails(Call.Failure(.timedOut), .afterWork) },
      FaultPattern("loses|lose its|their request") { _ in .fails(Call.Failure(.connectionLost), .beforeWork) },
      FaultPattern("loses|lose its|their reply") { _ in .fails(Call.Failure(.connectionLost), .afterWork) },
      FaultPattern("is|are unreadable") { _ in .fails(Call.Failure(.unreadableReply), .afterWork) },
      FaultPattern("takes|take <seconds> seconds") { .takes(.seconds($0.seconds)) },
      FaultPattern("arrives|arrive <seconds> seconds late") { .arrivesLate(.seconds($0.seconds)) },
      FaultPattern("is|are overtaken") { _ in .isOvertaken },
      FaultPattern("is|are held") { _ in .isHeld },
    ]
  }

  /// The phrases for one call and for several.
  var phrases: [FaultPhrase<Call>] {
    let forms = words.split(separator: " ").map { $0.split(separator: "|") }
    let one = forms.compactMap(\.first).joined(separator: " ")
    let several = forms.compactMap(\.last).joined(separator: " ")
    let service = Call.service
    return [
      "\(service) next \(call?.rawValue ?? "<call>") \(one)",
      "\(service) next <count> \(call?.plural ?? "<call>") \(several)",
    ].map { phrase in
      FaultPhrase(phrase, choices: choices) { [call, fault] in .next($0.count, call ?? $0.call, fault($0.own)) }
    }
  }
}
