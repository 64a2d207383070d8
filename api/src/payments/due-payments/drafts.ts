import { DateOnly, type DraftSummary, type DuePayment } from '@invoice-card/contracts'
import { type CommissionPlan, commissionOf, isChargeable } from '@invoice-card/domain'
import * as v from 'valibot'
import type { Db } from '../../platform/database/public.ts'
import { listDrafts, maxDrafts, toDraftSummaries } from '../drafts/public.ts'
import { listClosedItems } from './item-store.ts'
import type { DaySum, Span } from './span.ts'

/**
 * The drafts that fall due, the earliest first, and the prepared items that any of the company's drafts is about. A
 * draft of an item that is paid or discarded can be paid no more.
 */
export async function readDrafts(db: Db, companyId: number, { from, to }: Span, now: Date) {
  const { rows } = await listDrafts(db, companyId, { from: 0, size: maxDrafts, sort: 'due_date', order: 'asc' }, now)
  const itemIds = rows.flatMap(({ form_values: { pre_id } }) => pre_id ?? [])
  const closed = await listClosedItems(db, companyId, itemIds)
  // As typed: it need not be a date yet.
  const due = rows.filter(
    ({ form_values: { due_date, pre_id } }) =>
      v.is(DateOnly, due_date) && due_date >= from && due_date <= to && !closed.has(pre_id ?? 0),
  )
  return { drafts: await toDraftSummaries(db, companyId, due), itemIds }
}

/** Amount and fee; null while what is typed is no amount that a card can pay. */
function amountsOf({ amount }: DraftSummary, plan: CommissionPlan) {
  if (amount === null || !Number.isInteger(amount) || amount < 1 || !isChargeable(amount, plan))
    return { amount: null, commission_amount: null }
  return { amount, commission_amount: commissionOf(amount, plan).commission_amount }
}

export const describeDraft = (
  draft: DraftSummary & { readonly due_date: string },
  plan: CommissionPlan,
  payUntil: Date,
): DuePayment => ({
  kind: 'draft',
  id: draft.id,
  pre_group_id: null,
  day: draft.due_date,
  name: draft.supplier_name,
  ...amountsOf(draft, plan),
  pay_until: payUntil.toISOString(),
  status: null,
  is_action_required: false,
})

/** Each payment on its day, as the sums of days count it: a draft without an amount is 0 yen. */
export const sumRows = (rows: readonly DuePayment[]): DaySum[] =>
  rows.map(({ day, amount, commission_amount }) => ({
    day,
    count: 1,
    amount: amount ?? 0,
    commission_amount: commission_amount ?? 0,
  }))
