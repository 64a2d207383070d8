import { invoiceStatus } from '@invoice-card/domain'
import { type Insertable, sql } from 'kysely'
import type { Db, TransferConflictsTable, TransferFilesTable } from '../../platform/database/public.ts'
import { lockInvoices } from '../../books/invoices/public.ts'
import { isChargedBackRow, isHeldRow } from '../../books/payments/public.ts'
import type { Books } from '../../books/work/public.ts'
import { stoppingStatuses } from '../../parties/suppliers/public.ts'

/** Lets one file be made at a time: the maker of another one waits for this one's commit, and finds what it left. */
export const waitForOtherFiles = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('transfer_files'))`.execute(db)
}

/**
 * Transfers that are due by a day and stand in no file: charged, reserved, and with nothing asked of anybody; or sent
 * before, come back, and to be sent again, which a person has decided. No first transfer to a supplier that is
 * escalated or rejected, or whose money the issuer has, and none that a freeze holds.
 */
const dueTransfers = (db: Db, day: string) =>
  db
    .selectFrom('transfers')
    .innerJoin('invoices', 'invoices.id', 'transfers.invoice_id')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'invoices.payment_id')
    .where('transfers.status', '=', 'reserved')
    .where('transfers.file_id', 'is', null)
    .where('transfers.transfer_date', '<=', day)
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        and([
          eb('invoices.status', '=', invoiceStatus.completed),
          eb('transfers.follows', 'is', null),
          not(isChargedBackRow),
          not(
            exists(
              selectFrom('suppliers')
                .select('suppliers.id')
                .whereRef('suppliers.id', '=', 'invoices.supplier_id')
                .where('suppliers.status', 'in', stoppingStatuses),
            ),
          ),
        ]),
        and([eb('invoices.status', '=', invoiceStatus.transferred), eb('transfers.follows', 'is not', null)]),
      ]),
    )
    .where('invoices.is_action_required', '=', false)
    .where('payment_transactions.status', '=', 'captured')
    .where('payment_transactions.pending_action', 'is', null)
    .where(({ not }) => not(isHeldRow))

/**
 * The transfers that are due, locked. Invoices come first, as everywhere, and are waited for: one that somebody has in
 * hand for a moment must not miss its day. Their changes meanwhile are checked after that.
 */
export async function lockDueTransfers(books: Books, day: string) {
  const candidates = (await dueTransfers(books.db, day).select('transfers.invoice_id').execute()).map(
    ({ invoice_id }) => invoice_id,
  )
  if (candidates.length === 0) return []
  await lockInvoices(books, candidates)
  return books.lock('transfer', `due by ${day}`, db =>
    dueTransfers(db, day)
      .where(sql<boolean>`transfers.invoice_id = any(${candidates}::bigint[])`)
      .select([
        'transfers.id',
        'transfers.invoice_id',
        'transfers.amount',
        'transfers.account',
        'transfers.transfer_person_name',
      ])
      .orderBy('transfers.id')
      .forNoKeyUpdate('transfers')
      .execute(),
  )
}

interface BranchCodes {
  readonly bank_code: string
  readonly branch_code: string
}

interface KanaNames extends BranchCodes {
  readonly bank: string
  readonly branch: string | null
}

/** Kana names of banks and their branches, as the zengin data spells them; of known banks only. */
export async function listKanaNames(db: Db, accounts: readonly BranchCodes[]): Promise<readonly KanaNames[]> {
  const { rows } = await sql<KanaNames>`
    select accounts.*, banks.name_kana as bank, branches.name_kana as branch
    from (
      select distinct * from unnest(
        ${accounts.map(({ bank_code }) => bank_code)}::text[], ${accounts.map(({ branch_code }) => branch_code)}::text[]
      ) as account (bank_code, branch_code)
    ) accounts
    join banks on banks.code = accounts.bank_code
    left join branches on branches.bank_code = banks.code and branches.code = accounts.branch_code`.execute(db)
  return rows
}

/** Adds a file as the next of its day and puts its transfers into it. */
export async function insertTransferFile(
  db: Db,
  file: Omit<Insertable<TransferFilesTable>, 'sequence'>,
  transferIds: readonly number[],
) {
  const { last } = await db
    .selectFrom('transfer_files')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('transfer_date', '=', file.transfer_date)
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('transfer_files')
    .values({ ...file, sequence: (last ?? 0) + 1 })
    .returning(['id', 'transfer_date', 'sequence', 'sha256', 'transfer_count', 'total_amount'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('transfers')
    .set({ file_id: row.id })
    .where(sql<boolean>`id = any(${transferIds}::bigint[])`)
    .execute()
  return row
}

export const listTransferFiles = (db: Db) =>
  db
    .selectFrom('transfer_files')
    .select([
      'id',
      'transfer_date',
      'sequence',
      'sha256',
      'transfer_count',
      'total_amount',
      'created_by',
      'created_at',
      'settled_at',
    ])
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export const findTransferFile = (db: Db, transferDate: string, sequence: number) =>
  db
    .selectFrom('transfer_files')
    .selectAll()
    .where('transfer_date', '=', transferDate)
    .where('sequence', '=', sequence)
    .executeTakeFirst()

export const settleTransferFile = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('transfer_files')
    .set({ settled_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
}

/** A transfer of a file, with its invoice. @throws where it is not in that file */
export const readTransferOfFile = (db: Db, fileId: number, id: number) =>
  db
    .selectFrom('transfers')
    .select(['id', 'invoice_id', 'status', 'done_at'])
    .where('id', '=', id)
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow(() => new Error(`Transfer ${id} is not in file ${fileId}`))

/** The bank could not send it: nothing left our account. @throws where it is not reserved */
export const returnTransfer = async (db: Db, id: number, reason: string): Promise<void> => {
  await db
    .updateTable('transfers')
    .set({ status: 'returned', returned_reason: reason })
    .where('id', '=', id)
    .where('status', '=', 'reserved')
    .returning('id')
    .executeTakeFirstOrThrow(() => new Error(`Transfer ${id} is not reserved`))
}

/** Saves a result that was not carried out, for a person to look into. */
export const saveConflict = async (db: Db, conflict: Insertable<TransferConflictsTable>): Promise<void> => {
  await db
    .insertInto('transfer_conflicts')
    .values(conflict)
    .onConflict(known => known.doNothing())
    .execute()
}
