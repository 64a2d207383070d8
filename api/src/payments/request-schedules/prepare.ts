import { japanDay, nextMonthlyDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { findAgreedTransferDay } from '../../books/transfers/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { findRequest, type RequestRow } from '../collections/public.ts'
import { type Db, lockCompany } from '../../platform/database/public.ts'
import { countDrafts, maxDrafts, timesFrom } from '../drafts/public.ts'
import { isFeatureOn } from '../../platform/features/public.ts'
import { defineJob, forEach, inBatches } from '../../platform/jobs/public.ts'
import { insertRequestDraft } from '../request-drafts/public.ts'
import { findSupplier } from '../../parties/suppliers/public.ts'
import { copiedValues } from './copied-values.ts'
import { notPreparedNotice, preparedNotice } from './messages.ts'
import { listDue, lockDue, moveSchedule } from './store.ts'

const batch = 200

/**
 * Prepares a draft of each request whose day has come, and notifies its company. Nothing is sent to a buyer. A missed
 * day is made up for once; where requests are off for the company, as soon as they are on again.
 */
export const prepareScheduledRequests = defineJob({
  schedule: '0 6 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 300,
  run: ({ db: pool, config, now }) => {
    const due = inBatches<Awaited<ReturnType<typeof listDue>>[number]>(last =>
      listDue(pool, { today: japanDay(now()), afterId: last?.id ?? 0 }, batch),
    )
    return forEach(
      due,
      async ({ id, company_id, corporate_number }) => {
        if (await isFeatureOn(config, 'collections', { corporate_number }))
          await changeBooks(pool, books => prepare(books, { id, company_id }, now()))
      },
      'Drafts of requests could not be prepared',
    )
  },
})

async function prepare(
  books: Books,
  { id, company_id }: { readonly id: number; readonly company_id: number },
  now: Date,
): Promise<void> {
  const { db } = books
  await books.lock('company', company_id, () => lockCompany(db, company_id))
  const schedule = await lockDue(books, id, japanDay(now))
  if (!schedule) return
  const found = await findRequest(db, company_id, schedule.invoice_id)
  if (!found) throw new Error(`No request ${schedule.invoice_id} of company ${company_id}, which schedule ${id} copies`)
  await moveSchedule(db, id, nextMonthlyDay(schedule.rule, japanDay(now), holidays))
  const { buyer_name, amount } = found.invoice
  const facts = { buyerName: buyer_name ?? '', amount }
  if ((await countDrafts(db, 'invoice_request_drafts', company_id, now)) >= maxDrafts)
    return books.notify({ company_id, now, ...notPreparedNotice(facts) })
  const values = copiedValues(found, { ...(await ownOf(db, company_id, found)), now })
  const owner = { company_id, user_id: schedule.created_by }
  const { id: draftId } = await insertRequestDraft(
    db,
    owner,
    { values, draft_key: null, is_scheduled: true },
    timesFrom(now),
  )
  books.notify({ company_id, now, ...preparedNotice({ ...facts, draftId }) })
}

/** The partner and the account of the request, where they are still there, and its day. */
async function ownOf(db: Db, companyId: number, { invoice, request }: RequestRow) {
  const partner = request && (await findSupplier(db, companyId, request.partner_id))
  const deposit_date = (await findAgreedTransferDay(db, invoice.id)) ?? invoice.transfer_date
  return { supplier_id: partner?.id ?? null, account_id: request?.account_id ?? null, deposit_date }
}
