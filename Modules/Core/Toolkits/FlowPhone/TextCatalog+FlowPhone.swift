public import FlowLocalization

extension TextCatalog {
  /// An empty catalog: the texts of `FlowPhone` are in `flowShell`.
  ///
  /// It remains for apps of version 0.2.0, which list it.
  @available(*, deprecated, message: "It is empty. Remove it from your list of catalogs.")
  public static let flowPhone = TextCatalog([:], givesWay: true)
}
