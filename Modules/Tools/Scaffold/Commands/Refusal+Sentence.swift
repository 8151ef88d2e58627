extension Refusal {
  /// The error and the expected input, for a person.
  var sentence: String {
    switch self {
    case .noPackage: "There is no Package.swift here; run this at the top of the package."
    case .noTemplate(let name):
      "The template is missing: there are no files in \(Package.folder(of: name).dropLast())."
    case .noPlace(let feature, let path):
      "There is no place for \(feature) in \(path): the list in which features stand is missing."
    case .badName(let name, let kind, let fault):
      "\"\(name)\" cannot be the name of \(kind.noun): \(fault.sentence)."
    case .noScreens: "A feature has at least one screen: --screens Dates,Guests."
    case .kindsDoNotFit:
      "A feature has one list and one detail, with forms, questions and one outcome, or nothing but forms: "
        + "--screens Trips:list,Trip:detail,Note:form,Leave:confirm,Left:outcome."
    case .kindHasOne(let kind): "A feature has one \(kind.rawValue) at most."
    case .tooManyScreens: "A feature has at most \(NameRules.mostScreens) screens."
    case .usedTwice(let feature): "\(feature) can be named once behind --uses, and is not the new feature itself."
    case .cannotBeUsed(let feature, let missing):
      "\(feature) cannot be used: its \(feature)Feature has no \"\(missing)\" by which it could be started."
    case .fileExists(let path): "\(path) exists already."
    case .typeExists(let type, let path): "There is a type \(type) already, in \(path)."
    case .typeOfTemplate(let type): "A type \(type) would hide the one that the new files need; take another name."
    case .typeTwice(let type): "There would be two types \(type); take another name."
    case .noFeature(let name): "There is no module \(Package.folder(of: name).dropLast())."
    case .noRecord(let name):
      "\(name) was not made by new-feature: \(Record.path(of: name)), the record of the written files, is missing."
    case .brokenRecord(let path): "\(path) cannot be read, so the written files are unknown; restore it."
    case .noPlaceForScreen(let screen, let path, let line):
      line.isEmpty
        ? "There is no place for \(screen): the feature has no screen of its kind yet, beside which it would go."
        : "There is no place for \(screen): \(path) has no line \"\(line.drop { $0 == " " })\" any more."
    case .noStarter: "There is nothing in \(Package.starter) from which an app could begin."
    case .taken(let folder): "\(folder) exists already."
    case .changed(let feature, let changed, let missing, let added):
      "\(feature) was changed since it was made (--force removes it all the same): "
        + [("changed", changed), ("missing", missing), ("added", added)]
        .filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; ") + "."
    case .changedInsertion(let path, let line):
      "\(path) was changed where it mentions the feature: \"\(line)\" and what belongs to it is not as it was written "
        + "(--force leaves it there)."
    case .used(let feature, let users): "\(feature) is used by \(users.joined(separator: ", "))."
    case .unreadable(let why): "The package cannot be read: \(why)."
    case .unwritable(let path, let why): "\(path) cannot be written: \(why). Nothing has changed."
    case .interrupted: "Interrupted. Nothing has changed."
    case .halfWay(let why):
      "It could not be finished, and its changes could not be reverted: \(why). The next run reverts them."
    }
  }
}
