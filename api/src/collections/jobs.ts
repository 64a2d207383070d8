import { addBusinessDays, isAwaitingBuyer, japanDay } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import { inTransaction, type Db } from '../database/connection.ts'
import { lockInvoice } from '../invoices/store.ts'
import { defineJob } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { lapseRequest } from './end-request.ts'
import { tellBuyer } from './notices.ts'
import { listExpired, listToRemind, noteReminder } from './request-store.ts'

const batch = 200
/** Business days before the end on which the buyer is reminded. */
const remindBusinessDays = 2

/** Ends requests that were not paid in time. */
export const lapseRequests = defineJob({
  schedule: '*/5 * * * *',
  concurrency: 1,
  timeoutSeconds: 300,
  run: services => withEach(services, 'request could not lapse', afterId => listExpired(services.db, { now: services.now(), afterId }, batch),
    (db, id) => lapseRequest(db, id, services.now())),
})

/** Reminds buyers once, two business days before a request ends. */
export const remindRequests = defineJob({
  schedule: '0 9 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 300,
  run: async (services) => {
    const now = services.now()
    const until = new Date(`${addBusinessDays(japanDay(now), remindBusinessDays, holidays)}T23:59:59+09:00`)
    await withEach(services, 'buyer could not be reminded', afterId => listToRemind(services.db, { now, until, afterId }, batch), (db, id) => remind(db, id, now))
  },
})

async function remind(db: Db, id: number, now: Date): Promise<void> {
  const invoice = await lockInvoice(db, id)
  if (invoice && isAwaitingBuyer(invoice) && await noteReminder(db, id, now)) await tellBuyer(db, 'reminder', invoice, now)
}

/** Batch after batch by id, each request in a transaction of its own: one that needs a person keeps none of the others waiting. */
async function withEach(
  { db: pool, log }: Services, failure: string, next: (afterId: number) => Promise<readonly { readonly id: number }[]>, work: (db: Db, id: number) => Promise<void>,
): Promise<void> {
  for (let requests = await next(0); requests.length > 0; requests = await next(requests.at(-1)?.id ?? 0)) {
    for (const { id } of requests) {
      try {
        await inTransaction(pool, db => work(db, id))
      }
      catch (error) {
        log.error({ err: error, invoice_id: id }, failure)
      }
    }
  }
}
