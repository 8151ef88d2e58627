import FlowCommandLine
import Foundation

// `swift package` starts the tool in the package's folder, and the plugin says where the core is.
let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
let core = ProcessInfo.processInfo.environment["FLOW_CORE"].map { URL(filePath: $0, directoryHint: .isDirectory) }
let command = ScaffoldCommand(
  folder: GitFolder(root: root, core: core == root ? nil : core),
  apps: AppFolders(root: root, core: core ?? root),
  write: { FileHandle.standardOutput.write(Data($0.utf8)) },
  writeError: { FileHandle.standardError.write(Data($0.utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())))
