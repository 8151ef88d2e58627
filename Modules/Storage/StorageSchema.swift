public import Database

/// The tables of the app's one file.
public enum StorageSchema {
  /// The steps from an empty file to the tables of this program; one that was released never changes.
  public static let migrations = [version1]

  private static let version1 = Migration(
    // There is one person at most, hence one row.
    "CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT",
    "CREATE TABLE document (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT"
  )
}
