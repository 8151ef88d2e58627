import FlowAppTesting
import FlowKit
import FlowPhone
import FlowTestSupport
import Phone

extension PhoneAppTest {
  /// Launches the app with a sandbox bank on a phone.
  convenience init(
    in folder: TemporaryFolder? = nil, observer: (any FlowObserver)? = nil
  ) throws {
    self.init(in: try folder ?? TemporaryFolder()) { file in
      observer.map { PhoneApp(dataAt: file, observer: $0) } ?? PhoneApp(dataAt: file)
    }
  }
}
