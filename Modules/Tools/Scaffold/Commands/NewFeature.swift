import Foundation

/// `new-feature`: copies the template.
struct NewFeature {
  let package: Package
  let names: FeatureNames

  func plan() throws(Refusal) -> Plan {
    try NameRules(package: package).check(names)
    let template = try Template(in: package, for: names.feature)
    let files = template.files(for: names).sorted { $0.path < $1.path }
    let placements = template.placements(for: names, beside: Record.all(in: package))
    try Conflicts(package: package, template: template).check(names, files: files, placements: placements)

    var plan = Plan()
    for file in files { plan.create(file.path, file.data) }
    for (path, placements) in placements {
      plan.insert(placements, into: template.source(of: path), at: path, before: package[path])
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

extension Template {
  /// What the shared files get for a new feature, each behind what the features with these records have got.
  fileprivate func placements(
    for names: FeatureNames, beside records: [Record]
  ) -> [(path: String, placements: [Placement])] {
    let earlier = records.flatMap(\.insertions)
    return shared.map { path in
      let texts = earlier.filter { $0.file == path }.map { $0.text.linesWithoutEnds }
      return (path, placements(in: path, for: names, behind: texts))
    }
  }
}
