import type { Db } from '../database/public.ts'
import { waitingJob } from '../jobs/public.ts'
import { addressAlone, type Addresses, insertMails, type MailToUser } from './store.ts'

/** Writes a mail to a user in the caller's transaction; it leaves after the commit. */
export const queueMail = (db: Db, { to, ...mail }: MailToUser): Promise<void> => queueMails(db, mail, addressAlone(to))

/**
 * The same mail to each of these addresses, as one statement: a company may have many users.
 */
export const queueMails = (db: Db, mail: Omit<MailToUser, 'to'>, addresses: Addresses): Promise<void> =>
  insertMails(db, mail, addresses, waitingJob('sendMail'))
