/** What the environment page tells every screen. Read-only after start. */
export interface PublicEnvironment {
  readonly name: string
  /** Origin of the card document, e.g. `http://localhost:3002`. */
  readonly cardFrameOrigin: string
  /** Public key that the card frame sends to the token endpoint. */
  readonly tokenApiKey: string
  readonly links: {
    readonly operationManual: string
    readonly faq: string
    readonly contact: string
    readonly privacyPolicy: string
  }
}

let current: PublicEnvironment | undefined

/** The host calls this once, before the first render. */
export function providePublicEnvironment(environment: PublicEnvironment): void {
  current = environment
}

/** @throws when the host has not provided it: a screen was rendered outside the host and the test kit. */
export function publicEnvironment(): PublicEnvironment {
  if (!current) throw new Error('No environment: call providePublicEnvironment before rendering')
  return current
}
