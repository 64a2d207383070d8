import type { EnvironmentPage } from '@invoice-card/environment'

/** What the environment page gives every screen. Read-only after start. */
export type PublicEnvironment = Pick<EnvironmentPage, 'name' | 'cardFrameOrigin' | 'tokenApiKey' | 'links'>

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
