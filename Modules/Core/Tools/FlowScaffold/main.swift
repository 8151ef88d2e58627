import Foundation

// `swift package` starts the tool in the package's folder.
let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let command = ScaffoldCommand(
  folder: GitFolder(root: root),
  makeApp: AppMaker(root: root).make,
  write: { FileHandle.standardOutput.write(Data($0.utf8)) },
  writeError: { FileHandle.standardError.write(Data($0.utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())))
