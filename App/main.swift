import Foundation

let status = await AppCommand(console: .process).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
