import { auditChainOf } from '../../platform/audit/public.ts'
import { endAccess } from '../../identity/credentials/public.ts'
import { endExportsOf } from '../data-exports/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Session } from '../../platform/http/public.ts'
import { queueMail } from '../../platform/mail/public.ts'
import { endRequests } from './end-requests.ts'
import { findHindrances } from './hindrance-store.ts'
import { closedMail } from './messages.ts'
import {
  closeCompany,
  closeUser,
  dropCards,
  dropDrafts,
  lockBelongings,
  lockForClosing,
  type UserToClose,
} from './store.ts'

type Who = Pick<Session, 'company_id' | 'user_id'>

/**
 * Closes the account of a company: what was open is ended, nobody signs in for it any more, and all that the law asks
 * for stays. In the caller's transaction, which holds the user. False, with nothing to be committed, where a payment is
 * in progress.
 */
export const closeAccount = (db: Db, who: Who, now: Date): Promise<boolean> =>
  changeBooks(db, books => close(books, who, now))

async function close(books: Books, { company_id, user_id }: Who, now: Date): Promise<boolean> {
  const { db } = books
  const users = await lockBelongings(books, company_id)
  const company = await lockForClosing(books, company_id)
  // Asked under the lock: from here on nothing begins.
  const { count } = await findHindrances(db, company_id, 1)
  if (count > 0 || !(await endRequests(books, { company_id, user_id, now }))) return false
  const gatewayCardIds = await dropCards(db, company_id, now)
  for (const gateway_card_id of gatewayCardIds) books.enqueue('deleteGatewayCard', { company_id, gateway_card_id })
  await dropDrafts(db, company_id, now)
  await endExportsOf(db, company_id, now)
  await closeUsers(db, company.name, users, now)
  await closeCompany(db, company_id, now)
  books.audit({
    chain: auditChainOf(company_id),
    at: now,
    actor: `user:${user_id}`,
    action: 'company.closed',
    subject: `company:${company_id}`,
    detail: { credit_cards: gatewayCardIds.length },
  })
  return true
}

async function closeUsers(db: Db, companyName: string, users: readonly UserToClose[], now: Date): Promise<void> {
  for (const { id, email_address, user_last_name, user_first_name } of users) {
    await endAccess(db, id, { except: null, reason: 'account_closed' }, now)
    await closeUser(db, id, now)
    // Named here: by the time it leaves, the address is nobody's.
    const addressee = [companyName, `${user_last_name} ${user_first_name} 様`]
    await queueMail(db, { name: 'account_closed', to: email_address, content: closedMail(addressee, now), now })
  }
}
