import type { ExaminedPayment } from '@invoice-card/contracts/backoffice'
import {
  type Arguments,
  pageText,
  readAcknowledgement,
  readAfter,
  readId,
  readReason,
  readStatus,
} from './arguments.ts'
import type { BackofficeClient } from './session/client.ts'
import type { Command } from './command.ts'
import { lineOf, textOf } from './payment-text.ts'

/** A change of one payment, which is shown as it is then. */
export const change =
  (run: (client: BackofficeClient, id: number, args: Arguments) => Promise<ExaminedPayment>): Command =>
  async (client, args) => {
    const invoice = await run(client, readId(args.id), args)
    return { json: invoice, text: lineOf(invoice) }
  }

export const paymentCommands = {
  list: async ({ payments }, args) => {
    const query = {
      status: readStatus(args.status),
      is_action_required: args['action-required'],
      after: readAfter(args.after),
    }
    const { invoices, next_after } = await payments.listPayments({ query })
    return { json: { invoices, next_after }, text: pageText(invoices.map(lineOf), next_after, 'Nothing to do.') }
  },

  show: async ({ payments }, args) => {
    const detail = await payments.getPayment({ params: { id: readId(args.id) } })
    return { json: detail, text: textOf(detail) }
  },

  check: change(({ payments }, id) => payments.checkPayment({ params: { id } })),

  complete: change(({ payments }, id, args) =>
    payments.completePayment({ params: { id }, body: { acknowledged_round_trip: readAcknowledgement(args) } }),
  ),

  'require-action': change(({ payments }, id, { reason, comment }) =>
    payments.requireAction({ params: { id }, body: { reason: readReason(reason), comment } }),
  ),

  'transfer-done': change(({ payments }, id) => payments.markTransferred({ params: { id } })),

  reject: change(({ payments }, id, { comment }) => payments.rejectPayment({ params: { id }, body: { comment } })),
} satisfies Record<string, Command>
