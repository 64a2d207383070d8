import { addBusinessDays, japanDay } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import { inTransaction } from '../database/connection.ts'
import { lockInvoice } from '../invoices/store.ts'
import { defineJob } from '../jobs/job.ts'
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
  run: async ({ db, log, now }) => {
    for (const { id } of await listExpired(db, now(), batch)) {
      try {
        await inTransaction(db, trx => lapseRequest(trx, id, now()))
      }
      catch (error) {
        // One that needs a person must not keep the others waiting.
        log.error({ err: error, invoice_id: id }, 'request could not lapse')
      }
    }
  },
})

/** Reminds buyers once, two business days before a request ends. */
export const remindRequests = defineJob({
  schedule: '0 9 * * *',
  concurrency: 1,
  timeoutSeconds: 300,
  run: async ({ db: pool, now }) => {
    const until = new Date(`${addBusinessDays(japanDay(now()), remindBusinessDays, holidays)}T23:59:59+09:00`)
    for (const { id } of await listToRemind(pool, now(), until, batch)) {
      await inTransaction(pool, async (db) => {
        const invoice = await lockInvoice(db, id)
        if (invoice && (invoice.status === 6 || invoice.status === 7) && await noteReminder(db, id, now())) await tellBuyer(db, 'reminder', invoice, now())
      })
    }
  },
})
