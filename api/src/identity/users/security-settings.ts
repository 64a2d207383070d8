import type { SecuritySettings } from '@invoice-card/contracts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import type { CodePurpose, Db } from '../../platform/database/public.ts'
import type { Session } from '../../platform/http/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import { countLiveSessions, deviceNameOf, listLiveSessions } from '../sessions/public.ts'
import { secondFactorNotice } from './messages.ts'
import { findUserWithCompany, setSecondFactor } from './store.ts'

/** More than anybody has, and a screen can still show. */
const maxDevices = 100

/** A code for one direction does nothing for the other. */
export const secondFactorPurpose = (isRequired: boolean) =>
  (isRequired ? 'second_factor_on' : 'second_factor_off') satisfies CodePurpose

/** How a user signs in and where it is signed in at the moment. */
export async function securitySettingsOf(
  db: Db,
  { user_id, session_id }: Session,
  now: Date,
): Promise<SecuritySettings> {
  const [{ is_second_factor_required }, live, count_devices] = await Promise.all([
    findUserWithCompany(db, user_id),
    listLiveSessions(db, { userId: user_id, current: session_id, limit: maxDevices }, now),
    countLiveSessions(db, user_id, now),
  ])
  const devices = live.map(({ id, user_agent, created_at, rotated_at }) => ({
    session_id: id,
    device: deviceNameOf(user_agent),
    signed_in_at: created_at.toISOString(),
    last_used_at: rotated_at.toISOString(),
    is_current: id === session_id,
  }))
  return { is_second_factor_required, devices, count_devices }
}

/** Asks for a code at every sign-in or no longer; where that changes, the user is notified. */
export async function saveSecuritySettings(
  db: Db,
  { user_id, company_id }: Session,
  isRequired: boolean,
  now: Date,
): Promise<void> {
  if (!(await setSecondFactor(db, user_id, isRequired))) return
  await appendAudit(db, {
    chain: auditChainOf(company_id),
    at: now,
    actor: `user:${user_id}`,
    action: 'user.security_settings_changed',
    subject: `user:${user_id}`,
    detail: { is_second_factor_required: isRequired },
  })
  await notify(db, { company_id, user_id, now, ...secondFactorNotice(isRequired) })
}
