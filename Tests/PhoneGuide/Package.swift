// swift-tools-version: 6.2

import PackageDescription

let products: [Target.Dependency] = ["FlowPhone", "FlowShell", "FlowSwiftUI", "FlowTesting"].map {
  .product(name: $0, package: "AppCore")
}

/// The settings of an app that `new-app` wrote.
let settings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)]
  + [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) }

// The examples of docs/reference/ios.md, for a new app and for an app in Swift 5; the second folder is a link to the first.
let package = Package(
  name: "PhoneGuide",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "AppCore", path: "../..")],
  targets: [
    .target(name: "PhoneGuide", dependencies: products, swiftSettings: settings),
    .target(
      name: "PhoneGuideInSwift5", dependencies: products,
      swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
  ])
