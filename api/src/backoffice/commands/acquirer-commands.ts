import { readFile } from 'node:fs/promises'
import { acquirer as contract } from '@invoice-card/contracts/backoffice'
import * as v from 'valibot'
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
} satisfies Record<string, Command>
