import type { InvoiceRequestDraft, InvoiceRequestDraftDetail } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import { fileNameOf, type Names, namesOf, supplierNameOf } from '../drafts/public.ts'
import type { findRequestDraft } from './store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findRequestDraft>>>

const toSummary = (
  { id, form_values: values, is_scheduled, updated_at, expires_at }: Row,
  names: Names,
): InvoiceRequestDraft => ({
  id,
  buyer_name: supplierNameOf(values, names),
  amount: values.billing_amount ?? null,
  payment_due_date: values.payment_due_date || null,
  file_name: fileNameOf(values, names),
  is_scheduled,
  updated_at: updated_at.toISOString(),
  expires_at: expires_at.toISOString(),
})

export async function toRequestDraftSummaries(
  db: Db,
  companyId: number,
  rows: readonly Row[],
): Promise<InvoiceRequestDraft[]> {
  const names = await namesOf(
    db,
    companyId,
    rows.map(({ form_values }) => form_values),
  )
  return rows.map(row => toSummary(row, names))
}

export const toRequestDraft = async (db: Db, companyId: number, row: Row): Promise<InvoiceRequestDraftDetail> => ({
  ...toSummary(row, await namesOf(db, companyId, [row.form_values])),
  values: row.form_values,
})
