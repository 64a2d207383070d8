import { DateOnly, type Draft, type DraftSummary, type DraftValues } from '@invoice-card/contracts'
import { applicationDeadline, rollBack } from '@invoice-card/domain'
import * as v from 'valibot'
import { holidays } from '../../parties/banks/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { fileNameOf, type Names, namesOf, supplierNameOf } from './names-store.ts'

interface DraftRow {
  readonly id: number
  readonly form_values: DraftValues
  readonly updated_at: Date
  readonly expires_at: Date
}

/** The moment from which a payment would come too late for its due date. */
export const applyUntil = (dueDate: string): Date => applicationDeadline(rollBack(dueDate, holidays), holidays)

const applyUntilOf = ({ due_date }: DraftValues): string | null =>
  v.is(DateOnly, due_date) ? applyUntil(due_date).toISOString() : null

const toSummary = ({ id, form_values: values, updated_at, expires_at }: DraftRow, names: Names): DraftSummary => ({
  id,
  supplier_name: supplierNameOf(values, names),
  amount: values.amount ?? null,
  due_date: values.due_date || null,
  apply_until: applyUntilOf(values),
  invoice_number: values.invoice_number || null,
  file_id: names.files.has(values.file_ids?.[0] ?? '') ? (values.file_ids?.[0] ?? null) : null,
  file_name: fileNameOf(values, names),
  updated_at: updated_at.toISOString(),
  expires_at: expires_at.toISOString(),
})

export async function toDraftSummaries(db: Db, companyId: number, rows: readonly DraftRow[]): Promise<DraftSummary[]> {
  const names = await namesOf(
    db,
    companyId,
    rows.map(({ form_values }) => form_values),
  )
  return rows.map(row => toSummary(row, names))
}

export const toDraft = async (db: Db, companyId: number, row: DraftRow): Promise<Draft> => ({
  ...toSummary(row, await namesOf(db, companyId, [row.form_values])),
  values: row.form_values,
})
