import { actionRequiredReasons } from '@invoice-card/domain'
import { lockInvoice } from '../../books/invoices/public.ts'
import { requestOwnerAction, defineFacts, refusalOf } from '../../books/moves/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { listOldAuthorisations } from './old-authorisations-store.ts'
import { defineJob, forEach, inBatches } from '../../platform/jobs/public.ts'

const dayMs = 86_400_000
/**
 * Card issuers hold an authorisation for 60 days, as a rule; three business days to answer and a second examination
 * need some of them.
 */
const requireAfterMs = 50 * dayMs
const batch = 200

type Old = Awaited<ReturnType<typeof listOldAuthorisations>>[number]

/**
 * Asks for another authorisation (reason 5) where the examination takes so long that the issuer would let the first one
 * lapse.
 */
export const requireReauthorisation = defineJob({
  schedule: '20 9 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 300,
  run: async ({ db: pool, now }) => {
    const facts = defineFacts({ kind: 'system', name: 'authorisation-lapse' }, now())
    const before = new Date(facts.now.getTime() - requireAfterMs)
    const old = inBatches<Old>(last => listOldAuthorisations(pool, { before, afterId: last?.invoice_id ?? 0 }, batch))
    const ask = ({ invoice_id, payment_id }: Old): Promise<void> =>
      changeBooks(pool, async books => {
        const invoice = await lockInvoice(books, invoice_id)
        // Moved on, asked already or authorised by another card since the list was made.
        if (invoice?.payment_id !== payment_id || refusalOf('requireReauthorisation', invoice, facts)) return
        await requestOwnerAction(books, invoice, 'requireReauthorisation', facts, {
          reason: actionRequiredReasons.reauthoriseCard,
          comment: null,
        })
      })
    await forEach(old, ask, 'Owners of old authorisations could not be asked')
  },
})
