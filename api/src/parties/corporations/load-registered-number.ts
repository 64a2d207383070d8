import { japanDay } from '@invoice-card/domain'
import type { Services } from '../../platform/services/public.ts'
import { loadIssuer } from './load-issuer.ts'
import { isRegisteredOn } from './issuers.ts'
import { RegistryUnreachableError } from './registry.ts'

/**
 * The T number of a corporation that the register has today; null for others, for sole proprietors, and where the
 * register is down: nobody waits for it.
 */
export async function loadRegisteredNumber(
  services: Pick<Services, 'db' | 'now' | 'issuers'>,
  corporateNumber: string | null,
): Promise<string | null> {
  if (corporateNumber === null) return null
  try {
    const issuer = await loadIssuer(services, `T${corporateNumber}`)
    return issuer && isRegisteredOn(issuer, japanDay(services.now())) ? issuer.registration_number : null
  } catch (error) {
    if (error instanceof RegistryUnreachableError) return null
    throw error
  }
}
