/// `new-screen`: adds a screen to a feature with the shape of a template, after its last screen of the kind.
struct NewScreen {
  let package: Package
  let feature: String
  let screen: Screen

  func plan() throws(ScaffoldError) -> Plan {
    let names = try FeatureNames(of: feature, in: package)
    let template = try Template(names.pattern, in: package)
    try NameRules(package: package).check(screen, in: names)
    let files = template.files(for: screen, of: names).sorted { $0.path < $1.path }
    try Conflicts(package: package, template: template).check(screen, of: names, files: files)

    var plan = Plan()
    for file in files { plan.create(file.path, file.data) }
    var missing: [MissingPlace] = []
    for (path, places) in template.screenPlaces(of: screen.kind, for: names) {
      let source = SourceText(package.text(of: path) ?? "", path: path)
      // The app works without tests, journeys and pages.
      let isNeeded = path.hasSuffix(".swift") && !path.hasPrefix("Tests/")
      var insertions: [Insertion] = []
      for place in places {
        if let insertion = place.insertion(of: screen.name, in: source) {
          insertions.append(insertion)
        } else if isNeeded {
          missing.append(MissingPlace(path: path, line: place.line))
        } else {
          plan.say("  left     \(path), without a line \"\(place.line)\"; add there what concerns \(screen.name)")
        }
      }
      plan.insert(insertions, into: source, at: path)
    }
    guard missing.isEmpty else { throw .noPlaces(for: screen.name, missing) }
    plan.say("Test it: swift test --filter \(feature)Tests && swift run App play \(feature)")
    return plan
  }
}
