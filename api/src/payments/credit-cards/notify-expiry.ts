import { cardExpiringDays, japanDay } from '@invoice-card/domain'
import { changeBooks } from '../../books/work/public.ts'
import { defineJob, forEach, inBatches } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { listEndingCards, markExpiryNotified } from './expiry-store.ts'
import { expiryNotice } from './messages.ts'

const batch = 200
type Ending = Awaited<ReturnType<typeof listEndingCards>>[number]

/**
 * Notifies companies 60 and 30 days ahead that a saved card ends, once each; of a card saved late, only what still lies
 * ahead.
 */
export const notifyCardExpiry = defineJob({
  schedule: '30 9 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 300,
  run: async services => {
    // The later point first: a company that is notified that 30 days are left need not hear of 60.
    await forEach(
      [30, cardExpiringDays],
      daysBefore => notifyAll(services, daysBefore),
      'Companies could not be notified of cards that expire',
    )
  },
})

async function notifyAll({ db: pool, now }: Services, daysBefore: number): Promise<void> {
  const at = now()
  const ending = inBatches<Ending>(last =>
    listEndingCards(pool, { today: japanDay(at), daysBefore, afterId: last?.id ?? 0 }, batch),
  )
  await forEach(
    ending,
    ({ id, company_id, ...card }) =>
      changeBooks(pool, async ({ db, notify }) => {
        if (
          !(await markExpiryNotified(db, {
            credit_card_id: id,
            expire: card.expire,
            days_before: daysBefore,
            notified_at: at,
          }))
        )
          return
        notify({ company_id, now: at, ...expiryNotice({ id, ...card }) })
      }),
    `Companies could not be notified of cards that expire in ${daysBefore} days`,
  )
}
