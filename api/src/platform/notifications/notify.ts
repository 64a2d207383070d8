import type { Db } from '../database/public.ts'
import { queueMails } from '../mail/public.ts'
import { mailOfNotice, type NoticeTexts } from './notice.ts'
import { replaceQuestions } from './answer-store.ts'
import { addressesOf, insertNotification } from './store.ts'

export interface Notice extends NoticeTexts {
  readonly company_id: number
  /** The only user whom it concerns; all users of the company unless given. */
  readonly user_id?: number | null
  readonly now: Date
  /** The request that its mails are about, where they go to the buyer of one. */
  readonly invoiceId?: number
  /** Seen in the product only. */
  readonly isUnmailed?: boolean
}

/**
 * Notifies a company or one user of something: a notification with its unread dot, and a mail to each whom it concerns,
 * in the caller's transaction. Where nobody of the company is left, nothing is said: it has left the service.
 */
export async function notify(
  db: Db,
  { company_id, user_id = null, now, isUnmailed = false, invoiceId, ...texts }: Notice,
): Promise<void> {
  const { kind, title, body, link, asks } = texts
  const content = mailOfNotice(texts)
  const write = async () => {
    // A user who is asked again has one thing to do, not two.
    if (asks) await replaceQuestions(db, asks.about, company_id)
    // Last, because the company's counter is locked from here on.
    await insertNotification(db, {
      company_id,
      user_id,
      kind,
      title,
      body,
      link,
      asks_about: asks?.about ?? null,
      deadline: asks?.deadline ?? null,
      created_at: now,
    })
  }
  const queue = async () => {
    if (!isUnmailed) await queueMails(db, { name: kind, content, invoiceId, now }, addressesOf({ company_id, user_id }))
  }
  await Promise.all([queue(), write()])
}
