public import Foundation

extension ReferenceRates {
  /// The maximum size of a file of rates, in bytes; the European Central Bank's has less than 500.
  static let largestFile = 65_536

  /// Returns the rates in the module's bundle, those of 30 October 2026.
  ///
  /// Source: European Central Bank, euro foreign exchange reference rates, `eurofxref.csv`
  /// (www.ecb.europa.eu/stats/eurofxref).
  public static func bundled() throws(RatesFileError) -> ReferenceRates {
    try readOnce.get()
  }

  private static let readOnce = Result { () throws(RatesFileError) in
    try ReferenceRates(csv: Data(PackageResources.eurofxref_2026_10_30_csv))
  }

  /// Creates rates from a file in the format of the European Central Bank's `eurofxref.csv`.
  public init(contentsOf url: URL) throws(RatesFileError) {
    let path = url.path(percentEncoded: false)
    let data: Data?
    do {
      // Limited, since the path may name anything.
      data = try FileHandle(forReadingFrom: url).read(upToCount: Self.largestFile + 1)
    } catch {
      throw .unreadable(path: path)
    }
    try self.init(csv: data ?? Data())
  }

  /// Creates rates from the contents of such a file.
  public init(csv data: Data) throws(RatesFileError) {
    guard data.count <= Self.largestFile else { throw .tooLarge }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText }
    self = try RatesFileReader(text).read()
  }
}
