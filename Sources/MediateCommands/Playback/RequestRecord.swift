import AdPlatform
import Foundation

/// A request for ads, a playlist or metadata, and its answer. Tracking calls are not recorded here.
struct RequestRecord: Equatable, Sendable, Encodable {
  /// Since the run began.
  var time: Duration
  /// Until the answer was there; nil if none came.
  var duration: Duration?
  var url: String
  var method: String
  /// The status of the answer; nil for a request that failed.
  var status: Int?
  /// The length of the answer.
  var bytes: Int?
  /// Why it failed.
  var error: String?
}

/// Puts together the requests of a run.
@MainActor
final class RequestLog {
  private var records: [RequestRecord] = []
  private let scheduler: any Scheduler
  /// Puts names that the user knows in the place of those that the tool made up.
  var naming: (String) -> String = { $0 }

  init(on scheduler: any Scheduler) { self.scheduler = scheduler }

  /// All requests. One that has waited for an answer is not answered any more.
  var settled: [RequestRecord] {
    records.map { record in
      guard record.duration == nil, scheduler.now - record.time > .seconds(1) else { return record }
      var record = record
      record.error = "No answer came."
      return record
    }
  }

  /// Notes a request.
  ///
  /// - Returns: what is to be called with the answer.
  func note(_ request: HTTPRequest) -> (Result<HTTPResponse, HTTPError>) -> Void {
    let index = records.count
    let time = scheduler.now
    records.append(RequestRecord(time: time, url: request.url.absoluteString, method: request.method))
    return { [weak self] result in
      guard let self else { return }
      records[index].url = naming(records[index].url)
      records[index].duration = scheduler.now - time
      switch result {
      case .success(let response):
        records[index].status = response.status
        records[index].bytes = response.body.count
      case .failure(let error):
        if case .status(let status, _) = error { records[index].status = status }
        records[index].error = naming("\(error)".forUsersOfTheTool)
      }
    }
  }
}
