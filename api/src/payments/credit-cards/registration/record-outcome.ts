import type { CardRegistrationStatus, Db } from '../../../platform/database/public.ts'
import { type CallEnding, closeCall } from '../../../platform/gateway/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { countDecline } from '../../gateway-answers/public.ts'
import { changeRegistration, type RegistrationChange, type RegistrationRow } from './store.ts'

interface Changed {
  readonly id: string
  readonly now: Date
}

/** Changes a registration; with it is written what follows from its end: a counted decline, the release of its yen. */
export async function recordRegistrationOutcome(
  books: Books,
  registration: Changed,
  from: readonly CardRegistrationStatus[],
  changes: RegistrationChange,
): Promise<RegistrationRow | undefined> {
  const changed = await changeRegistration(books.db, registration, from, changes)
  if (!changed) return undefined
  if (changes.status === 'declined') await countDecline(books, changed, changed.v_result_code ?? '', registration.now)
  if (changes.is_release_due === true) books.enqueue('releaseCardRegistration', { registration_id: registration.id })
  return changed
}

/** The same as a unit of work of its own, with the row of the answer that says so filled in. */
export const recordRegistrationOutcomeInOwnUnit = (
  pool: Db,
  registration: Changed,
  from: readonly CardRegistrationStatus[],
  changes: RegistrationChange,
  ending: CallEnding,
): Promise<RegistrationRow | undefined> =>
  changeBooks(pool, async books => {
    await closeCall(books.db, ending)
    return recordRegistrationOutcome(books, registration, from, changes)
  })
