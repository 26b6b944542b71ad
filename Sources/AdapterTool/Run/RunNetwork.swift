public import AdMediation
public import AdPlatform
public import Foundation

/// What adapters and their networks' SDKs find behind a run, instead of the Internet: servers that give the same ads
/// every time, say.
public struct RunNetwork: Sendable {
  /// A file with what the network serves, for `--inventory`.
  public struct Inventory: Sendable {
    /// What the option does, for help.
    public var summary: String
    /// A larger file is not read.
    public var maximumBytes: Int
    /// What such a file is, if the tool knows other formats that it could be taken for.
    package var format: FileFormat?
    /// Makes the network that serves this file. Throws an error whose description is one line that says what is wrong
    /// with the file.
    public var read: @MainActor @Sendable (_ json: Data) throws -> RunNetwork

    /// Makes the option.
    public init(
      summary: String,
      maximumBytes: Int,
      read: @escaping @MainActor @Sendable (_ json: Data) throws -> RunNetwork
    ) {
      self.summary = summary
      self.maximumBytes = maximumBytes
      self.read = read
    }
  }

  /// Makes the client that sends a run's HTTP requests. The Internet unless set.
  public var httpClient: @MainActor @Sendable (any Scheduler) -> any HTTPClient = {
    ToolNetwork.current.makeClient($0)
  }

  /// Makes what asks a run's bidders for bids. None unless set.
  public var bidExchange: @MainActor @Sendable (any Scheduler) -> (any BidExchange)? = { _ in nil }

  /// Makes the scheduler of a run out of that of the tool: for a network that binds task-local values around each
  /// action. The same one unless set.
  public var scheduler: @MainActor @Sendable (any Scheduler) -> any Scheduler = { $0 }

  /// The option `--inventory`. `run` has no such option unless set.
  public var inventory: Inventory?

  /// The Internet.
  public init() {}

  /// The network that serves the file of `--inventory`; this one without a file.
  @MainActor
  func reading(inventory path: String?, for reader: FileReader) throws(CommandFailure) -> RunNetwork {
    guard let path, let inventory else { return self }
    let file = InputFile(path: path)
    let json = try file.read(limit: inventory.maximumBytes)
    if let format = inventory.format, let mistake = reader.mistake(in: json, wanted: format) {
      throw CommandFailure(message: "\(file.name): \(mistake.problem); \(mistake.advice)")
    }
    do {
      return try inventory.read(json)
    } catch let flaws as any LocatedFlaws {
      throw file.failure(of: flaws)
    } catch {
      throw CommandFailure(message: "\(file.name): \("\(error)".printable(limit: 1000))")
    }
  }
}
