import Foundation

/// The record of the files and lines that were written for a feature, stored in its module for removal.
struct Record: Codable, Equatable {
  static let fileName = ".new-feature.json"

  var names: FeatureNames
  /// The files of the feature, with their checksums.
  var files: [String: String]
  /// The insertions into other files.
  var insertions: [Insertion]

  /// Lines that were inserted into a file.
  struct Insertion: Codable, Equatable {
    let file: String
    var text: String
  }

  static func path(of feature: String) -> String { Package.folder(of: feature) + fileName }

  /// Returns the stored form.
  func encoded() throws(Refusal) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// Creates the record of a feature.
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
