import type { Services } from '../../platform/services/public.ts'
import { findStoredIssuer, saveIssuerAnswer } from './issuer-store.ts'
import type { Issuer } from '../../platform/database/public.ts'
import { RegistryUnreachableError } from './registry.ts'

const hour = 3_600_000
// Unlike a name, a registration can end any day, and the register is renewed every working day.
const freshMs = { found: 24 * hour, none: hour }
/** A registration that was good a week ago says nothing about today any more. */
const staleMs = 7 * 24 * hour

type RegisterContext = Pick<Services, 'db' | 'now' | 'issuers'>

/**
 * Whom the register has under a T number.
 * @throws RegistryUnreachableError where the register is down and nothing fresh enough is stored of it
 */
export async function loadIssuer(
  { db, now, issuers }: RegisterContext,
  registrationNumber: string,
): Promise<Issuer | null> {
  if (!issuers.isRemote) return issuers.byNumber(registrationNumber)
  const at = now()
  const known = await findStoredIssuer(db, registrationNumber)
  const age = known ? at.getTime() - known.requested_at.getTime() : Infinity
  if (known && age < (known.issuer ? freshMs.found : freshMs.none)) return known.issuer
  try {
    const issuer = await issuers.byNumber(registrationNumber)
    await saveIssuerAnswer(db, registrationNumber, issuer, at)
    return issuer
  } catch (error) {
    if (error instanceof RegistryUnreachableError && known?.issuer && age < staleMs) return known.issuer
    throw error
  }
}
