import { type RawBuilder, sql } from 'kysely'
import { type Db, json, type MailContent } from '../database/public.ts'
import type { JobPayload, OutboxRow } from '../jobs/public.ts'
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

/** The job that sends a mail, as it waits in the outbox; its payload names the mail. */
type SendJob = Omit<OutboxRow, 'payload'>

/** A query for the statement that writes mails to what it finds. */
export type Addresses = RawBuilder<{ address: string }>

export const addressAlone = (to: string): Addresses => sql`select ${to}::text as address`

/** Writes a mail to each of these addresses, with its job, all in one statement. */
export const insertMails = async (
  db: Db,
  { name, content, isSecret = false, uselessAfter, invoiceId, now }: Omit<MailToUser, 'to'>,
  addresses: Addresses,
  { kind, traceparent }: SendJob,
): Promise<void> => {
  const payloadKey = 'mail_id' satisfies keyof JobPayload<'sendMail'>
  await sql`
    with mail as (
      insert into mails (name, to_address, subject, content, is_secret, useless_after, invoice_id, created_at)
      select ${name}, address, ${content.subject}, ${json(content)}::jsonb, ${isSecret},
        ${uselessAfter ?? null}::timestamptz, ${invoiceId ?? null}::bigint, ${now}::timestamptz
      from (${addresses}) as receivers
      returning id
    )
    insert into outbox (kind, payload, traceparent)
    select ${kind}, jsonb_build_object(${payloadKey}::text, id), ${traceparent}::text from mail`.execute(db)
}

/**
 * What decides when a mail's turn is: its company is its reader's, where that is a user; of the earlier mails about its
 * request that have not left, the lowest priority.
 */
export const findMailTurn = (db: Db, id: number) =>
  db
    .selectFrom('mails')
    .leftJoin('users', join =>
      join
        .on(({ eb, fn }) => eb(fn('lower', ['users.email_address']), '=', fn('lower', ['mails.to_address'])))
        .on('users.closed_at', 'is', null),
    )
    .select(['mails.invoice_id', 'mails.useless_after', 'mails.created_at', 'users.company_id'])
    .select(({ selectFrom }) =>
      selectFrom('mails as earlier')
        .select(({ fn }) => fn.min('earlier.priority').as('priority'))
        .whereRef('earlier.invoice_id', '=', 'mails.invoice_id')
        .whereRef('earlier.id', '<', 'mails.id')
        .where('earlier.sent_at', 'is', null)
        .where('earlier.abandoned_at', 'is', null)
        .as('earlier_priority'),
    )
    .where('mails.id', '=', id)
    .executeTakeFirst()

/** The place in the queue of a mail about a request. */
export const saveMailPriority = (db: Db, id: number, priority: number) =>
  db.updateTable('mails').set({ priority }).where('id', '=', id).execute()

/** A mail that still has to leave, or undefined when it already has, or never will. */
export const findUnsentMail = (db: Db, id: number) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
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
