import type { Db } from '../database/connection.ts'
import type { MailContent } from '../mail/layout.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertNotification, listEmailAddresses } from './store.ts'

export interface Notice {
  readonly company_id: number
  /** The only user whom it concerns; all users of the company unless given. */
  readonly user_id?: number | null
  /** What happened, e.g. `transfer_completed`; not shown. */
  readonly kind: string
  readonly title: string
  /** Plain text; line breaks are kept. */
  readonly body: string
  /** Path inside the product, or null. */
  readonly link: string | null
  readonly now: Date
  /** What the mail says beyond title and body. */
  readonly mail?: Pick<MailContent, 'facts' | 'closing'>
}

/** Tells a company or one user something: a notification with its unread dot, and a mail to each whom it concerns, in the caller's transaction. */
export async function notify(db: Db, { company_id, user_id = null, kind, title, body, link, now, mail = {} }: Notice): Promise<void> {
  const action = link === null ? {} : { action: { label: '詳細を確認する', path: link } }
  for (const to of await listEmailAddresses(db, { company_id, user_id })) {
    await queueMail(db, { to, content: { subject: title, paragraphs: body.split('\n'), ...mail, ...action }, now })
  }
  // Last, because the company's counter is locked from here on.
  await insertNotification(db, { company_id, user_id, kind, title, body, link, created_at: now })
}
