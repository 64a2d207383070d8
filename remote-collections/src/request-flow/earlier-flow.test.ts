import type { RequestSellerDetail } from '@invoice-card/contracts'
import { madeAnswer } from '../testing/request-flow.ts'
import { entryOfEarlier } from './earlier-flow.ts'

test.each([
  ['2026-11-30', '2026-11-20', '2026-12-31'],
  ['2026-08-10', '2026-11-20', '2026-12-10'],
  ['2026-10-20', '2026-11-20', '2026-12-20'],
])('an earlier request that was due on %s is due after %s on %s', (due_date, today, expected) => {
  const earlier = { ...madeAnswer, due_date } as unknown as RequestSellerDetail
  expect(entryOfEarlier(earlier, today).invoiceFormInfo?.payment_due_date).toBe(expected)
})
