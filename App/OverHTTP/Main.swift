import BankClient
import FlowHTTP
import FlowProgram
import Foundation

/// The example with the bank whose address is in `BANK`, such as `http://127.0.0.1:8080/v1`.
///
/// Each device has books of its own there, so that journeys do not meet.
@main
struct Main {
  static func main() async {
    guard let bank = ProcessInfo.processInfo.environment["BANK"].flatMap(URL.init) else {
      FileHandle.standardError.write(Data("BANK is the address of a bank: http://127.0.0.1:8080/v1\n".utf8))
      exit(2)
    }
    var app = SandboxApp()
    let transport = URLSessionTransport()
    app.makeBank = { clock in
      let books = UUID().uuidString
      return { connection, customer in
        OutsideBank(
          at: bank, over: transport, books: books, clock: clock, connection: connection, customer: customer)
      }
    }
    await AppCommand.run(app)
  }
}
