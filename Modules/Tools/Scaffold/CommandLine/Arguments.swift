import Words

/// The parsed command line.
struct Arguments: Equatable {
  /// The task.
  enum Task: Equatable {
    case newApp(NewApp)
    case newFeature(FeatureNames)
    case newScreen(Screen, of: String)
    case removeFeature(String, isForced: Bool)
    case showHelp
  }

  let task: Task
  /// Whether to print the changes without making them.
  let isDryRun: Bool

  /// Parses the arguments.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first, first != Option.help.rawValue else {
      task = .showHelp
      isDryRun = false
      return
    }
    guard let verb = Verb(rawValue: first) else {
      throw .unknownVerb(first, nearest: first.nearest(in: Verb.allCases.map(\.rawValue)))
    }
    let (names, values) = try Self.read(words.dropFirst(), for: verb)
    isDryRun = values[.dryRun] != nil
    task = try words.count == 1 || values[.help] != nil ? .showHelp : Self.task(verb, names, values)
  }

  private static func read(
    _ words: ArraySlice<String>, for verb: Verb
  ) throws(UsageError) -> (names: [String], values: [Option: String]) {
    var names: [String] = []
    var values: [Option: String] = [:]
    var rest = words
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = verb.options.first(where: { $0.rawValue == halves[0] }) else {
        throw .unknownOption(halves[0], nearest: halves[0].nearest(in: verb.options.map(\.rawValue)))
      }
      if halves.count == 2, !option.takesValue { throw .needlessValue(option) }
      let value = halves.count == 2 ? halves[1] : option.takesValue ? rest.popFirst() ?? "" : "yes"
      guard !value.isEmpty, !value.hasPrefix("-") else { throw .missingValue(option) }
      guard values.updateValue(value, forKey: option) == nil else { throw .repeatedOption(option) }
    }
    return (names, values)
  }

  private static func task(
    _ verb: Verb, _ names: [String], _ values: [Option: String]
  ) throws(UsageError) -> Task {
    guard names.count == verb.operands else { throw .wrongNames(verb) }
    switch verb {
    case .newApp:
      return .newApp(
        NewApp(
          name: names[0], scheme: values[.scheme] ?? names[0].lowercased(), path: values[.at] ?? "../" + names[0]))
    case .newFeature:
      guard values[.screens] != nil else { throw .missingScreens(names[0]) }
      var screens: [Screen] = []
      for text in try list(.screens, values) { screens.append(try screen(text)) }
      return .newFeature(
        FeatureNames(
          feature: names[0], screens: screens, uses: try list(.uses, values),
          result: values[.result] ?? names[0] + "Receipt"))
    case .newScreen: return .newScreen(try screen(names[1]), of: names[0])
    case .removeFeature: return .removeFeature(names[0], isForced: values[.force] != nil)
    }
  }

  /// Parses a screen such as `Limit:form`; the default kind is a form.
  private static func screen(_ text: String) throws(UsageError) -> Screen {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return Screen(text) }
    guard let kind = ScreenKind(rawValue: parts[1]) else {
      throw .unknownKind(parts[1], nearest: parts[1].nearest(in: ScreenKind.allCases.map(\.rawValue)))
    }
    return Screen(parts[0], kind)
  }

  private static func list(_ option: Option, _ values: [Option: String]) throws(UsageError) -> [String] {
    guard let value = values[option] else { return [] }
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains(where: \.isEmpty) else { throw .emptyName(option) }
    return names
  }
}
