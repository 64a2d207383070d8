import type { Db } from '../database/public.ts'
import { waitingJob } from '../jobs/public.ts'
import { insertMails, type MailToUser } from './store.ts'

/** Writes a mail to a user in the caller's transaction; it leaves after the commit. */
export const queueMail = (db: Db, { to, ...mail }: MailToUser): Promise<void> => queueMails(db, mail, [to])

/** The same mail to each of these addresses, as one statement: a company may have many users. */
export async function queueMails(db: Db, mail: Omit<MailToUser, 'to'>, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await insertMails(db, mail, addresses, waitingJob('sendMail'))
}
