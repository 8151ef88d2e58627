// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowStorage`.
  public static let flowStorage = TextCatalog(
    [
      "de": [
        "A file of another program was beside the data of this app. It was not used, and is kept as %@.": "Neben den Daten dieser App lag eine Datei eines anderen Programms. Sie wurde nicht verwendet und wird als %@ aufbewahrt.",
        "A newer sign-in is saved on this device. Try again.": "Auf diesem Gerät ist eine neuere Anmeldung gespeichert. Versuchen Sie es noch einmal.",
        "Another program is busy with the data. Nothing was changed; try again in a moment.": "Ein anderes Programm verwendet die Daten gerade. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.",
        "Notes and drafts": "Notizen und Entwürfe",
        "The app has closed its data. Nothing was changed; start the app again.": "Die App hat ihre Daten geschlossen. Es wurde nichts geändert; starten Sie die App neu.",
        "The app has made a mistake. Nothing was changed; start the app again.": "Die App hat einen Fehler gemacht. Es wurde nichts geändert; starten Sie die App neu.",
        "The app has too many files open. Nothing was changed; start the app again.": "Die App hat zu viele Dateien geöffnet. Es wurde nichts geändert; starten Sie die App neu.",
        "The app may not read your sign-in on this device. Start the app again.": "Die App darf Ihre Anmeldung auf diesem Gerät nicht lesen. Starten Sie die App neu.",
        "The damaged file is kept as %@.": "Die beschädigte Datei wird als %@ aufbewahrt.",
        "The damaged files are kept as %@.": "Die beschädigten Dateien werden als %@ aufbewahrt.",
        "The data of this app was deleted or replaced while the app was running. Start the app again.": "Die Daten dieser App wurden gelöscht oder ersetzt, während die App lief. Starten Sie die App neu.",
        "The data on this device can't be opened. Unlock the device and try again; restart it if that does not help.": "Die Daten auf diesem Gerät können nicht geöffnet werden. Entsperren Sie das Gerät und versuchen Sie es noch einmal; starten Sie es neu, wenn das nicht hilft.",
        "The data on this device can't be used right now. Nothing was changed; try again, and start the app again if that does not help.": "Die Daten auf diesem Gerät können gerade nicht verwendet werden. Es wurde nichts geändert; versuchen Sie es noch einmal, und starten Sie die App neu, wenn das nicht hilft.",
        "The data on this device can't be written. Nothing was changed; restart the device, and try again.": "Die Daten auf diesem Gerät können nicht geschrieben werden. Es wurde nichts geändert; starten Sie das Gerät neu und versuchen Sie es noch einmal.",
        "The data on this device is damaged, so the app can't use it. It was left as it is.": "Die Daten auf diesem Gerät sind beschädigt, deshalb kann die App sie nicht verwenden. Sie blieben unverändert.",
        "The data on this device is not that of this app, so the app can't use it. It was left as it is.": "Die Daten auf diesem Gerät gehören nicht zu dieser App, deshalb kann sie sie nicht verwenden. Sie blieben unverändert.",
        "The data on this device was damaged, and %lld entries are missing. Check it, and enter again what is missing.": .plural([.one: "Die Daten auf diesem Gerät waren beschädigt, und %lld Eintrag fehlt. Prüfen Sie sie und geben Sie noch einmal ein, was fehlt.", .other: "Die Daten auf diesem Gerät waren beschädigt, und %lld Einträge fehlen. Prüfen Sie sie und geben Sie noch einmal ein, was fehlt."]),
        "The data on this device was damaged, and one entry is missing. Check it, and enter again what is missing.": "Die Daten auf diesem Gerät waren beschädigt, und ein Eintrag fehlt. Prüfen Sie sie und geben Sie noch einmal ein, was fehlt.",
        "The data on this device was damaged, and was repaired.": "Die Daten auf diesem Gerät waren beschädigt und wurden repariert.",
        "The data was saved by a newer version of this app (format %lld; this one knows up to %lld). Update the app to open it.": "Die Daten wurden von einer neueren Version dieser App gespeichert (Format %lld; diese kennt Formate bis %lld). Aktualisieren Sie die App, um sie zu öffnen.",
        "The disk failed, and it is not known whether the last change was saved. Start the app again to see it.": "Der Speicher ist ausgefallen, und es ist nicht bekannt, ob die letzte Änderung gespeichert wurde. Starten Sie die App neu, um es zu sehen.",
        "The latest changes on this device can't be read, and may be missing. Check what you did last.": "Die letzten Änderungen auf diesem Gerät können nicht gelesen werden und fehlen möglicherweise. Prüfen Sie, was Sie zuletzt getan haben.",
        "The latest changes on this device could not be checked, and may be missing. Check what you did last.": "Die letzten Änderungen auf diesem Gerät konnten nicht geprüft werden und fehlen möglicherweise. Prüfen Sie, was Sie zuletzt getan haben.",
        "There is no room left to save your sign-in. Free some space, and try again.": "Zum Speichern Ihrer Anmeldung ist kein Platz mehr. Schaffen Sie Platz und versuchen Sie es noch einmal.",
        "There is no room left to save. Nothing was changed; free some space and try again.": "Zum Speichern ist kein Platz mehr. Es wurde nichts geändert; schaffen Sie Platz und versuchen Sie es noch einmal.",
        "Two parts of the data on this device do not belong together, so the app can't use them. Both were left as they are.": "Zwei Teile der Daten auf diesem Gerät gehören nicht zusammen, deshalb kann die App sie nicht verwenden. Beide blieben unverändert.",
        "Your sign-in can't be read before this device was unlocked. Unlock it, and try again.": "Ihre Anmeldung kann erst gelesen werden, wenn dieses Gerät entsperrt wurde. Entsperren Sie es und versuchen Sie es noch einmal.",
        "Your sign-in can't be read or saved on this device (%lld: %@). Try again.": "Ihre Anmeldung kann auf diesem Gerät nicht gelesen oder gespeichert werden (%lld: %@). Versuchen Sie es noch einmal.",
        "Your sign-in is damaged on this device. Sign in again.": "Ihre Anmeldung ist auf diesem Gerät beschädigt. Melden Sie sich noch einmal an.",
        "something without a name": "etwas ohne Namen",
      ],
    ], givesWay: true)
}
