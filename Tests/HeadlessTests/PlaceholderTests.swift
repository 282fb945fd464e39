import Testing

@testable import Headless
