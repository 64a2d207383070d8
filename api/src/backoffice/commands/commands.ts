import { invoiceDisplayId } from '@invoice-card/domain'
import { type InvoiceRow, type TransitionRefusal, TransitionRefused } from '../../payments/books/public.ts'
import { findResultMessage } from '../../payments/gateway-answers/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { checkInvoice, markTransferred, rejectInvoice, requireAction, TransferEarly } from './actions.ts'
import { InvoiceUnknown } from '../../payments/books/public.ts'
import { completeInvoice } from '../../payments/examination/public.ts'
import { type Arguments, readAcknowledgement, readId, readReason, readStatus } from './arguments.ts'
import { auditCommands } from './audit-commands.ts'
import type { Command, Output } from './command.ts'
import { mailCommands } from './mail-commands.ts'
import { oauthCommands } from './oauth-commands.ts'
import { promotionCommands } from './promotion-commands.ts'
import { registrationCommands } from './registration-commands.ts'
import { returnedCommands } from './returned-commands.ts'
import { findForExaminer, listForExaminer } from './store.ts'
import { transferCommands } from './transfer-commands.ts'
import { supplierCommands } from './supplier-commands.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'
import { describeForExaminer, lineOf, rowOf, statusName, textOf } from './view.ts'

const refusalTexts: Readonly<Record<TransitionRefusal, string>> = {
  wrong_status: 'its status does not allow that',
  wrong_actor: "this is not the examiner's to do",
  action_required: "it waits for its owner's answer",
  no_action_required: 'nothing is asked of its owner',
  same_examiner: 'the second check must be another person: pass another name with --as',
  not_captured: 'its card is not charged',
  cancel_deadline_passed: 'the deadline has passed',
  in_transfer_file: 'the bank was told to send the money: wait for its result',
  supplier_stopped:
    'its supplier is escalated or rejected, or is not approved and has the account of one that is: decide about the supplier first',
  paid_to_payer: "its account or its seller is the payer's own: reject it",
  round_trip:
    'its payee pays its payer too (see show): look at both, then complete with --acknowledge round_trip --reason <text>, or reject it',
  asked_of_seller: 'only the seller of this request can name another account',
  being_paid: 'a card payment for it has begun',
}

const changed = ({ ...invoice }: InvoiceRow): Output => ({ json: rowOf(invoice), text: lineOf(invoice) })

/** An examiner's change of one invoice, with refusals in words. */
const change =
  (
    run: (services: Services, id: number, examiner: string, args: Arguments) => Promise<InvoiceRow>,
    defaultExaminer = 'examiner-1',
  ): Command =>
  async (services, args) => {
    const id = readId(args.id)
    const examiner = args.as ?? (services.config.isLocal ? defaultExaminer : undefined)
    if (!examiner) throw new UsageError('Say who you are: --as <name>.')
    try {
      return changed(await run(services, id, examiner, args))
    } catch (error) {
      if (error instanceof InvoiceUnknown) throw new BackofficeRefusal('invoice_not_found', error.message)
      if (error instanceof TransferEarly) throw new BackofficeRefusal('transfer_day_not_reached', error.message)
      if (!(error instanceof TransitionRefused)) throw error
      throw new BackofficeRefusal(
        error.refusal,
        `${invoiceDisplayId(id)} (${statusName(error.invoice.status)}): ${refusalTexts[error.refusal]}.`,
      )
    }
  }

export const commands: Readonly<Record<string, Command>> = {
  list: async ({ db }, args) => {
    const invoices = await listForExaminer(db, {
      status: readStatus(args.status),
      isActionRequired: args['action-required'],
    })
    return { json: { invoices: invoices.map(rowOf) }, text: invoices.map(lineOf).join('\n') || 'Nothing to do.' }
  },

  show: async ({ db }, args) => {
    const id = readId(args.id)
    const invoice = await findForExaminer(db, id)
    if (!invoice) throw new BackofficeRefusal('invoice_not_found', `There is no invoice ${id}.`)
    const detail = await describeForExaminer(db, invoice)
    return { json: detail, text: textOf(detail) }
  },

  check: change(checkInvoice),

  complete: change(async (services, id, examiner, args) => {
    const completion = await completeInvoice(services, id, examiner, readAcknowledgement(args))
    if (completion.kind === 'completed') return completion.invoice
    if (completion.kind === 'unknown')
      throw new BackofficeRefusal(
        'gateway_silent',
        'The gateway does not say whether the card was charged. Nothing is lost: run the command again in a minute.',
      )
    const reason = findResultMessage(completion.v_result_code) ?? 'no reason was given'
    throw new BackofficeRefusal(
      'capture_refused',
      `The card could not be charged (${completion.v_result_code}: ${reason}). Ask the owner with: require-action ${id} --reason 5`,
    )
  }, 'examiner-2'),

  'require-action': change((services, id, examiner, args) =>
    requireAction(services, id, examiner, readReason(args.reason), args.comment ?? null),
  ),
  'transfer-done': change(markTransferred),
  reject: change((services, id, examiner, args) => rejectInvoice(services, id, examiner, args.comment ?? null)),

  ...registrationCommands,
  ...promotionCommands,
  ...supplierCommands,
  ...transferCommands,
  ...returnedCommands,
  ...oauthCommands,

  ...mailCommands,

  ...auditCommands,
}
