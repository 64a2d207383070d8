import type { AccountSnapshot, Db } from '../../platform/database/public.ts'

/** Takes a transfer that was done back, or nothing where none was. */
export const reverseTransfer = (db: Db, invoiceId: number, reason: string) =>
  db
    .updateTable('transfers')
    .set({ status: 'returned', returned_reason: reason })
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'done')
    .returning('id')
    .executeTakeFirst()

interface NewReturn {
  readonly transfer_id: number
  readonly invoice_id: number
  readonly reason: string
  readonly recorded_by_id: number
  readonly recorded_at: Date
}

/** Opens a case and says which one of its invoice it is; the caller holds the invoice. */
export async function insertReturn(db: Db, returned: NewReturn): Promise<number> {
  const occasion = (await countReturns(db, returned.invoice_id)) + 1
  await db
    .insertInto('returned_transfers')
    .values({ ...returned, occasion })
    .execute()
  return occasion
}

/** How often the money of an invoice was returned. */
export const countReturns = async (db: Db, invoiceId: number): Promise<number> =>
  (
    await db
      .selectFrom('returned_transfers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirstOrThrow()
  ).count

/** The case of an invoice that nobody has decided. */
export const findOpenReturn = (db: Db, invoiceId: number) =>
  db
    .selectFrom('returned_transfers')
    .innerJoin('transfers', 'transfers.id', 'returned_transfers.transfer_id')
    .select(['returned_transfers.id', 'transfer_id', 'recorded_by_id', 'amount', 'account', 'transfer_person_name'])
    .where('returned_transfers.invoice_id', '=', invoiceId)
    .where('outcome', 'is', null)
    .executeTakeFirst()

interface FollowUp {
  readonly invoice_id: number
  readonly follows: number
  readonly amount: number
  readonly account: AccountSnapshot
  readonly transfer_person_name: string
  readonly transfer_date: string
  readonly reserved_at: Date
}

export const reserveFollowUp = async (db: Db, transfer: FollowUp): Promise<number> =>
  (
    await db
      .insertInto('transfers')
      .values({ ...transfer, status: 'reserved' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

interface Decision {
  readonly outcome: 'resend' | 'refund'
  readonly follow_up_id: number | null
  readonly decided_by_id: number
  readonly decided_at: Date
}

export const decideReturn = async (db: Db, id: number, decision: Decision): Promise<void> => {
  await db.updateTable('returned_transfers').set(decision).where('id', '=', id).where('outcome', 'is', null).execute()
}

/** Its second transfer could not be sent either: somebody has to decide again. */
export const undecideReturn = async (db: Db, followUpId: number): Promise<void> => {
  await db
    .updateTable('returned_transfers')
    .set({
      outcome: null,
      follow_up_id: null,
      decided_by_id: null,
      decided_at: null,
      account_named_at: null,
    })
    .where('follow_up_id', '=', followUpId)
    .execute()
}

/** The account that the bank last could not pay into, or gave the money back from. */
export const findBouncedAccount = async (db: Db, invoiceId: number): Promise<AccountSnapshot | undefined> =>
  (
    await db
      .selectFrom('transfers')
      .select('account')
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'returned')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.account

/** Another account was named for the case of an invoice that nobody has decided; false where there is none. */
export async function saveNamedAccount(db: Db, invoiceId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('returned_transfers')
    .set({ account_named_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What became of each return of an invoice's money, oldest first. */
export const listReturns = (db: Db, invoiceId: number) =>
  db
    .selectFrom('returned_transfers')
    .leftJoin('transfers as follow_up', 'follow_up.id', 'follow_up_id')
    .select([
      'reason',
      'recorded_at',
      'outcome',
      'account_named_at',
      'decided_at',
      'follow_up.transfer_date',
      'follow_up.done_at',
      'follow_up.account',
    ])
    .where('returned_transfers.invoice_id', '=', invoiceId)
    .orderBy('occasion')
    .execute()
export type MoneyReturn = Awaited<ReturnType<typeof listReturns>>[number]

export const listOpenReturns = (db: Db) =>
  db
    .selectFrom('returned_transfers')
    .innerJoin('invoices', 'invoices.id', 'returned_transfers.invoice_id')
    .innerJoin('transfers', 'transfers.id', 'transfer_id')
    .innerJoin('examiners', 'examiners.id', 'recorded_by_id')
    .select([
      'returned_transfers.invoice_id',
      'occasion',
      'reason',
      'examiners.login as recorded_by',
      'recorded_at',
      'account_named_at',
      'transfers.amount',
      'invoices.supplier_name',
      'invoices.supplier_id',
    ])
    .where('outcome', 'is', null)
    .orderBy('returned_transfers.id')
    .execute()
