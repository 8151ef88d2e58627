import FlowCommandLine
package import FlowHeadless
package import Foundation

/// Finds journeys: files, and the app's own.
package struct JourneyLibrary {
  private let folder: URL
  /// The names of the app's own journeys, listed once.
  private let ownNames: [String]

  /// Creates a library.
  /// - Parameter folder: The folder with the app's own journeys.
  package init(folder: URL) {
    self.folder = folder
    ownNames = Self.names(in: folder)
  }

  /// Returns the journeys with these names, or all of the app's own, in alphabetical order.
  ///
  /// A name is the path of a file, the name of one of the app's own journeys without its extension, or a folder of them.
  package func scripts(named names: [String]) throws(UsageError) -> [JourneyScript] {
    guard !names.isEmpty else {
      guard !ownNames.isEmpty else { throw .noJourneys(folder: folder.path(percentEncoded: false)) }
      return try read(ownNames)
    }
    var scripts: [JourneyScript] = []
    for name in names { scripts += try self.scripts(named: name) }
    return scripts
  }

  /// Returns those of the names that still exist.
  func existing(_ names: [String]) -> [String] { names.filter { (try? scripts(named: $0)) != nil } }

  /// Returns the single journey with a name.
  package func script(named name: String) throws(UsageError) -> JourneyScript {
    let scripts = try scripts(named: name)
    guard scripts.count == 1 else { throw .unknownJourney(name, nearest: name.nearest(in: ownNames)) }
    return scripts[0]
  }

  private func scripts(named name: String) throws(UsageError) -> [JourneyScript] {
    let folder = name.last == "/" ? String(name.dropLast()) : name
    let own = ownNames.filter { $0 == name || $0.hasPrefix(folder + "/") }
    if !own.isEmpty { return try read(own) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      throw .unknownJourney(name, nearest: name.nearest(in: ownNames))
    }
    guard !isFolder.boolValue else { throw .folder(name, ofTheApp: ownFolder(at: folder)) }
    return [JourneyScript(name: name, isFile: true, bytes: try Self.bytes(of: URL(filePath: name), named: name))]
  }

  // MARK: The app's own

  /// Returns the folder of the app's own journeys that a path seems to lead to, or else the first one.
  private func ownFolder(at path: String) -> String? {
    let folders = ownNames.compactMap { $0.split(separator: "/").dropLast().first }.map(String.init)
    return folders.first { path == $0 || path.hasSuffix("/" + $0) } ?? folders.first
  }

  private static let ending = ".journey"

  private static func names(in folder: URL) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return paths.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private func read(_ names: [String]) throws(UsageError) -> [JourneyScript] {
    var scripts: [JourneyScript] = []
    for name in names {
      let bytes = try Self.bytes(of: folder.appending(path: name + Self.ending), named: name)
      scripts.append(JourneyScript(name: name, isFile: false, bytes: bytes))
    }
    return scripts
  }

  // MARK: Files

  /// The maximum size of a journey, in bytes.
  private static let largestFile = 16_777_216

  private static func bytes(of file: URL, named name: String) throws(UsageError) -> [UInt8] {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: largestFile + 1) ?? Data()
      guard data.count <= largestFile else { throw UsageError.unreadable(name, reason: "it is larger than 16 MB") }
      return Array(data)
    } catch let error as UsageError {
      throw error
    } catch {
      throw .unreadable(name, reason: error.reason)
    }
  }
}

/// Reads journeys, each with the journeys that it plays first.
@MainActor
package struct JourneyReader {
  let parser: JourneyParser
  /// The library with the journeys that others play first.
  let library: JourneyLibrary

  package init(parser: JourneyParser, library: JourneyLibrary) {
    self.parser = parser
    self.library = library
  }

  /// Returns the journeys in scripts.
  /// - Throws: The error in the first invalid script.
  package func journeys(in scripts: [JourneyScript]) throws(UsageError) -> [(name: String, journey: Journey)] {
    var journeys: [(name: String, journey: Journey)] = []
    for script in scripts {
      // The script that requires each journey first.
      var requesters: [String: String] = [:]
      let journey = try read(script, &requesters).includingPrerequisites { name throws(UsageError) in
        try read(required(name, by: requesters[name] ?? script.name), &requesters)
      }
      journeys.append((script.name, journey))
    }
    return journeys
  }

  private func required(_ name: String, by journey: String) throws(UsageError) -> JourneyScript {
    do throws(UsageError) {
      return try library.script(named: name)
    } catch .unknownJourney(_, let nearest) {
      throw .unknownRequirement(name, in: journey, nearest: nearest)
    }
  }

  private func read(_ script: JourneyScript, _ requesters: inout [String: String]) throws(UsageError) -> Journey {
    do throws(JourneySyntaxError) {
      let journey = try parser.journey(named: script.name, from: script.bytes)
      for case .step(.after(let name)) in journey.lines.map(\.content) where requesters[name] == nil {
        requesters[name] = script.name
      }
      return journey
    } catch {
      throw .syntax(file: script.name, error)
    }
  }
}

/// The script of a journey, not yet parsed.
package struct JourneyScript: Equatable {
  /// The path of a file, or the name of one of the app's own journeys.
  package let name: String
  /// A Boolean value that indicates whether it is a file, and not one of the app's own journeys.
  package let isFile: Bool
  package let bytes: [UInt8]
}
