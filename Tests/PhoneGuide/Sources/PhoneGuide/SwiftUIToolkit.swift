#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowSwiftUI
  import SwiftUI

  // The guide.
  extension SwiftUIToolkit {
    static func ofApp(in language: Language) -> SwiftUIToolkit {
      SwiftUIToolkit(language: language).row("price") { row, language in
        Label(row.value.map(language.resolve) ?? "", systemImage: "tag")
      }
    }
  }
#endif
