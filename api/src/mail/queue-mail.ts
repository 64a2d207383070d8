import type { Db } from '../database/connection.ts'
import { outbox } from '../jobs/outbox.ts'
import type { MailContent } from './layout.ts'
import { insertMail } from './store.ts'

interface MailToUser {
  readonly to: string
  readonly content: MailContent
  /** The content opens something: it is forgotten once a mail server has it. */
  readonly isSecret?: boolean
  readonly now: Date
}

/** Writes a mail to a user in the caller's transaction; it leaves after the commit. */
export async function queueMail(db: Db, { to, content, isSecret = false, now }: MailToUser): Promise<void> {
  const mail_id = await insertMail(db, { to, content, isSecret, now })
  await outbox(db, 'sendMail', { mail_id })
}
