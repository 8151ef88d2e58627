import Foundation

/// What was written for a feature: kept in its module, and read to take it away again.
struct Record: Codable, Equatable {
  static let fileName = ".new-feature.json"

  var names: FeatureNames
  /// The files that are the feature's alone, with the checksum of each.
  var files: [String: String]
  /// What was put into other files.
  var insertions: [Insertion]

  /// Lines that were put into a file.
  struct Insertion: Codable, Equatable {
    let file: String
    var text: String
  }

  static func path(of feature: String) -> String { Package.folder(of: feature) + fileName }

  /// As it is kept.
  func encoded() throws(Refusal) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// The record of a feature.
  init(of feature: String, in package: Package) throws(Refusal) {
    guard package.paths.contains(where: { $0.hasPrefix(Package.folder(of: feature)) }) else {
      throw .noFeature(feature)
    }
    guard let data = package[Self.path(of: feature)] else { throw .noRecord(feature) }
    do {
      self = try JSONDecoder().decode(Record.self, from: data)
    } catch {
      throw .brokenRecord(Self.path(of: feature))
    }
  }

  init(names: FeatureNames, files: [String: String], insertions: [Insertion]) {
    self.names = names
    self.files = files
    self.insertions = insertions
  }
}
