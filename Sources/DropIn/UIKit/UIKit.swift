@_exported import Foundation
// On Linux the networking half of Foundation is a module of its own, which no existing adapter imports.
@_exported import FoundationNetworking
