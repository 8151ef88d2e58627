import Foundation
import Testing

@testable import FlowScaffold

struct FeatureNamesTests {
  @Test func `the features that one uses are read from the manifest`() throws {
    let manifest = Dictionary.smallPackage[Package.manifest] ?? ""
    let changed = manifest.replacing("uses: [\"Welcome\"]", with: "uses: [\"Welcome\", \"Delivery\"]")
    let files = Dictionary.smallPackage.merging([Package.manifest: changed]) { $1 }

    let names = try FeatureNames(of: "Feedback", in: Package(files.mapValues { Data($0.utf8) }))

    #expect(names.uses == ["Welcome", "Delivery"])
  }
}
