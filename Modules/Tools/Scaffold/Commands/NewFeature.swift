import Foundation

/// `new-feature`: copies a template.
struct NewFeature {
  let package: Package
  let names: FeatureNames

  func plan() throws(Refusal) -> Plan {
    try NameRules(package: package).check(names)
    let template = try Template(names.pattern, in: package, for: names.feature)
    let files = template.files(for: names).sorted { $0.path < $1.path }
    var placements: [(path: String, placements: [Placement])] = []
    for path in template.shared {
      placements.append((path, try template.placements(in: path, of: package, for: names)))
    }
    try Conflicts(package: package, template: template).check(names, files: files, placements: placements)

    var plan = Plan()
    for file in files { plan.create(file.path, file.data) }
    for (path, placements) in placements {
      let source = SourceText(package.text(of: path) ?? "", path: path)
      plan.insert(placements, into: source, at: path, before: package[path])
    }
    let record = Record(
      names: names, files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.data.checksum) }),
      insertions: placements.flatMap { path, placements in
        placements.map { Record.Insertion(file: path, text: $0.text) }
      })
    plan.create(Record.path(of: names.feature), try record.encoded())
    plan.say("Prove it: swift test --filter \(names.feature)Tests && swift run App play \(names.feature)")
    return plan
  }
}
