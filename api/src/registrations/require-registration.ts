import type { Db } from '../database/connection.ts'
import type { Session } from '../http/context.ts'
import { refusePlatform } from '../http/refuse.ts'
import { findRegistrationStatus } from './company-store.ts'

/** Refuses a company that a person has still to look at, or has rejected. */
export async function requireRegistration(db: Db, { company_id }: Session): Promise<void> {
  if (await findRegistrationStatus(db, company_id) !== 'registered') refusePlatform('company_not_registered')
}
