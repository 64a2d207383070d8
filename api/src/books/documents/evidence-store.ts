import { invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import { sha256 } from '../../platform/crypto/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { isRelated, listAcceptedFiles, withParts } from '../../platform/files/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'

/**
 * SHA-256 of the company's accepted files, or undefined where one of them is not there.
 * @throws where one has none
 */
export const findEvidence = async (
  db: Db,
  companyId: number,
  fileIds: readonly string[],
): Promise<string[] | undefined> => {
  const files = await listAcceptedFiles(db, companyId, fileIds)
  return files?.map(hashOf)
}

function hashOf({ id, sha256 }: { readonly id: string; readonly sha256: string | null }): string {
  if (sha256 === null) throw new Error(`Accepted file ${id} has no SHA-256`)
  return sha256
}

/**
 * The keys of a charge for these files. The same content may have been uploaded twice. A payment of a whole pays its
 * parts, too, and a part leaves the other parts free.
 */
export const evidenceKeysOf = async (db: Db, companyId: number, hashes: readonly string[]) => ({
  evidence_key: sha256([...new Set(hashes)].toSorted().join(' ')),
  evidence_hashes: (await withParts(db, companyId, hashes)).toSorted(),
})

/**
 * The charge stands for these files from now on. @throws a unique violation where one of them stands for another live
 * charge.
 */
export const claimEvidence = async (
  db: Db,
  { id, company_id, kind }: { readonly id: string; readonly company_id: number; readonly kind: InvoiceRow['kind'] },
  hashes: readonly string[],
): Promise<void> => {
  const { evidence_key, evidence_hashes } = await evidenceKeysOf(db, company_id, hashes)
  // A request's charge has the key of its invoice, whatever paper stands behind it.
  await db
    .updateTable('payment_transactions')
    .set({ evidence_hashes, ...(kind === 'request' ? {} : { evidence_key }) })
    .where('id', '=', id)
    .execute()
}

/**
 * Another invoice, not cancelled, that has a file with the same content, a part of it or its whole: one of the
 * company's own, or a request that it has paid.
 */
export const findInvoiceOfEvidence = async (db: Db, companyId: number, hashes: readonly string[], invoiceId = 0) => {
  if (hashes.length === 0) return undefined
  return db
    .selectFrom('files')
    .innerJoin('invoice_files', 'invoice_files.file_id', 'files.id')
    .innerJoin('invoices', 'invoices.id', 'invoice_files.invoice_id')
    .select(['invoices.id', 'invoices.kind', 'invoices.status', 'invoices.seller_company_id'])
    .where(where =>
      where.or([
        where('files.company_id', '=', companyId),
        where.and([where('invoices.buyer_company_id', '=', companyId), where('invoices.payment_id', 'is not', null)]),
      ]),
    )
    .where(isRelated('files.sha256', companyId, hashes))
    .where('invoice_files.replaced_at', 'is', null)
    .where('invoices.id', '<>', invoiceId)
    .where('invoices.status', 'not in', [invoiceStatus.cancelled, invoiceStatus.expired])
    .limit(1)
    .executeTakeFirst()
}

/**
 * The company's own invoice, not cancelled, that a charge for the same document stands behind: same T number, invoice
 * number and amount, whatever file shows them.
 */
export const findInvoiceOfDocument = (db: Db, companyId: number, documentKey: string) =>
  db
    .selectFrom('payment_transactions')
    .innerJoin('invoices', 'invoices.id', 'payment_transactions.invoice_id')
    .select(['invoices.id', 'invoices.kind', 'invoices.status', 'invoices.seller_company_id'])
    .where('payment_transactions.company_id', '=', companyId)
    .where('document_key', '=', documentKey)
    .where('payment_transactions.is_live', '=', sql.lit(true))
    .where('superseded_by', 'is', null)
    .where('invoices.status', 'not in', [invoiceStatus.cancelled, invoiceStatus.expired])
    .limit(1)
    .executeTakeFirst()

/** Whether there is such an invoice. */
export const isEvidenceInUse = async (...asked: Parameters<typeof findInvoiceOfEvidence>): Promise<boolean> =>
  (await findInvoiceOfEvidence(...asked)) !== undefined

/** Whether a charge of the company, ended well or in progress, stands for a file of this content. */
export const isEvidenceClaimed = async (db: Db, companyId: number, hash: string): Promise<boolean> => {
  const claim = await db
    .selectFrom('payment_evidence')
    .select('payment_id')
    .where('company_id', '=', companyId)
    .where('sha256', '=', hash)
    .where('is_live', '=', true)
    .limit(1)
    .executeTakeFirst()
  return claim !== undefined
}

/** The files that stand for an invoice now, and whose they are: those of a request are its seller's. */
export const ownersOfEvidence = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice_files')
    .innerJoin('files', 'files.id', 'invoice_files.file_id')
    .select(['files.id as file_id', 'files.company_id'])
    .where('invoice_id', '=', invoiceId)
    .where('replaced_at', 'is', null)
    .execute()

/** SHA-256 of the files that stand for an invoice now. */
export const evidenceOf = async (db: Db, invoiceId: number): Promise<string[]> => {
  const files = await db
    .selectFrom('invoice_files')
    .innerJoin('files', 'files.id', 'invoice_files.file_id')
    .select(['files.id', 'sha256'])
    .where('invoice_id', '=', invoiceId)
    .where('replaced_at', 'is', null)
    .execute()
  return files.map(hashOf)
}
