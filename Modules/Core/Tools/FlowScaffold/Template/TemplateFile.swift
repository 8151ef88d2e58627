import Foundation

struct TemplateFile: Equatable {
  let path: String
  let data: Data
}

extension Template {
  func files(for names: FeatureNames) -> [TemplateFile] {
    copied.flatMap { files(from: $0, for: names) }
  }

  func files(for screen: Screen, of names: FeatureNames) -> [TemplateFile] {
    copied.filter { screenKind(of: $0) == screen.kind }
      .map { file(from: $0, for: names, CopySubject().about(screen.name, screen.kind)) }
  }

  private func files(from path: String, for names: FeatureNames) -> [TemplateFile] {
    guard let kind = screenKind(of: path) else { return [file(from: path, for: names, CopySubject())] }
    return names.screens(of: kind).map { file(from: path, for: names, CopySubject().about($0, kind)) }
  }

  private func file(from path: String, for names: FeatureNames, _ subject: CopySubject) -> TemplateFile {
    let copy = Expansion(source: source(of: path), names: names).file(for: subject)
    return TemplateFile(
      path: names.renaming(for: subject)(path), data: Data(removingUnusedImports(copy, of: path).utf8))
  }
}
