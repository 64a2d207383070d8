import { readFile, writeFile } from 'node:fs/promises'
import { invoiceDisplayId, japanDay } from '@invoice-card/domain'
import type { Command } from './command.ts'
import { change } from './payment-commands.ts'
import { BackofficeRefusal, UsageError } from './session/usage.ts'

/** `2026-11-30` or `2026-11-30-2`: the day and the number of its file. */
const readFileName = (text: string | undefined): { day: string; sequence: string | undefined } => {
  const found = /^(\d{4}-\d{2}-\d{2})(?:-(\d{1,4}))?$/.exec(text ?? '')
  if (!found?.[1])
    throw new UsageError('Which file? Give its day, e.g. 2026-11-30, or 2026-11-30-2 for the second of a day.')
  return { day: found[1], sequence: found[2] }
}

const readAccount = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--account takes the id of an account, not "${text}".`)
  return Number(text)
}

export const transferCommands = {
  'transfer-files': async ({ transfers }) => {
    const { transfer_files } = await transfers.listTransferFiles()
    const lines = transfer_files.map(
      ({ transfer_date, sequence, transfer_count, total_amount, settled_at }) =>
        `${transfer_date}-${sequence}  ${transfer_count} transfers  ${total_amount.toLocaleString('ja-JP')} yen  ${settled_at ? 'settled' : 'awaits its results'}`,
    )
    return { json: { transfer_files }, text: lines.join('\n') || 'No file was made yet.' }
  },

  'transfer-file': async ({ transfers }, { id, out }) => {
    const { day, sequence } = id === undefined ? { day: japanDay(new Date()), sequence: undefined } : readFileName(id)
    const again = (number: string) => transfers.getTransferFile({ params: { file: `${day}-${number}` } })
    const file =
      sequence === undefined
        ? await transfers.makeTransferFile({ body: id === undefined ? {} : { day } }).catch((error: unknown) => {
            // The file of a day is written also where the worker made it.
            if (error instanceof BackofficeRefusal && error.code === 'nothing_due' && out) return again('1')
            throw error
          })
        : await again(sequence)
    const { content_base64, ...facts } = file
    if (out) await writeFile(out, Buffer.from(content_base64, 'base64'))
    return {
      json: facts,
      text: `${facts.transfer_date}-${facts.sequence}: ${facts.transfer_count} transfers, ${facts.total_amount.toLocaleString('ja-JP')} yen, sha256 ${facts.sha256}${out ? `, written to ${out}` : ''}`,
    }
  },

  'transfer-result': async ({ transfers }, args) => {
    const { day, sequence = '1' } = readFileName(args.id)
    if (!args.in) throw new UsageError('Give the file that the bank sent back: --in <path>.')
    const counts = await transfers.readTransferResult({
      params: { file: `${day}-${sequence}` },
      body: { content_base64: (await readFile(args.in)).toString('base64') },
    })
    return {
      json: counts,
      text: `${counts.done} transferred, ${counts.returned} came back, ${counts.known} known before.${counts.conflicts.length > 0 ? ` Nothing was done about transfers ${counts.conflicts.join(', ')}: they ended otherwise before. Ask the bank.` : ''}`,
    }
  },

  'returned-transfers': async ({ transfers }) => {
    const { returned_transfers } = await transfers.listReturnedTransfers()
    const lines = returned_transfers.map(
      ({ invoice_id, amount, supplier_name, reason, recorded_by, account_named_at }) =>
        `${invoiceDisplayId(invoice_id)}  ${amount.toLocaleString('ja-JP')} yen  ${supplier_name}  ${reason}  recorded by ${recorded_by}${account_named_at ? '  its seller named another account' : ''}`,
    )
    return {
      json: { returned_transfers },
      text: lines.join('\n') || 'No money has come back that waits for a decision.',
    }
  },

  'transfer-returned': change(({ transfers }, id, { comment }) => {
    if (!comment)
      throw new UsageError(
        'Say what the bank gave as its reason: --comment <text>. The buyer reads it, of a request the seller alone.',
      )
    return transfers.recordReturnedTransfer({ params: { id }, body: { comment } })
  }),

  'resend-transfer': change(({ transfers }, id, { account }) =>
    transfers.resendTransfer({ params: { id }, body: { account_id: readAccount(account) } }),
  ),

  'refund-transfer': change(({ transfers }, id) => transfers.refundTransfer({ params: { id } })),
} satisfies Record<string, Command>
