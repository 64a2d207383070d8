import { awaitingBuyerStatuses, invoiceStatus } from '@invoice-card/domain'
import { lockInvoices } from '../../books/invoices/public.ts'
import type { Books } from '../../books/work/public.ts'
import { type Db, lockCompany } from '../../platform/database/public.ts'

/**
 * Locks a company that is about to close: a call that begins something with money for it waits, and is refused by a
 * trigger then. After `lockBelongings`: who writes a row that refers to the company has locked those before.
 */
export const lockForClosing = (books: Books, companyId: number) =>
  books.lock('closingCompany', companyId, db =>
    db.selectFrom('companies').select('name').where('id', '=', companyId).forUpdate().executeTakeFirstOrThrow(),
  )

/**
 * Locks what others lock of the company before they refer to it: its users, itself, its open requests and those it
 * received, with what is asked about them. Its users.
 */
export async function lockBelongings(books: Books, companyId: number): Promise<UserToClose[]> {
  const { db } = books
  const users = await books.lock('user', `of company ${companyId}`, () => lockUsersOf(db, companyId))
  await books.lock('company', companyId, () => lockCompany(db, companyId))
  const requests = [...(await listOpenRequests(db, companyId)), ...(await listReceivedRequests(db, companyId))]
  const ids = requests.map(({ id }) => id)
  await lockInvoices(books, ids)
  if (ids.length > 0) await books.lock('notification', `to company ${companyId}`, () => lockQuestions(db, ids))
  return users
}

const lockQuestions = (db: Db, invoiceIds: readonly number[]) =>
  db
    .selectFrom('notifications')
    .select('id')
    .where(
      'asks_about',
      'in',
      invoiceIds.map(id => `invoice:${id}`),
    )
    .where('asks_about', 'is not', null)
    .where('answered_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export type UserToClose = Awaited<ReturnType<typeof lockUsersOf>>[number]

/** The users of a company, locked in one order. */
const lockUsersOf = (db: Db, companyId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email_address', 'user_last_name', 'user_first_name'])
    .where('company_id', '=', companyId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Nobody signs in by this row any more, and the address is free. */
export const closeUser = (db: Db, userId: number, now: Date) =>
  db.updateTable('users').set({ closed_at: now, password_hash: '' }).where('id', '=', userId).execute()

/** Its number is its owner's again, for a new start. */
export const closeCompany = (db: Db, companyId: number, now: Date) =>
  db
    .updateTable('companies')
    .set(({ ref }) => ({ closed_at: now, closed_number: ref('corporate_number'), corporate_number: null }))
    .where('id', '=', companyId)
    .execute()

/** Requests whose buyer has not paid, by id. */
export const listOpenRequests = (db: Db, sellerCompanyId: number) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('seller_company_id', '=', sellerCompanyId)
    .where('kind', '=', 'request')
    .where('status', 'in', awaitingBuyerStatuses)
    .orderBy('id')
    .execute()

/** Requests that the company was asked to pay and has not. */
export const listReceivedRequests = (db: Db, buyerCompanyId: number) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('buyer_company_id', '=', buyerCompanyId)
    .where('kind', '=', 'request')
    .where('status', '=', invoiceStatus.waitingForPayment)
    .orderBy('id')
    .execute()

/** Deletes the saved cards; the ids that the gateway knows them by. */
export async function dropCards(db: Db, companyId: number, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('credit_cards')
    .set({ deleted_at: now })
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .returning('gateway_card_id')
    .execute()
  return rows.map(({ gateway_card_id }) => gateway_card_id)
}

/** Deletes what was begun and never became a payment or a request, and what would begin more of it. */
export async function dropDrafts(db: Db, companyId: number, now: Date): Promise<void> {
  await db.deleteFrom('request_schedules').where('company_id', '=', companyId).execute()
  await db.deleteFrom('drafts').where('company_id', '=', companyId).execute()
  await db.deleteFrom('invoice_request_drafts').where('company_id', '=', companyId).execute()
  await db
    .updateTable('pre_items')
    .set({ discarded_at: now })
    .where('company_id', '=', companyId)
    .where('payment_id', 'is', null)
    .where('discarded_at', 'is', null)
    .execute()
}

/** How much of each a company has: what closing ends, and what is retained. */
export async function countBelongings(db: Db, companyId: number, now: Date) {
  const {
    credit_cards,
    drafts,
    request_drafts,
    open_requests,
    received_requests,
    request_schedules,
    external_clients,
    invoices,
    files,
    receipts,
  } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('credit_cards')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('company_id', '=', companyId)
        .where('deleted_at', 'is', null)
        .as('credit_cards'),
      selectFrom('drafts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('company_id', '=', companyId)
        .where('expires_at', '>', now)
        .as('drafts'),
      selectFrom('invoice_request_drafts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('company_id', '=', companyId)
        .where('expires_at', '>', now)
        .as('request_drafts'),
      selectFrom('invoices')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('seller_company_id', '=', companyId)
        .where('kind', '=', 'request')
        .where('status', 'in', awaitingBuyerStatuses)
        .as('open_requests'),
      selectFrom('invoices')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('buyer_company_id', '=', companyId)
        .where('kind', '=', 'request')
        .where('status', '=', invoiceStatus.waitingForPayment)
        .as('received_requests'),
      selectFrom('request_schedules')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('company_id', '=', companyId)
        .as('request_schedules'),
      selectFrom('oauth_grants')
        .innerJoin('users', 'users.id', 'user_id')
        .select(({ fn }) => fn.count<number>('client_id').distinct().as('n'))
        .where('company_id', '=', companyId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .as('external_clients'),
      selectFrom('invoices')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where(({ eb, or }) => or([eb('buyer_company_id', '=', companyId), eb('seller_company_id', '=', companyId)]))
        .as('invoices'),
      selectFrom('files')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('company_id', '=', companyId)
        .where('accepted_at', 'is not', null)
        .as('files'),
      selectFrom('receipts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('company_id', '=', companyId)
        .as('receipts'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ends: {
      credit_cards: credit_cards ?? 0,
      drafts: (drafts ?? 0) + (request_drafts ?? 0),
      external_clients: external_clients ?? 0,
      open_requests: open_requests ?? 0,
      received_requests: received_requests ?? 0,
      request_schedules: request_schedules ?? 0,
    },
    retained: { invoices: invoices ?? 0, files: files ?? 0, receipts: receipts ?? 0 },
  }
}
