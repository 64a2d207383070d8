import { addBusinessDays, isAwaitingBuyer, japanDay } from '@invoice-card/domain'
import { holidays } from '../../../parties/banks/public.ts'
import { lockInvoice } from '../../../books/invoices/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { isCompanyFrozen } from '../../../platform/freezes/public.ts'
import { defineJob, forEach, inBatches } from '../../../platform/jobs/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { lapseRequest } from './end-request.ts'
import { notifyBuyer } from '../mails/notices.ts'
import { findExpiry, listExpired, listToRemind, markReminded } from '../request/request-store.ts'

const batch = 200
/** Business days before the end on which the buyer is reminded. */
const remindBusinessDays = 2

/** Ends requests that were not paid in time. */
export const lapseRequests = defineJob({
  schedule: '*/5 * * * *',
  concurrency: 1,
  // It comes again in five minutes.
  retryLimit: 0,
  timeoutSeconds: 300,
  run: services =>
    withEach(
      services,
      'Requests could not lapse',
      afterId => listExpired(services.db, { now: services.now(), afterId }, batch),
      (books, id) => lapseRequest(books, id, services.now()),
    ),
})

/** Reminds buyers once, two business days before a request ends. */
export const remindRequests = defineJob({
  schedule: '0 9 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 300,
  run: async services => {
    const now = services.now()
    const until = new Date(`${addBusinessDays(japanDay(now), remindBusinessDays, holidays)}T23:59:59+09:00`)
    await withEach(
      services,
      'Buyers could not be reminded',
      afterId => listToRemind(services.db, { now, until, afterId }, batch),
      (books, id) => remind(books, id, { now, until }),
    )
  },
})

async function remind(
  books: Books,
  id: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  const { db } = books
  const invoice = await lockInvoice(books, id)
  // Its seller may have given it more time since the list was made.
  const expires_at = await findExpiry(db, id)
  if (expires_at === undefined || expires_at > until) return
  if (!invoice || !isAwaitingBuyer(invoice)) return
  // Nobody can pay it now. It is read again each morning until it ends.
  if (await isCompanyFrozen(db, invoice.seller_company_id)) return
  if (await markReminded(db, id, now)) await notifyBuyer(books, 'reminder', invoice, now)
}

/** Each request in a transaction of its own. */
const withEach = (
  { db: pool }: Services,
  failure: string,
  next: (afterId: number) => Promise<readonly { readonly id: number }[]>,
  work: (books: Books, id: number) => Promise<void>,
): Promise<void> =>
  forEach(
    inBatches<{ readonly id: number }>(last => next(last?.id ?? 0)),
    ({ id }) => changeBooks(pool, books => work(books, id)),
    failure,
  )
