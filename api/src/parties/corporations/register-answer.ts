import { japanDay } from '@invoice-card/domain'
import type { Corporation, Issuer } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { findStoredIssuer } from './issuer-store.ts'
import { bundledIssuers, isRegisteredOn } from './issuers.ts'
import { bundledRegistry } from './registry.ts'
import { findAnswer } from './store.ts'

type State = 'found' | 'not_found' | 'not_requested'
type Asking = Pick<Services, 'db' | 'config' | 'now'>

interface RegisterAnswer {
  readonly state: State
  readonly corporation: Corporation | null
}
interface IssuerAnswer {
  readonly state: State
  readonly issuer: (Issuer & { readonly is_registered: boolean }) | null
}

/**
 * What the register of corporations answered when the API or a worker asked for this number last: the back office takes
 * no id for it and asks nothing itself.
 */
export async function findRegisterAnswer({ db, config }: Asking, corporateNumber: string): Promise<RegisterAnswer> {
  const known = await findAnswer(db, `number:${corporateNumber}`)
  // Of what is bundled nobody stores an answer.
  if (!known && !config.isLocal) return { state: 'not_requested', corporation: null }
  const corporation = (known ? known.corporations[0] : await bundledRegistry.byNumber(corporateNumber)) ?? null
  return { state: corporation ? 'found' : 'not_found', corporation }
}

/** The same of the register of qualified invoice issuers. */
export async function findIssuerAnswer({ db, config, now }: Asking, registrationNumber: string): Promise<IssuerAnswer> {
  const known = await findStoredIssuer(db, registrationNumber)
  if (!known && !config.isLocal) return { state: 'not_requested', issuer: null }
  const issuer = known ? known.issuer : await bundledIssuers.byNumber(registrationNumber)
  return issuer
    ? { state: 'found', issuer: { ...issuer, is_registered: isRegisteredOn(issuer, japanDay(now())) } }
    : { state: 'not_found', issuer: null }
}
