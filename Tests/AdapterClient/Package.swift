// swift-tools-version: 6.2

import PackageDescription

// A package that uses the kernel with its adapter to UIKit, and nothing else of AppCore: its screens are its own.
let package = Package(
  name: "AdapterClient",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "AppCore", path: "../..")],
  targets: [
    .target(name: "AdapterClient", dependencies: [.product(name: "FlowUIKit", package: "AppCore")])
  ])
