import { maskEmail } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import type { Challenge } from '../codes/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Session } from '../../platform/http/public.ts'
import { queueMail } from '../../platform/mail/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import { lockUser } from '../user-rows/public.ts'
import { endAccess } from './end-access.ts'
import { emailChangedNotice, formerAddressMail } from './messages.ts'
import { setEmailAddress } from './store.ts'

/**
 * Makes the address of an accepted code the user's, notifies both addresses, and ends whatever else is open under the
 * old one.
 * @throws a unique violation where another account took the address meanwhile.
 */
export async function changeEmailAddress(
  db: Db,
  { session_id, user_id, company_id }: Session,
  { email_address }: Challenge,
  now: Date,
): Promise<string> {
  const { email_address: before } = await lockUser(db, user_id)
  await setEmailAddress(db, user_id, email_address)
  const programs = await endAccess(db, user_id, { except: session_id, reason: 'email_address_changed' }, now)
  const masked = maskEmail(email_address)
  await appendAudit(db, {
    chain: auditChainOf(company_id),
    at: now,
    actor: `user:${user_id}`,
    action: 'user.email_address_changed',
    subject: `user:${user_id}`,
    detail: { from: maskEmail(before), to: masked },
  })
  await notify(db, { company_id, user_id, now, ...emailChangedNotice(masked, programs) })
  await queueMail(db, { name: 'email_address_replaced', to: before, content: formerAddressMail(masked), now })
  return email_address
}
