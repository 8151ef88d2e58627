// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowStorage`.
  public static let flowStorage = TextCatalog(
    [
      "de": [
        "%lld rows are missing; its indexes were rebuilt from the rest.": .plural([.one: "%lld Zeile fehlt; die Indizes wurden aus den übrigen neu aufgebaut.", .other: "%lld Zeilen fehlen; die Indizes wurden aus den übrigen neu aufgebaut."]),
        "A journal that is not of this app was beside the data file. It is kept as %@.": "Neben der Datendatei lag ein Journal, das nicht zu dieser App gehört. Es wird als %@ aufbewahrt.",
        "A newer sign-in is saved on this device. Try again.": "Auf diesem Gerät ist eine neuere Anmeldung gespeichert. Versuchen Sie es noch einmal.",
        "A read transaction can't change anything.": "Eine lesende Transaktion kann nichts ändern.",
        "A statement can't begin, end or redirect the transaction it is in.": "Eine Anweisung kann die Transaktion, in der sie steht, nicht beginnen, beenden oder umleiten.",
        "A statement needs %lld values and was given %lld.": "Eine Anweisung benötigt %lld Werte und hat %lld erhalten.",
        "A text must hold exactly one statement.": "Ein Text muss genau eine Anweisung enthalten.",
        "A value that cannot be read can't be written.": "Ein Wert, der nicht gelesen werden kann, kann nicht geschrieben werden.",
        "Another program is busy with the data. Nothing was changed; try again in a moment.": "Ein anderes Programm verwendet die Daten gerade. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.",
        "Notes and drafts": "Notizen und Entwürfe",
        "One row is missing; its indexes were rebuilt from the rest.": "Eine Zeile fehlt; die Indizes wurden aus den übrigen neu aufgebaut.",
        "The app may not read your sign-in on this device. Start the app again.": "Die App darf Ihre Anmeldung auf diesem Gerät nicht lesen. Starten Sie die App neu.",
        "The column %@ does not have the requested type.": "Die Spalte %@ hat nicht den verlangten Typ.",
        "The damaged file is kept as %@.": "Die beschädigte Datei wird als %@ aufbewahrt.",
        "The damaged files are kept as %@.": "Die beschädigten Dateien werden als %@ aufbewahrt.",
        "The data can't be used (%lld: %@). Nothing was changed.": "Die Daten können nicht verwendet werden (%lld: %@). Es wurde nichts geändert.",
        "The data can't be written. Allow writing to its file and folder, and try again.": "Die Daten können nicht geschrieben werden. Erlauben Sie das Schreiben in die Datei und ihren Ordner und versuchen Sie es noch einmal.",
        "The data file and the log beside it do not belong together: one of them was replaced. Both were left as they are; restore a backup.": "Die Datendatei und das Protokoll daneben gehören nicht zusammen: Eine von beiden wurde ersetzt. Beide blieben unverändert; stellen Sie eine Sicherung wieder her.",
        "The data file can't be opened. Check that its folder exists.": "Die Datendatei kann nicht geöffnet werden. Prüfen Sie, ob ihr Ordner vorhanden ist.",
        "The data file is damaged. It was left as it is; restore it from a backup.": "Die Datendatei ist beschädigt. Sie blieb unverändert; stellen Sie sie aus einer Sicherung wieder her.",
        "The data file was closed. Nothing was changed; start the app again.": "Die Datendatei wurde geschlossen. Es wurde nichts geändert; starten Sie die App neu.",
        "The data file was damaged, and its indexes were rebuilt from the data.": "Die Datendatei war beschädigt; ihre Indizes wurden aus den Daten neu aufgebaut.",
        "The data file was damaged.": "Die Datendatei war beschädigt.",
        "The data file was deleted or replaced while the app was running. Put it back, or start the app again.": "Die Datendatei wurde gelöscht oder ersetzt, während die App lief. Legen Sie sie zurück oder starten Sie die App neu.",
        "The data was saved by a newer version of this app (format %lld; this one knows up to %lld). Update the app to open it.": "Die Daten wurden von einer neueren Version dieser App gespeichert (Format %lld; diese kennt Formate bis %lld). Aktualisieren Sie die App, um sie zu öffnen.",
        "The disk failed, and it is not known whether the last change was saved. Start the app again to see it.": "Der Speicher ist ausgefallen, und es ist nicht bekannt, ob die letzte Änderung gespeichert wurde. Starten Sie die App neu, um es zu sehen.",
        "The end of the data file's log can't be read: the latest changes may be missing.": "Das Ende des Protokolls der Datendatei kann nicht gelesen werden: Die letzten Änderungen fehlen möglicherweise.",
        "The file is not a data file of this app. It was left as it is.": "Die Datei ist keine Datendatei dieser App. Sie blieb unverändert.",
        "The log of the data file could not be checked, since its mark is missing: the latest changes may be missing.": "Das Protokoll der Datendatei konnte nicht geprüft werden, weil seine Marke fehlt: Die letzten Änderungen fehlen möglicherweise.",
        "The transaction is over; an error has ended it.": "Die Transaktion ist zu Ende; ein Fehler hat sie beendet.",
        "There is no room left to save your sign-in. Free some space, and try again.": "Zum Speichern Ihrer Anmeldung ist kein Platz mehr. Schaffen Sie Platz und versuchen Sie es noch einmal.",
        "There is no room left to save. Nothing was changed; free some space and try again.": "Zum Speichern ist kein Platz mehr. Es wurde nichts geändert; schaffen Sie Platz und versuchen Sie es noch einmal.",
        "This belongs to something that is not saved. Nothing was changed.": "Dies gehört zu etwas, das nicht gespeichert ist. Es wurde nichts geändert.",
        "This can't be saved as it is. Nothing was changed.": "Dies kann so nicht gespeichert werden. Es wurde nichts geändert.",
        "This has a value of the wrong kind. Nothing was changed.": "Ein Wert ist von der falschen Art. Es wurde nichts geändert.",
        "This has a value that can't be saved. Nothing was changed.": "Ein Wert kann nicht gespeichert werden. Es wurde nichts geändert.",
        "This is saved already. Nothing was changed.": "Dies ist schon gespeichert. Es wurde nichts geändert.",
        "This lacks a value that is needed. Nothing was changed.": "Ein benötigter Wert fehlt. Es wurde nichts geändert.",
        "Too many files are open. Nothing was changed; close other programs and try again.": "Es sind zu viele Dateien geöffnet. Es wurde nichts geändert; schließen Sie andere Programme und versuchen Sie es noch einmal.",
        "Your sign-in can't be read before this device was unlocked. Unlock it, and try again.": "Ihre Anmeldung kann erst gelesen werden, wenn dieses Gerät entsperrt wurde. Entsperren Sie es und versuchen Sie es noch einmal.",
        "Your sign-in can't be read or saved on this device (%lld: %@). Try again.": "Ihre Anmeldung kann auf diesem Gerät nicht gelesen oder gespeichert werden (%lld: %@). Versuchen Sie es noch einmal.",
        "Your sign-in is damaged on this device. Sign in again.": "Ihre Anmeldung ist auf diesem Gerät beschädigt. Melden Sie sich noch einmal an.",
        "something without a name": "etwas ohne Namen",
      ],
    ], givesWay: true)
}
