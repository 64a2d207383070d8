import { type CardRegistrationStatus, type Db, inTransaction } from '../../../platform/database/public.ts'
import { type CallEnding, closeCall } from '../../../platform/gateway/public.ts'
import { outbox } from '../../../platform/jobs/public.ts'
import { noteDecline } from '../../gateway-answers/public.ts'
import { changeRegistration, type RegistrationChange, type RegistrationRow } from '../../saved-cards/public.ts'

/** Changes a registration; with it is written what follows from its end: a counted decline, the release of its yen. */
export const recordOutcome = (
  pool: Db,
  registration: { id: string; now: Date },
  from: readonly CardRegistrationStatus[],
  changes: RegistrationChange,
  ending?: CallEnding,
): Promise<RegistrationRow | undefined> =>
  inTransaction(pool, async db => {
    if (ending) await closeCall(db, ending)
    const changed = await changeRegistration(db, registration, from, changes)
    if (!changed) return undefined
    if (changes.status === 'declined') await noteDecline(db, changed, changed.v_result_code ?? '', registration.now)
    if (changes.is_release_due === true)
      await outbox(db, 'releaseCardRegistration', { registration_id: registration.id })
    return changed
  })
