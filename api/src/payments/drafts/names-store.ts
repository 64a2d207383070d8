import type { DraftValues } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'

/** What a draft of a payment and one of a request have in common. */
export type NamedValues = Pick<DraftValues, 'supplier_id' | 'is_new_supplier' | 'new_supplier' | 'file_ids'>
export type Names = Awaited<ReturnType<typeof namesOf>>

/** Names of the company's suppliers and files that drafts mention, by their ids. */
export async function namesOf(db: Db, companyId: number, drafts: readonly NamedValues[]) {
  const supplierIds = drafts.flatMap(draft => chosenIn(draft) ?? [])
  const fileIds = drafts.flatMap(({ file_ids }) => file_ids?.slice(0, 1) ?? [])
  const suppliers =
    supplierIds.length === 0
      ? []
      : await db
          .selectFrom('suppliers')
          .select(['id', 'name'])
          .where('company_id', '=', companyId)
          .where('deleted_at', 'is', null)
          .where('id', 'in', supplierIds)
          .execute()
  const files =
    fileIds.length === 0
      ? []
      : await db
          .selectFrom('files')
          .select(['id', 'file_name'])
          .where('company_id', '=', companyId)
          .where('id', 'in', fileIds)
          .execute()
  return {
    suppliers: new Map(suppliers.map(({ id, name }) => [id, name])),
    files: new Map(files.map(({ id, file_name }) => [id, file_name])),
  }
}

/** The registered supplier; one that was chosen before a new one stays in the values. */
const chosenIn = ({ supplier_id, is_new_supplier }: NamedValues): number | null =>
  is_new_supplier ? null : (supplier_id ?? null)

/** The name of the supplier that a draft is about, registered or new. */
export const supplierNameOf = (draft: NamedValues, { suppliers }: Names): string | null =>
  suppliers.get(chosenIn(draft) ?? 0) ??
  (draft.new_supplier?.corporate_name || draft.new_supplier?.business_name || null)

/** The name of the invoice file that a draft has. */
export const fileNameOf = ({ file_ids }: NamedValues, { files }: Names): string | null =>
  files.get(file_ids?.[0] ?? '') ?? null
