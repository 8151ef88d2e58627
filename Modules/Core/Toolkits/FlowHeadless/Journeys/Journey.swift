/// A script of a person's actions and of the expected screens.
public struct Journey: Equatable, Sendable {
  /// A line of the script that is not blank.
  public struct Line: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
      case comment(String)
      /// An action or an expectation.
      case step(JourneyStep)
    }

    /// A line of another journey.
    public struct Origin: Equatable, Sendable {
      /// The name of the journey.
      public let journey: String
      /// The number of the line in its script, from 1.
      public let line: Int
    }

    /// The number of the line in the script, from 1; for a step of a required journey, that of its `after` line.
    public let number: Int
    public let content: Content
    /// The place of the step of a required journey; nil for the journey's own lines.
    public let origin: Origin?

    init(number: Int, content: Content, origin: Origin? = nil) {
      self.number = number
      self.content = content
      self.origin = origin
    }
  }

  /// The title: the comment at the beginning of the script, or else its name.
  public let title: String
  /// The lines after the title, without blank ones.
  public let lines: [Line]
}

extension Journey {
  /// Returns the journey with each `after` line replaced by the steps of that journey, each journey once.
  /// - Parameter find: Returns the journey with a name.
  public func includingPrerequisites<Failure>(_ find: (String) throws(Failure) -> Journey) throws(Failure) -> Journey {
    var played: Set<String> = []
    return try includingPrerequisites(find, played: &played)
  }

  private func includingPrerequisites<Failure>(
    _ find: (String) throws(Failure) -> Journey, played: inout Set<String>
  ) throws(Failure) -> Journey {
    var result: [Line] = []
    for line in lines {
      guard case .step(.after(let name)) = line.content else {
        result.append(line)
        continue
      }
      guard played.insert(name).inserted else { continue }
      result.append(Line(number: line.number, content: .comment("after \(name)")))
      for inner in try find(name).includingPrerequisites(find, played: &played).lines {
        guard case .step = inner.content else { continue }
        let origin = inner.origin ?? Line.Origin(journey: name, line: inner.number)
        result.append(Line(number: line.number, content: inner.content, origin: origin))
      }
    }
    return Journey(title: title, lines: result)
  }
}
