// As the original does. What it re-exports of Core Media is among the names.
@_exported import Foundation
