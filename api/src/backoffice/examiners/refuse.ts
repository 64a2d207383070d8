import { Refusal } from '../../platform/http/public.ts'
import type { Permission } from '@invoice-card/contracts/backoffice'

/** Nobody is signed in with this token, or not any more. */
export const refuseSession = (): never => {
  throw new Refusal('sign_in_required', 401, 'You are not signed in, or no longer: pnpm backoffice sign-in --as NAME')
}

/** The account may be that of whoever had its initial password. */
export const refuseUnvouched = (): never => {
  throw new Refusal(
    'not_vouched_for',
    403,
    'Nobody has vouched for this account: until an admin does who neither made nor reset it, it only reads.',
  )
}

/** The caller's roles do not allow it. */
export const refusePermission = (permission: Permission): never => {
  throw new Refusal('not_permitted', 403, `Your roles do not allow ${permission}. See: pnpm backoffice roles`)
}
