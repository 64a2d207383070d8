import { invoiceStatus } from '@invoice-card/domain'
import type { Insertable } from 'kysely'
import type { Db, InvoiceRequestsTable } from '../../../platform/database/public.ts'
import { findRequestTerms } from '../../invoices/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import type { Books } from '../../../books/work/public.ts'

export type RequestRow = Awaited<ReturnType<typeof findRequest>> & object

const requestOf = (db: Db, sellerCompanyId: number, id: number) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'request')
    .where('seller_company_id', '=', sellerCompanyId)

/** A request of this seller with what belongs to it, or undefined. */
export async function findRequest(db: Db, sellerCompanyId: number, id: number) {
  const invoice = await requestOf(db, sellerCompanyId, id).executeTakeFirst()
  return invoice && { invoice, request: await findRequestTerms(db, id) }
}

/** The same with its row locked: neither its state nor its deadline changes until the transaction ends. */
export async function lockRequest({ db, lock }: Books, sellerCompanyId: number, id: number) {
  const invoice = await lock('invoice', id, () =>
    requestOf(db, sellerCompanyId, id).forNoKeyUpdate().executeTakeFirst(),
  )
  return invoice && { invoice, request: await findRequestTerms(db, id) }
}

/** From now on its buyer is mailed, account or not. */
export const setMailed = (db: Db, invoiceId: number) =>
  db.updateTable('invoice_requests').set({ is_mailed: true }).where('invoice_id', '=', invoiceId).execute()

interface Addressee {
  readonly person_name: string
  /** Since when, where the mail address is another one: nobody there has opened the request or was reminded of it. */
  readonly addressed_at?: Date
}

/** Whom a locked request asks from now on; the mail address stands in the invoice. */
export const updateAddressee = async (db: Db, invoiceId: number, { person_name, addressed_at }: Addressee) => {
  await db
    .updateTable('invoice_requests')
    .set({ person_name, ...(addressed_at && { addressed_at, opened_at: null, reminded_at: null }) })
    .where('invoice_id', '=', invoiceId)
    .execute()
}

export const findRequestByKey = (db: Db, sellerCompanyId: number, idempotencyKey: string) =>
  db
    .selectFrom('invoice_requests')
    .select(['invoice_id', 'body_hash'])
    .where('seller_company_id', '=', sellerCompanyId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()

/** Whether the account is the company's own; nobody deletes it before this unit of work ends. */
export async function lockDepositAccount({ lock }: Books, companyId: number, id: number): Promise<boolean> {
  const account = await lock('depositAccount', id, db =>
    db
      .selectFrom('deposit_accounts')
      .select('id')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forKeyShare()
      .executeTakeFirst(),
  )
  return account !== undefined
}

/** Where the money of a request goes from now on. */
export const setDepositAccount = (db: Db, invoiceId: number, account_id: number) =>
  db.updateTable('invoice_requests').set({ account_id }).where('invoice_id', '=', invoiceId).execute()

export const insertRequestTerms = async (db: Db, values: Insertable<InvoiceRequestsTable>): Promise<void> => {
  await db.insertInto('invoice_requests').values(values).execute()
}

/** Until when a request can be paid; one that its seller may change is read under its lock. */
export const findExpiry = async (db: Db, invoiceId: number): Promise<Date | undefined> =>
  (await db.selectFrom('invoice_requests').select('expires_at').where('invoice_id', '=', invoiceId).executeTakeFirst())
    ?.expires_at

/** Sets until when a locked request can be paid; its buyer is reminded again where that is another moment. */
export const updateDeadline = async (db: Db, invoiceId: number, expires_at: Date): Promise<void> => {
  await db
    .updateTable('invoice_requests')
    .set({ expires_at, reminded_at: null })
    .where('invoice_id', '=', invoiceId)
    .where('expires_at', '!=', expires_at)
    .execute()
}

const open = [
  invoiceStatus.buyerNotRegistered,
  invoiceStatus.waitingForPayment,
] as const satisfies InvoiceRow['status'][]

/** A batch of open requests by id, after the last one of the batch before. */
const openAfter = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('invoice_requests')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select('invoices.id')
    .where('kind', '=', 'request')
    .where('status', 'in', open)
    .where('invoices.id', '>', afterId)
    .orderBy('invoices.id')
    .limit(limit)

/** Open requests whose time has come. */
export const listExpired = (db: Db, { now, afterId }: { now: Date; afterId: number }, limit: number) =>
  openAfter(db, afterId, limit).where('expires_at', '<=', now).execute()

/** Open requests that end before `until` and of which nobody was reminded. */
export const listToRemind = (
  db: Db,
  { now, until, afterId }: { now: Date; until: Date; afterId: number },
  limit: number,
) =>
  openAfter(db, afterId, limit)
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .execute()

/** Records the reminder; false where somebody was first. */
export async function markReminded(db: Db, invoiceId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice_requests')
    .set({ reminded_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The company of the user with this address, who has it until the transaction ends. */
export const lockCompanyOfAddress = (db: Db, emailAddress: string) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['companies.id', 'companies.corporate_number'])
    .where(({ fn }) => fn('lower', ['users.email_address']), '=', emailAddress.toLowerCase())
    .where('users.closed_at', 'is', null)
    .forShare('users')
    .executeTakeFirst()
