// Adapters and apps see views and images through this module, as they do through Google's.
@_exported public import HeadlessUIKit
