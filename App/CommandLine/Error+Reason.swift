import Foundation

extension Error {
  /// Why a file could not be used, in the system's words.
  var reason: String {
    var error = self as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
    guard error.domain == NSPOSIXErrorDomain else { return "it cannot be used" }
    return String(cString: strerror(Int32(error.code)))
  }
}
