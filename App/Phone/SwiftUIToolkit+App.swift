import CompositionRoot
import FlowKit
import FlowPhone
import FlowScreens
import FlowUIKitRows
import Foundation

#if canImport(SwiftUI) && canImport(UIKit)
  import FlowSwiftUI
  import SwiftUI

  extension SwiftUIToolkit {
    /// Returns the toolkit of the app, with the views of its custom rows.
    /// - Parameter language: The language in which its screens display their pages.
    static func ofApp(language: Language = .developers) -> SwiftUIToolkit {
      SwiftUIToolkit(language: language).row(PriceExpiry.rowName) { row, language in
        Label(row.value.map(language.resolve) ?? "", systemImage: "clock")
          .foregroundStyle((row.content as? PriceExpiry)?.isExpired == true ? .red : .primary)
      }
    }
  }
#endif

extension PhoneApp {
  /// Returns UIKit's toolkit, or SwiftUI's if the app was launched with `-toolkit SwiftUI`.
  static func toolkit(in language: Language) -> any PageToolkit {
    #if canImport(SwiftUI) && canImport(UIKit)
      if UserDefaults.standard.string(forKey: "toolkit") == "SwiftUI" {
        return SwiftUIToolkit.ofApp(language: language)
      }
    #endif
    return UIKitToolkit.ofApp(language: language)
  }
}
