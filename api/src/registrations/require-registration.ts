import type { LiveSession } from '../http/context.ts'
import { refusePlatform } from '../http/refuse.ts'

/** Refuses a company that a person has still to look at, or has rejected. */
export function requireRegistration({ registration_status }: LiveSession): void {
  if (registration_status !== 'registered') refusePlatform('company_not_registered')
}
