extension Template {
  /// Returns the copy without public imports that only lines about used features need.
  ///
  /// The compiler refuses an unused public import; others are harmless.
  func removingUnusedImports(_ copy: String, of path: String) -> String {
    let source = SourceText(copy, path: path)
    let words = Declarations(in: source).words
    let before = Declarations(in: self.source(of: path)).words
    let lines = source.lines.map(\.text).filter { text in
      guard let line = ImportLine(text), line.isPublic else { return true }
      let types = types(of: line.module)
      return types.isDisjoint(with: before) || !types.isDisjoint(with: words)
    }
    // Drops blank lines at the start of the file.
    return source.joined(Array(lines.drop(while: \.isEmpty)))
  }

  private func types(of module: String) -> Set<String> {
    let paths = package.paths.filter { $0.hasPrefix("Modules/") && $0.contains("/\(module)/") }
    return Set(paths.flatMap { Declarations(in: source(of: $0)).types })
  }
}
