import Foundation

// In the package's folder: that is where `swift package` starts the tool.
let interruption = Interruption()
let command = ScaffoldCommand(
  folder: DiskFolder(root: URL(filePath: FileManager.default.currentDirectoryPath)),
  write: { FileHandle.standardOutput.write(Data($0.utf8)) },
  writeError: { FileHandle.standardError.write(Data($0.utf8)) },
  isInterrupted: { interruption.hasCome })
exit(command.run(Array(CommandLine.arguments.dropFirst())))
