import { type Db, json, type MailContent } from '../database/public.ts'
import type { MailName } from './catalogue.ts'
import type { Greeting, RenderedMail } from './content.ts'

export interface MailToUser {
  readonly name: MailName
  readonly to: string
  readonly content: MailContent
  /** The content opens something: it is deleted once a mail server has it. */
  readonly isSecret?: boolean
  /** After this it would only puzzle its reader, and isn't sent. */
  readonly uselessAfter?: Date
  /** The request that it is about, where it goes to the buyer of one: its seller sees what became of it. */
  readonly invoiceId?: number | undefined
  readonly now: Date
}

/** Whom a mail greets; null where the address is no user's: one that signs up, or that was replaced. */
export async function findGreeting(db: Db, emailAddress: string): Promise<Greeting | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['companies.name', 'users.user_last_name', 'users.user_first_name'])
    .where(({ fn }) => fn('lower', ['users.email_address']), '=', emailAddress.toLowerCase())
    .where('users.closed_at', 'is', null)
    .executeTakeFirst()
  return row ? { companyName: row.name, personName: `${row.user_last_name} ${row.user_first_name}` } : null
}

export async function insertMail(
  db: Db,
  { name, to, content, isSecret = false, uselessAfter, invoiceId, now }: MailToUser,
): Promise<number> {
  const { id } = await db
    .insertInto('mails')
    .values({
      name,
      to_address: to,
      subject: content.subject,
      content: json(content),
      is_secret: isSecret,
      useless_after: uselessAfter ?? null,
      invoice_id: invoiceId ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mail that still has to leave, or undefined when it already has, or never will. */
export const findUnsentMail = (db: Db, id: number) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst()

/** A mail server took it; what opened something is stored no longer. */
export const markSent = (db: Db, mail: { id: number; is_secret: boolean }, now: Date) =>
  db
    .updateTable('mails')
    .set({ sent_at: now, ...(mail.is_secret ? { content: '{}' } : {}) })
    .where('id', '=', mail.id)
    .execute()

/** It has arrived in the local mailbox. */
export const markArrived = (db: Db, id: number, { subject, text, html }: RenderedMail, now: Date) =>
  db.updateTable('mails').set({ subject, text, html, sent_at: now }).where('id', '=', id).execute()

/** The local mailbox, newest first. */
export const listArrivedMails = (db: Db, limit: number) =>
  db
    .selectFrom('mails')
    .select(['id', 'to_address', 'subject', 'text', 'sent_at'])
    .where('text', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findArrivedMail = (db: Db, id: number) =>
  db
    .selectFrom('mails')
    .select(['id', 'to_address', 'subject', 'text', 'html', 'sent_at'])
    .where('id', '=', id)
    .where('html', 'is not', null)
    .executeTakeFirst()
