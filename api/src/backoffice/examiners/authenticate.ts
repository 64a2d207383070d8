import { type BackofficeEndpoint, permissionsOf } from '@invoice-card/contracts/backoffice'
import { hashToken } from '../../platform/crypto/public.ts'
import type { Services } from '../../platform/services/public.ts'
import type { SignedInExaminer } from './context.ts'
import { refusePermission, refuseSession, refuseUnvouched } from './refuse.ts'
import { findSession } from './session-store.ts'
import { needsVouching } from './vouching.ts'

/** Whose token it is, as the account is now: disabled or with other roles, it holds at once. */
export async function authenticateExaminer({ db, now }: Services, headers: Headers): Promise<SignedInExaminer> {
  const token = /^Bearer ([\w-]{43})$/.exec(headers.get('authorization') ?? '')?.[1] ?? refuseSession()
  return (await findSession(db, hashToken(token), now())) ?? refuseSession()
}

export function requirePermission(
  examiner: SignedInExaminer,
  { permission }: Pick<BackofficeEndpoint, 'permission'>,
): void {
  if (permission === null) return
  if (!permissionsOf(examiner.roles).includes(permission)) refusePermission(permission)
  if (needsVouching(examiner, permission)) refuseUnvouched()
}
