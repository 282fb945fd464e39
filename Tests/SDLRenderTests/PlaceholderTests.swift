import Testing

@testable import SDLRender
