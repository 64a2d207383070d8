import { readFile } from 'node:fs/promises'
import { acquirer as contract } from '@invoice-card/contracts/backoffice'
import * as v from 'valibot'
import { invoiceDisplayId } from '@invoice-card/domain'
import type { Arguments } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './session/usage.ts'

async function readStatementFile(path: string | undefined) {
  if (path === undefined) throw new UsageError("Give the acquirer's statement: --in <path>.")
  const text = await readFile(path, 'utf8')
  try {
    return v.parse(contract.readStatement.body, JSON.parse(text))
  } catch (error) {
    throw new UsageError(`${path} is no statement of the acquirer: ${(error as Error).message}`, { cause: error })
  }
}

const readDecision = ({ id, comment }: Arguments) => {
  if (!/^[1-9]\d{0,14}$/.test(id ?? '')) throw new UsageError('Which chargeback? Give its number: see chargebacks.')
  if (!comment) throw new UsageError('Say how the dispute ended: --comment <text>. The audit log has it.')
  return { params: { id: Number(id) }, body: { comment } }
}

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')} yen`

export const acquirerCommands = {
  'acquirer-statements': async ({ acquirer }) => {
    const { statements } = await acquirer.listStatements()
    const lines = statements.map(
      ({ statement_id, closed_on, deposit, line_count, posted_count, read_by }) =>
        `${statement_id}  ${closed_on}  ${yen(deposit)}  ${posted_count} of ${line_count} lines posted  read by ${read_by}`,
    )
    return { json: { statements }, text: lines.join('\n') || 'No statement was read yet.' }
  },

  'acquirer-statement': async ({ acquirer }, args) => {
    const read = await acquirer.readStatement({ body: await readStatementFile(args.in) })
    const refused = read.refused.map(
      ({ number, kind, order_id, amount, refusal }) =>
        `Line ${number} was not posted, ${refusal}: ${kind} of ${yen(amount)}, order ${order_id}`,
    )
    return { json: read, text: [`${read.posted} posted, ${read.known} known before.`, ...refused].join('\n') }
  },

  chargebacks: async ({ acquirer }) => {
    const { chargebacks } = await acquirer.listChargebacks()
    const lines = chargebacks.map(
      ({ id, invoice_id, amount, supplier_name, reason, deadline, opened_by, is_reversed }) =>
        `${id}  ${invoiceDisplayId(invoice_id)}  ${yen(amount)}  ${supplier_name}  ${reason ?? 'no reason given'}  until ${deadline ?? 'no day given'}  read by ${opened_by}${is_reversed ? '  the money is back' : ''}`,
    )
    return { json: { chargebacks }, text: lines.join('\n') || 'No chargeback waits for a decision.' }
  },

  'lose-chargeback': async ({ acquirer }, args) => {
    const lost = await acquirer.loseChargeback(readDecision(args))
    return { json: lost, text: `${invoiceDisplayId(lost.invoice_id)}: the chargeback is lost.` }
  },

  'win-chargeback': async ({ acquirer }, args) => {
    const won = await acquirer.winChargeback(readDecision(args))
    return { json: won, text: `${invoiceDisplayId(won.invoice_id)}: the chargeback is won.` }
  },
} satisfies Record<string, Command>
