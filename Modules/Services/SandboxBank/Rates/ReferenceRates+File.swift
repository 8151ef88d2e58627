public import Foundation

extension ReferenceRates {
  /// The most bytes that a file of rates has; the European Central Bank's has less than 500.
  static let largestFile = 65_536

  /// The rates that the module carries, those of 30 October 2026.
  ///
  /// Source: European Central Bank, euro foreign exchange reference rates, `eurofxref.csv`
  /// (www.ecb.europa.eu/stats/eurofxref).
  public static func bundled() throws(RatesFileError) -> ReferenceRates {
    try readOnce.get()
  }

  private static let readOnce = Result { () throws(RatesFileError) in
    try ReferenceRates(csv: Data(PackageResources.eurofxref_2026_10_30_csv))
  }

  /// Reads a file that has the form of the European Central Bank's `eurofxref.csv`.
  public init(contentsOf url: URL) throws(RatesFileError) {
    let path = url.path(percentEncoded: false)
    let data: Data?
    do {
      // No more than that, whatever is behind the name.
      data = try FileHandle(forReadingFrom: url).read(upToCount: Self.largestFile + 1)
    } catch {
      throw .unreadable(path: path)
    }
    try self.init(csv: data ?? Data())
  }

  /// Reads the contents of such a file.
  public init(csv data: Data) throws(RatesFileError) {
    guard data.count <= Self.largestFile else { throw .tooLarge }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText }
    self = try RatesFileReader(text).read()
  }
}
