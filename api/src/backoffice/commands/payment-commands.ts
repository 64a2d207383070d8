import { writeFile } from 'node:fs/promises'
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
import { UsageError } from './session/usage.ts'

/** A change of one payment, which is shown as it is then. */
export const change =
  (run: (client: BackofficeClient, id: number, args: Arguments) => Promise<ExaminedPayment>): Command =>
  async (client, args) => {
    const invoice = await run(client, readId(args.id), args)
    return { json: invoice, text: lineOf(invoice) }
  }

/** Files have numbers in the order in which `show` lists them. */
async function fileIdOf({ payments }: BackofficeClient, id: number, number: string): Promise<string> {
  const { files } = await payments.getPayment({ params: { id } })
  const file = /^\d{1,4}$/.test(number) ? files[Number(number) - 1] : undefined
  if (!file) throw new UsageError(`"${number}" is no file of this payment: show lists them from 1 to ${files.length}.`)
  return file.file_id
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

  file: async (client, { id, subject, out }) => {
    if (!out) throw new UsageError('Say where the file goes: --out <path>.')
    const params = { id: readId(id), file_id: await fileIdOf(client, readId(id), subject ?? '1') }
    const response = await client.payments.getPaymentFile({ params })
    const bytes = Buffer.from(await response.arrayBuffer())
    // It is for its owner alone, and nothing that is there is lost for it.
    await writeFile(out, bytes, { flag: 'wx', mode: 0o600 })
    const saved = { ...params, content_type: response.headers.get('content-type'), size_bytes: bytes.length, out }
    return { json: saved, text: `${saved.content_type}, ${saved.size_bytes} bytes, is in ${out}.` }
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
