import Foundation

extension Error {
  /// The reason of a failure in the system's words, without the full path.
  var reason: String {
    let error = self as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))).lowercased() : "\(self)"
  }
}
