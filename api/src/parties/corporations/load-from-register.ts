import type { QueryOf, ResponseOf, suppliers } from '@invoice-card/contracts'
import { corporateNumberOf, japanDay } from '@invoice-card/domain'
import type { Services } from '../../platform/services/public.ts'
import { loadIssuer } from './load-issuer.ts'
import { loadCorporations } from './load-corporations.ts'
import { isRegisteredOn } from './issuers.ts'

type Search = typeof suppliers.searchCorporations

/**
 * Corporations, and the issuer where a T number was given: T and the number of a corporation, or T and thirteen digits
 * of a sole proprietor's own, which no other register knows.
 * @throws RegistryUnreachableError
 */
export async function loadFromRegister(
  services: Services,
  { registration_number, ...query }: QueryOf<Search>,
): Promise<ResponseOf<Search>> {
  if (registration_number === undefined) return { corporations: await loadCorporations(services, query), issuer: null }
  const corporate_number = query.corporate_number ?? corporateNumberOf(registration_number) ?? undefined
  const [issuer, corporations] = await Promise.all([
    loadIssuer(services, registration_number),
    corporate_number === undefined ? [] : loadCorporations(services, { corporate_number }),
  ])
  return {
    corporations,
    issuer: issuer && { ...issuer, is_registered: isRegisteredOn(issuer, japanDay(services.now())) },
  }
}
