import { LRUCache } from 'lru-cache'
import type { Db } from '../database/public.ts'
import type { Job, JobPayload } from '../jobs/public.ts'
import { findMailTurn, saveMailPriority } from './store.ts'

export interface MailCause {
  /** The seller of a request: whose action mails its buyers. */
  readonly sellerOf: (db: Db, invoiceId: number) => Promise<number | null>
}

/** What is of no use so soon has somebody who waits for it before a screen: a code, the link to a new password. */
const urgentWithinMs = 3_600_000
const windowMs = 10 * 60_000

/**
 * Codes leave before everything else. Of the rest, a company's mails come later the more it has caused in ten minutes,
 * so that a thousand of one company hold up no other's. Each machine counts what it moves: all companies alike. Mails
 * about one request leave in their order.
 */
export function mailShare({ sellerOf }: MailCause): NonNullable<Job<JobPayload<'sendMail'>>['share']> {
  const caused = new LRUCache<number, { readonly since: number; count: number }>({ max: 10_000 })
  const countBefore = (companyId: number, now: Date): number => {
    const known = caused.get(companyId)
    const window = known && now.getTime() - known.since < windowMs ? known : { since: now.getTime(), count: 0 }
    caused.set(companyId, window)
    return window.count++
  }
  return {
    turnOf: async (db, { mail_id }, now) => {
      const mail = await findMailTurn(db, mail_id)
      if (!mail) return null
      const { invoice_id, useless_after, created_at, earlier_priority } = mail
      if (useless_after && useless_after.getTime() - created_at.getTime() <= urgentWithinMs) return { priority: 1 }
      const companyId = (invoice_id === null ? null : await sellerOf(db, invoice_id)) ?? mail.company_id
      const ownPriority = companyId === null ? 0 : -countBefore(companyId, now)
      if (invoice_id === null) return { priority: ownPriority }
      // Lower, not alike: of two that are moved together the queue takes either first.
      const priority = earlier_priority === null ? ownPriority : Math.min(ownPriority, earlier_priority - 1)
      await saveMailPriority(db, mail_id, priority)
      return { priority }
    },
  }
}
