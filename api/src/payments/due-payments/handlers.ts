import { type DuePayment, dueDays, type duePayments, overdueDays } from '@invoice-card/contracts'
import { addDays, commissionOf, japanDay, maxPaidTogether } from '@invoice-card/domain'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { applyUntil } from '../drafts/public.ts'
import { payUntilOf, summaryOf } from '../invoices/public.ts'
import { authenticationMs } from '../pre-groups/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import { describeDraft, readDrafts, sumRows } from './drafts.ts'
import { listDueInvoices, nextAnswerDay, nextRequest, sumDueInvoices } from './invoice-store.ts'
import { listDueItems, sumDueItems } from './item-store.ts'
import type { DaySum } from './span.ts'

export const duePaymentsHandlers: ApiHandlers<typeof duePayments> = {
  listDuePayments: async ({ query: { day, size } }, { config, db, session: { company_id }, now }) => {
    const plan = config.commissionPlan
    const today = japanDay(now())
    const all = { from: today, to: addDays(today, dueDays) }
    const isListed = (due: string) => day === undefined || due === day
    // A day outside of them has nothing.
    const listed = day === undefined ? all : { from: max(day, all.from), to: min(day, all.to) }
    // What nobody has paid yet stays when its day has passed.
    const unpaid = { ...all, from: addDays(today, -overdueDays) }
    const listedUnpaid = day === undefined ? unpaid : { from: max(day, unpaid.from), to: min(day, unpaid.to) }
    const { drafts, itemIds } = await readDrafts(db, company_id, unpaid, now())
    const due = {
      companyId: company_id,
      drafted: itemIds,
      leftBefore: new Date(now().getTime() - authenticationMs),
    }
    const [requests, applications, items, requestSums, applicationSums, itemSums, answerDay, request] =
      await Promise.all([
        // All that one confirmation may pay, however few rows are asked for.
        listDueInvoices(db, company_id, 'requests', listed, Math.max(size, maxPaidTogether)),
        listDueInvoices(db, company_id, 'applications', listed, size),
        listDueItems(db, { ...due, ...listedUnpaid }, Math.max(size, maxPaidTogether)),
        sumDueInvoices(db, company_id, 'requests', all),
        sumDueInvoices(db, company_id, 'applications', all),
        sumDueItems(db, { ...due, ...unpaid }, plan),
        nextAnswerDay(db, company_id),
        nextRequest(db, company_id),
      ])
    const described = drafts.flatMap(draft =>
      draft.due_date === null
        ? []
        : [describeDraft({ ...draft, due_date: draft.due_date }, plan, applyUntil(draft.due_date))],
    )
    const listedDrafts = described.filter(draft => isListed(draft.day))
    const listedRequests = requests.map(row => describeInvoice(row, 'request', now()))
    const together = [...listedRequests, ...listedDrafts].sort(byDueDay).slice(0, maxPaidTogether)
    const idsOf = (kind: DuePayment['kind']) => together.filter(row => row.kind === kind).map(({ id }) => id)
    const rows: DuePayment[] = [
      ...listedRequests,
      ...listedDrafts,
      ...items.map(({ id, pre_group_id, due_date, amount, name }): DuePayment => ({
        kind: 'prepared',
        id,
        pre_group_id,
        day: due_date,
        name: name || null,
        amount,
        commission_amount: commissionOf(amount, plan).commission_amount,
        pay_until: applyUntil(due_date).toISOString(),
        status: null,
        is_action_required: false,
      })),
      ...applications.map(row => describeInvoice(row, 'application', now())),
    ]
    const toPay = [...requestSums, ...sumRows(described), ...itemSums]
    const withoutAmount = described.filter(hasNoAmount)
    const everything = [...toPay, ...applicationSums]
    return {
      ...all,
      due_payments: rows.sort(byDueDay).slice(0, size),
      total_count: total(everything.filter(sum => isListed(sum.day))).count,
      draft_ids: idsOf('draft'),
      request_ids: idsOf('request'),
      pre_items: items.map(({ id, pre_group_id }) => ({ id, pre_group_id })),
      together: { ...total(sumRows(together)), without_amount_count: together.filter(hasNoAmount).length },
      prepared: total(itemSums.filter(sum => isListed(sum.day))),
      days: byDay(everything, withoutAmount),
      to_pay: { ...total(toPay), without_amount_count: withoutAmount.length },
      applied: total(applicationSums),
      next_deadline: earlier(answerDay, request && payUntilOf(request)),
    }
  },
}

const max = (a: string, b: string) => (a > b ? a : b)
const min = (a: string, b: string) => (a < b ? a : b)
const hasNoAmount = ({ amount }: DuePayment) => amount === null
const byDueDay = (a: DuePayment, b: DuePayment) => a.day.localeCompare(b.day)

function describeInvoice(row: InvoiceRow, kind: 'request' | 'application', now: Date): DuePayment {
  const { id, supplier_name, amount, commission_amount, due_date, transfer_date, ...summary } = summaryOf(row, now)
  return {
    kind,
    id,
    pre_group_id: null,
    day: kind === 'request' ? due_date : (transfer_date ?? due_date),
    name: supplier_name,
    amount,
    commission_amount,
    pay_until: summary.pay_until,
    status: summary.status,
    is_action_required: summary.is_action_required,
  }
}

const total = (sums: readonly DaySum[]) => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  amount: sums.reduce((sum, { amount }) => sum + amount, 0),
  commission_amount: sums.reduce((sum, { commission_amount }) => sum + commission_amount, 0),
})

const byDay = (sums: readonly DaySum[], withoutAmount: readonly DuePayment[]) =>
  [...Map.groupBy(sums, ({ day }) => day)]
    .map(([day, own]) => ({
      day,
      count: total(own).count,
      amount: total(own).amount,
      without_amount_count: withoutAmount.filter(draft => draft.day === day).length,
    }))
    .sort((a, b) => a.day.localeCompare(b.day))

/** Which of an answer and the payment of a request has the nearer end. */
function earlier(answerDay: string | null, payUntil: Date | null | undefined) {
  if (answerDay === null) return payUntil ? { kind: 'request' as const, until: payUntil.toISOString() } : null
  const answer = { kind: 'answer' as const, until: answerDay }
  if (!payUntil || new Date(`${answerDay}T23:59:59+09:00`) <= payUntil) return answer
  return { kind: 'request' as const, until: payUntil.toISOString() }
}
