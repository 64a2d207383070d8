export const dueCall = 'GET /api/v1/invoices/due'

/** What falls due as the API answers it: nothing, or a request and a draft. */
export const noneDue = { count: 0, amount: 0, commission_amount: 0 }
export const nothingDue = {
  from: '2026-11-20',
  to: '2026-12-20',
  due_payments: [],
  total_count: 0,
  draft_ids: [],
  request_ids: [],
  days: [],
  to_pay: noneDue,
  applied: noneDue,
  next_deadline: null,
}
export const dueRequest = {
  kind: 'request',
  id: 7310,
  pre_group_id: null,
  day: '2026-11-30',
  name: '株式会社はるか',
  amount: 200_000,
  commission_amount: 0,
  pay_until: '2026-11-25T03:00:00Z',
  status: 7,
  is_action_required: false,
}
export const dueDraft = {
  ...dueRequest,
  kind: 'draft',
  id: 12,
  day: '2026-12-10',
  amount: 10_000,
  commission_amount: 330,
  status: null,
}
export const dueItem = { ...dueRequest, kind: 'prepared', id: 9031, pre_group_id: 318, status: null }
export const filledDue = {
  ...nothingDue,
  due_payments: [dueRequest, dueDraft],
  total_count: 2,
  days: [
    { day: '2026-11-30', count: 1, amount: 200_000 },
    { day: '2026-12-10', count: 1, amount: 10_000 },
  ],
  to_pay: { count: 2, amount: 210_000, commission_amount: 330 },
  applied: { count: 1, amount: 100_000, commission_amount: 3_000 },
}
