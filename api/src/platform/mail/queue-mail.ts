import type { Db } from '../database/public.ts'
import { outbox } from '../jobs/public.ts'
import { insertMail, type MailToUser } from './store.ts'

/** Writes a mail to a user in the caller's transaction; it leaves after the commit. */
export async function queueMail(db: Db, mail: MailToUser): Promise<void> {
  await outbox(db, 'sendMail', { mail_id: await insertMail(db, mail) })
}
