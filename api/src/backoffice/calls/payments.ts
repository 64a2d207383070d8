import type { RefusalDetail } from '@invoice-card/contracts'
import type { ExaminedPayment, payments as contract } from '@invoice-card/contracts/backoffice'
import { invoiceDisplayId, invoiceStatus } from '@invoice-card/domain'
import { type TransitionRefusal, TransitionRefused } from '../../books/moves/public.ts'
import { InvoiceUnknown, isHeld, listHeld } from '../../books/payments/public.ts'
import { completeInvoice } from '../../payments/examination/public.ts'
import { findResultMessage } from '../../payments/gateway-answers/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { answerOriginal } from '../../platform/files/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'
import { recordFirstCheck, markTransferred, rejectInvoice, requireAction, TransferEarly } from './actions.ts'
import { paymentRefusals } from './messages.ts'
import { readPage } from './page.ts'
import { describeForExaminer, rowOf } from './views/payment.ts'
import { findEvidenceFile, findForExaminer, listForExaminer } from './views/store.ts'

type Refuse<Code extends string> = (code: Code, detail?: RefusalDetail) => never
type ChangeRefusal = TransitionRefusal | 'invoice_not_found'

const statusNames = Object.fromEntries(Object.entries(invoiceStatus).map(([name, status]) => [status, name]))

/** The payment as it is once the change is made. */
export async function shownAfter(db: Db, id: number, change: Promise<unknown>): Promise<ExaminedPayment> {
  await change
  const row = await findForExaminer(db, id)
  if (!row) throw new Error(`Invoice ${id} is gone after a change of it`)
  return rowOf(row, await isHeld(db, id))
}

/** An examiner's change of one payment, with refusals in words. */
const changed = (db: Db, id: number, refuse: Refuse<ChangeRefusal>, change: Promise<unknown>) =>
  shownAfter(db, id, change).catch((error: unknown): never => {
    if (error instanceof InvoiceUnknown) return refuse('invoice_not_found', { message: error.message })
    if (!(error instanceof TransitionRefused)) throw error
    const { status } = error.invoice
    return refuse(error.refusal, {
      message: `${invoiceDisplayId(id)} (${status} ${statusNames[status] ?? ''}): ${paymentRefusals[error.refusal]}.`,
    })
  })

export const paymentsHandlers: BackofficeHandlers<typeof contract> = {
  listPayments: async ({ query: { status, is_action_required, after } }, { db }) => {
    const { rows, next_after } = await readPage(after, page =>
      listForExaminer(db, { status, isActionRequired: is_action_required, ...page }),
    )
    const held = await listHeld(
      db,
      rows.map(({ id }) => id),
    )
    return { invoices: rows.map(row => rowOf(row, held.has(row.id))), next_after }
  },

  getPayment: async ({ params: { id }, refuse }, context) => {
    const row = await findForExaminer(context.db, id)
    if (!row) return refuse('invoice_not_found', { message: `There is no invoice ${id}.` })
    return describeForExaminer(context, row)
  },

  getPaymentFile: async ({ params: { id, file_id }, refuse }, { db, config }) => {
    if (!(await findForExaminer(db, id))) refuse('invoice_not_found', { message: `There is no invoice ${id}.` })
    const file = (await findEvidenceFile(db, id, file_id)) ?? refuse('file_not_found')
    return (await answerOriginal(config, file)) ?? refuse('file_not_found')
  },

  checkPayment: ({ params: { id }, refuse }, context) =>
    changed(context.db, id, refuse, recordFirstCheck(context, id, context.examiner)),

  completePayment: ({ params: { id }, body: { acknowledged_round_trip: why }, refuse }, context) =>
    changed(
      context.db,
      id,
      refuse,
      completeInvoice(context, id, context.examiner, why === undefined ? undefined : { round_trip: why }).then(
        completion => {
          if (completion.kind === 'completed') return
          if (completion.kind === 'unknown') refuse('gateway_silent')
          else
            refuse('capture_refused', {
              message: `The card could not be charged (${completion.v_result_code}: ${findResultMessage(completion.v_result_code) ?? 'no reason was given'}). Ask the owner with: require-action ${id} --reason 5`,
            })
        },
      ),
    ),

  requireAction: ({ params: { id }, body: { reason, comment = null }, refuse }, context) =>
    changed(context.db, id, refuse, requireAction(context, id, context.examiner, reason, comment)),

  rejectPayment: ({ params: { id }, body: { comment = null }, refuse }, context) =>
    changed(context.db, id, refuse, rejectInvoice(context, id, context.examiner, comment)),

  markTransferred: ({ params: { id }, refuse }, context) =>
    changed(
      context.db,
      id,
      refuse,
      markTransferred(context, id, context.examiner).catch((error: unknown) => {
        if (error instanceof TransferEarly) return refuse('transfer_day_not_reached', { message: error.message })
        throw error
      }),
    ),
}
