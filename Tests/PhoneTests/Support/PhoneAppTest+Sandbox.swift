#if !canImport(UIKit)
  import FlowAppTesting
  import FlowKit
  import FlowPhone
  import FlowTesting
  import FlowUIKit
  import Phone

  extension PhoneAppTest {
    /// Launches the app with a sandbox bank on a phone.
    convenience init(
      in folder: TemporaryFolder? = nil, observer: any FlowObserver = FlowLog(), localizations: [String] = [],
      region: String? = nil
    ) throws {
      self.init(in: try folder ?? TemporaryFolder()) { file in
        PhoneApp(dataAt: file, observer: observer, localizations: localizations, region: region)
      }
    }
  }
#endif
