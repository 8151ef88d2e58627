import Foundation

/// The commands with which the last build compiled a module.
struct BuiltModule {
  let name: String
  let folder: URL
  let compiler: String
  let flags: [String]
  let sources: [String]

  /// - Parameters:
  ///   - name: The name of the module.
  ///   - folder: The folder of its sources.
  ///   - manifest: The commands of the build, as SwiftPM writes them: `.build/debug.yaml`.
  init(_ name: String, folder: URL, manifest: String) throws(TextsError) {
    let lines = manifest.split(separator: "\n")
    let description = "    description: \"Compiling Swift Module '\(name)' ("
    guard let at = lines.firstIndex(where: { $0.hasPrefix(description) }),
      let arguments = Self.list("args", in: lines[at...].prefix(3)),
      let inputs = Self.list("inputs", in: lines[..<at].suffix(3)), let compiler = arguments.first
    else { throw .notBuilt(name) }
    self.name = name
    self.folder = folder
    self.compiler = compiler
    // The compiler's driver adds the standard library's macros, which `-frontend` leaves out.
    let tools = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    flags = Self.frontendFlags(arguments) + ["-plugin-path", tools.appending(path: "lib/swift/host/plugins").path]
    sources = inputs.filter { $0.hasSuffix(".swift") }
  }

  /// Returns the texts in its sources, by type-checking it once more.
  func literals() throws -> [TextLiteral] {
    // A file without a literal contains no text.
    let files = sources.flatMap { source in
      let text = (try? String(contentsOfFile: source, encoding: .utf8)) ?? "\""
      let isPrimary = text.contains("\"") || text.contains("stringLiteral")
      return isPrimary ? ["-primary-file", source] : [source]
    }
    guard files.contains("-primary-file") else { return [] }
    #if os(iOS)
      throw TextsError.notCompiled(name, "A device has no processes.")
    #else
      let process = Process()
      let (output, errors) = (
        Pipe(), FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
      )
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      defer { try? FileManager.default.removeItem(at: errors) }
      process.executableURL = URL(filePath: compiler)
      process.arguments = ["-frontend", "-dump-ast", "-dump-ast-format", "json"] + flags + files
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      let printed = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw TextsError.notCompiled(name, (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
      }
      return try SyntaxTree.literals(in: printed)
    #endif
  }

  private static func list(_ name: String, in lines: ArraySlice<Substring>) -> [String]? {
    let prefix = "    \(name): ["
    guard let line = lines.first(where: { $0.hasPrefix(prefix) }) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(prefix.count - 1).utf8))
  }

  /// Returns those flags of a build that affect the meaning of a source.
  static func frontendFlags(_ arguments: [String]) -> [String] {
    let pairs: Set = [
      "-module-name", "-I", "-F", "-target", "-sdk", "-swift-version", "-enable-upcoming-feature",
      "-enable-experimental-feature", "-package-name", "-Xcc", "-module-cache-path", "-default-isolation",
      "-plugin-path",
      "-external-plugin-path", "-load-plugin-executable", "-resource-dir",
    ]
    var flags: [String] = []
    var rest = arguments.dropFirst()
    while let flag = rest.popFirst() {
      if flag == "-Xfrontend", let next = rest.popFirst() {
        flags.append(next)
      } else if pairs.contains(flag), let value = rest.popFirst() {
        flags += [flag, value]
      } else if flag.hasPrefix("-D") || ["-parse-as-library", "-enable-testing"].contains(flag) {
        flags.append(flag)
      }
    }
    return flags
  }
}
