import type { Db, MailContent } from '../database/public.ts'
import { outbox } from '../jobs/public.ts'
import type { MailName } from './catalogue.ts'
import { insertMail } from './store.ts'

export interface MailToUser {
  readonly name: MailName
  readonly to: string
  readonly content: MailContent
  /** The content opens something: it is forgotten once a mail server has it. */
  readonly isSecret?: boolean
  /** After this it would only puzzle its reader, and isn't sent. */
  readonly uselessAfter?: Date
  /** The request that it is about, where it goes to the buyer of one: its seller sees what became of it. */
  readonly invoiceId?: number | undefined
  readonly now: Date
}

/** Writes a mail to a user in the caller's transaction; it leaves after the commit. */
export async function queueMail(db: Db, mail: MailToUser): Promise<void> {
  await outbox(db, 'sendMail', { mail_id: await insertMail(db, mail) })
}
