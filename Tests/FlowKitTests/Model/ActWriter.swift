struct ActWriter {
  func text(of acts: [Act]) -> String { acts.map { "\($0)" }.joined(separator: "\n") }
}
