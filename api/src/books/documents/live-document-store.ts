import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import type { PaymentRow } from '../payments/public.ts'
import { oppositeKeysOf } from './document-key.ts'

type DuplicateKeys = Pick<
  PaymentRow,
  'company_id' | 'evidence_key' | 'evidence_hashes' | 'document_key' | 'counterpart_keys'
>

/** The charge that stands in the way of another one about the same evidence or document. */
export const findLiveDuplicate = (
  db: Db,
  { company_id, evidence_key, evidence_hashes, document_key, counterpart_keys }: DuplicateKeys,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .$castTo<PaymentRow>()
    .where('company_id', '=', company_id)
    .where('is_live', '=', sql.lit(true))
    .where('superseded_by', 'is', null)
    .where(where =>
      where.or([
        where('evidence_key', '=', evidence_key),
        ...(evidence_hashes.length === 0
          ? []
          : [
              where(
                'id',
                'in',
                where
                  .selectFrom('payment_evidence')
                  .select('payment_id')
                  .where('payment_evidence.company_id', '=', company_id)
                  .where('is_live', '=', true)
                  .where('sha256', 'in', evidence_hashes),
              ),
            ]),
        ...(document_key === null ? [] : [where('document_key', '=', document_key)]),
        ...(counterpart_keys.length === 0 ? [] : [isCounterpartOf(counterpart_keys)]),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()

/**
 * The invoice that another charge stands for, though this attempt at it ended without one. An attempt about an invoice
 * that was there before has no other.
 */
export const findPaidMeanwhile = async (db: Db, attempt: PaymentRow): Promise<number | null> =>
  attempt.about_invoice_id === null ? ((await findLiveDuplicate(db, attempt))?.invoice_id ?? null) : null

/** The charge that stands for an invoice document. */
export const findLiveDocument = (db: Db, companyId: number, documentKey: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('payment_transactions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('document_key', '=', documentKey)
    .where('is_live', '=', sql.lit(true))
    .where('superseded_by', 'is', null)
    .executeTakeFirst()

/**
 * The charge that stands for the same document on the other side: a request where an application asks, and the reverse.
 */
export async function findLiveCounterpart(
  db: Db,
  companyId: number,
  counterpartKeys: readonly string[],
): Promise<{ id: string } | undefined> {
  if (counterpartKeys.length === 0) return undefined
  return db
    .selectFrom('payment_transactions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_live', '=', sql.lit(true))
    .where('superseded_by', 'is', null)
    .where(isCounterpartOf(counterpartKeys))
    .limit(1)
    .executeTakeFirst()
}

const isCounterpartOf = (keys: readonly string[]) => sql<boolean>`counterpart_keys && ${oppositeKeysOf(keys)}::text[]`

export type DocumentKeys = Pick<PaymentRow, 'document_key' | 'counterpart_keys'>

/** @throws a unique violation where another live charge stands for the document. */
export const saveDocumentKeys = async (db: Db, id: string, keys: DocumentKeys): Promise<void> => {
  await db.updateTable('payment_transactions').set(keys).where('id', '=', id).execute()
}
