import { japanDay } from '@invoice-card/domain'
import { type InvoiceRow, lockInvoice } from '../../books/invoices/public.ts'
import { cancelInvoice, defineFacts, TransitionRefused } from '../../books/moves/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { listUnanswered } from './unanswered-store.ts'
import { defineJob, forEach } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'

/** Cancels payments whose owner did not answer in time. */
export const cancelUnanswered = defineJob({
  schedule: '10 0 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  run: async services =>
    forEach(
      await listUnanswered(services.db, japanDay(services.now())),
      ({ id }) => cancelOrReport(services, id),
      'Unanswered invoices could not be cancelled',
    ),
})

async function cancelOrReport(services: Services, id: number): Promise<void> {
  try {
    await cancelUnansweredInvoice(services, id)
  } catch (error) {
    // That needs a person: to try again with the job helps against everything else.
    if (!(error instanceof TransitionRefused)) throw error
    services.log.error({ err: error, invoice_id: id }, 'unanswered invoice could not be cancelled')
  }
}

const isUnanswered = ({ is_action_required, action_required_until }: InvoiceRow, today: string): boolean =>
  is_action_required && action_required_until !== null && action_required_until < today

const cancelUnansweredInvoice = ({ db: pool, now }: Services, id: number): Promise<void> =>
  changeBooks(pool, async books => {
    const invoice = await lockInvoice(books, id)
    const facts = defineFacts({ kind: 'system', name: 'deadline' }, now())
    // Answered since the list was made, or answered and asked something else, with days of its own.
    if (!invoice || !isUnanswered(invoice, japanDay(facts.now))) return
    await cancelInvoice(books, invoice, 'unanswered', facts)
  })
