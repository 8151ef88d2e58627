// swift-tools-version: 6.2

import PackageDescription

let products: [Target.Dependency] = ["FlowPhone", "FlowShell", "FlowSwiftUI", "FlowTesting"].map {
  .product(name: $0, package: "AppCore")
}

// The examples of docs/reference/ios.md, in the language modes of apps; the second folder is a link to the first.
let package = Package(
  name: "PhoneGuide",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "AppCore", path: "../..")],
  targets: [
    .target(name: "PhoneGuide", dependencies: products, swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "PhoneGuideInSwift5", dependencies: products,
      swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
  ])
