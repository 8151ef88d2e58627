import Foundation

// The plugin says where the build's commands are, and which modules the package has: NAME=FOLDER.
let environment = ProcessInfo.processInfo.environment
let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let words = Array(CommandLine.arguments.dropFirst())

func fail(_ sentence: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
  exit(code)
}

if words.contains("--help") {
  print(TextsCommand.help, terminator: "")
  exit(0)
}
do {
  let command = try TextsCommand(words, root: root)
  let path = environment["FLOW_BUILD"] ?? ".build/debug.yaml"
  guard let manifest = try? String(contentsOfFile: path, encoding: .utf8) else { throw TextsError.noBuild(path) }
  let modules = try (environment["FLOW_MODULES"] ?? "").split(separator: "\n").map { line in
    let (name, folder) = (String(line.prefix { $0 != "=" }), line.drop { $0 != "=" }.dropFirst())
    let module = try BuiltModule(
      name, folder: URL(filePath: String(folder), directoryHint: .isDirectory), manifest: manifest)
    return TextsCommand.Module(name: name, folder: module.folder, literals: try module.literals())
  }
  let (report, isRight) = try command.run(modules)
  print(report.joined(separator: "\n"))
  exit(isRight || !command.checks ? 0 : 1)
} catch let error as TextsError {
  fail(error.sentence, 1)
} catch {
  fail("\(error)", 1)
}
