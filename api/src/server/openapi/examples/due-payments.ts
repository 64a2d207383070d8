import type { duePayments } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const duePaymentsExamples: ExamplesOf<typeof duePayments> = {
  listDuePayments: {
    description:
      'What falls due within 30 days for the top page: the earliest rows, sums over all of them, and the nearest end of what waits for the user. `day` lists one day alone.',
    query: { size: 20 },
    response: {
      from: '2026-11-20',
      to: '2026-12-20',
      due_payments: [
        {
          kind: 'request',
          id: 5013,
          pre_group_id: null,
          day: '2026-11-30',
          name: '株式会社アオバデザイン',
          amount: 110_000,
          commission_amount: 0,
          pay_until: '2026-11-25T03:00:00.000Z',
          status: 7,
          is_action_required: false,
        },
      ],
      total_count: 1,
      draft_ids: [],
      request_ids: [5013],
      pre_items: [],
      together: { count: 1, amount: 110_000, commission_amount: 0, without_amount_count: 0 },
      prepared: { count: 0, amount: 0, commission_amount: 0 },
      days: [{ day: '2026-11-30', count: 1, amount: 110_000, without_amount_count: 0 }],
      to_pay: { count: 1, amount: 110_000, commission_amount: 0, without_amount_count: 0 },
      applied: { count: 0, amount: 0, commission_amount: 0 },
      next_deadline: { kind: 'request', until: '2026-11-25T03:00:00.000Z' },
    },
  },
}
