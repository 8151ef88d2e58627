import Foundation

let folder = FileManager.default.temporaryDirectory
let device = Device(dataAt: folder.appending(path: "t.sqlite"), clock: try DeviceClock()) { print($0) }
try await device.launch()
