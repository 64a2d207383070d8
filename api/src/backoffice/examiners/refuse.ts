import { Refusal } from '../../platform/http/public.ts'
import type { Permission } from '@invoice-card/contracts/backoffice'

/** Nobody is signed in with this token, or not any more. */
export const refuseSession = (): never => {
  throw new Refusal('sign_in_required', 401, 'You are not signed in, or no longer: pnpm backoffice sign-in --as NAME')
}

/** The caller's roles do not allow it. */
export const refusePermission = (permission: Permission): never => {
  throw new Refusal('not_permitted', 403, `Your roles do not allow ${permission}. See: pnpm backoffice roles`)
}
