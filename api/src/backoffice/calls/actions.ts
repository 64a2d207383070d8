import { type ActionRequiredReasonValue, japanDay } from '@invoice-card/domain'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import {
  requestOwnerAction,
  cancelInvoice,
  examinerFacts,
  moveInvoice,
  TransitionRefused,
} from '../../books/moves/public.ts'
import { findHold, lockKnown } from '../../books/payments/public.ts'
import { findReservedTransfer, isInTransferFile } from '../../books/transfers/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import type { Examiner } from '../../platform/audit/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { recordSent } from '../../payments/transfers/public.ts'

/** First check: 1 → 2. */
export const recordFirstCheck = (services: Services, id: number, examiner: Examiner): Promise<InvoiceRow> =>
  changeBooks(services.db, async books =>
    moveInvoice(books, await lockKnown(books, id), 'check', examinerFacts(examiner, services.now()), {
      changes: { checked_by_id: examiner.id },
    }),
  )

/** Asks the owner for something; without an answer within three business days the payment is cancelled. */
export const requireAction = (
  services: Services,
  id: number,
  examiner: Examiner,
  reason: ActionRequiredReasonValue,
  comment: string | null,
): Promise<InvoiceRow> =>
  changeBooks(services.db, async books =>
    requestOwnerAction(books, await lockKnown(books, id), 'requireAction', examinerFacts(examiner, services.now()), {
      reason,
      comment,
      detail: { comment },
    }),
  )

/**
 * Records what the bank says by another way than its result file: 3 → 4. Not before the day, but where there is no
 * bank.
 */
export const markTransferred = ({ db: pool, now, config }: Services, id: number, examiner: Examiner) =>
  changeBooks(pool, async (books): Promise<InvoiceRow> => {
    const { db } = books
    const invoice = await lockKnown(books, id)
    const today = japanDay(now())
    const reserved = await findReservedTransfer(db, id)
    const isEarly = reserved !== undefined && reserved.transfer_date > today && !config.isLocal
    if (isEarly) throw new TransferEarly(`Invoice ${id} is to be transferred on ${reserved.transfer_date}, not before.`)
    const hold = (await isInTransferFile(db, id)) ? null : await findHold(db, invoice)
    // That one is sent again in spite of a chargeback, a second person has decided.
    if (hold === 'frozen' || (hold && !reserved?.follows)) throw new TransitionRefused('transfer', hold, invoice)
    return recordSent(books, invoice, { now: now(), examiner, transferredOn: today })
  })

/** Its day has not come. */
export class TransferEarly extends Error {
  override name = 'TransferEarly'
}

/** Refuses a payment: 1/2/3 → 5; the card is voided or refunded as a job. */
export async function rejectInvoice(
  services: Services,
  id: number,
  examiner: Examiner,
  comment: string | null,
): Promise<InvoiceRow> {
  const rejected = await changeBooks(services.db, async books =>
    cancelInvoice(books, await lockKnown(books, id), 'examiner', examinerFacts(examiner, services.now()), { comment }),
  )
  services.checkpoint('cancellation_recorded')
  return rejected
}
