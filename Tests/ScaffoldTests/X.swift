import Foundation
import Testing
@testable import Scaffold
struct X {
  @Test func x() throws {
    let package = try Package(reading: DiskFolder(root: URL(filePath: "/tmp/scaffold/try")))
    for p in package.paths where p.hasPrefix("Modules/FlowKit/") {
      print(p, Declarations(in: SourceText(package.text(of: p) ?? "", path: p)).types)
    }
    print(Declarations(in: SourceText(package.text(of: "Modules/MoneyRequest/MoneyRequestDependencies.swift") ?? "", path: "a.swift")).words)
  }
}
