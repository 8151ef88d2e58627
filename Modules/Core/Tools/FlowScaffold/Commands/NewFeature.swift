/// `new-feature`: copies a template, and adds the feature to the lists of the app.
struct NewFeature {
  let package: Package
  let names: FeatureNames

  func plan() throws(ScaffoldError) -> Plan {
    try NameRules(package: package).check(names)
    let template = try Template(names.original, in: package)
    let files = template.files(for: names).sorted { $0.path < $1.path }
    try Conflicts(package: package, template: template).check(names, files: files)

    var plan = Plan()
    for file in files { plan.create(file.path, file.data) }
    for path in FeatureList.paths {
      let source = SourceText(package.text(of: path) ?? "", path: path)
      plan.insert(try FeatureList.insertions(of: names, into: source, at: path), into: source, at: path)
    }
    plan.say("Test it: swift test --filter \(names.feature)Tests && swift run App play \(names.feature)")
    return plan
  }
}
