extension Journey {
  /// Returns the journey with each `after` line replaced by the steps of that journey, each journey once.
  /// - Parameter find: Returns the journey with a name.
  public func whole<Trouble>(_ find: (String) throws(Trouble) -> Journey) throws(Trouble) -> Journey {
    var played: Set<String> = []
    return try whole(find, played: &played)
  }

  private func whole<Trouble>(
    _ find: (String) throws(Trouble) -> Journey, played: inout Set<String>
  ) throws(Trouble) -> Journey {
    var whole: [Line] = []
    for line in lines {
      guard case .step(.after(let name)) = line.content else {
        whole.append(line)
        continue
      }
      guard played.insert(name).inserted else { continue }
      whole.append(Line(number: line.number, content: .note("after \(name)")))
      for inner in try find(name).whole(find, played: &played).lines {
        // Errors in these steps are reported at the line that names their journey.
        if case .step = inner.content { whole.append(Line(number: line.number, content: inner.content)) }
      }
    }
    return Journey(title: title, lines: whole)
  }
}
