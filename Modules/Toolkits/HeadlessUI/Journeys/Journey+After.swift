extension Journey {
  /// The journey with the steps of the journeys that it comes after, each journey once, in place of the lines that name
  /// them.
  /// - Parameter find: the journey of a name.
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
        // The author of this journey looks for the trouble here.
        if case .step = inner.content { whole.append(Line(number: line.number, content: inner.content)) }
      }
    }
    return Journey(title: title, lines: whole)
  }
}
