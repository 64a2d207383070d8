import { appendAudit } from '../../platform/audit/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import {
  acknowledgeFinding,
  compareBooks,
  type Difference,
  keyOf,
  listAcknowledged,
  listOpenFindings,
} from '../reconciliation/public.ts'
import type { Services } from '../../platform/services/public.ts'
import type { Arguments } from './arguments.ts'
import type { Command, Output } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'

const textOf = ({ kind, subject, expected, found }: Omit<Difference, 'kind'> & { readonly kind: string }): string =>
  `${kind}  ${subject}: should be ${expected}, is ${found}`

async function acknowledge(
  { db: pool, config, now }: Services,
  { acknowledge: text, as, reason }: Arguments,
): Promise<Output> {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
  if (id < 1) throw new UsageError('Which finding? Give its number, e.g. --acknowledge 7.')
  const examiner = as ?? (config.isLocal ? 'examiner-1' : undefined)
  if (!examiner) throw new UsageError('Say who you are: --as <name>.')
  if (!reason) throw new UsageError('Say why it may stay as it is: --reason <text>.')
  const finding = await inTransaction(pool, async db => {
    const closed = await acknowledgeFinding(db, id, {
      acknowledged_at: now(),
      acknowledged_by: examiner,
      acknowledged_reason: reason,
    })
    if (!closed) throw new BackofficeRefusal('finding_not_found', `There is no open finding ${id}.`)
    const { id: _, ...what } = closed
    await appendAudit(db, {
      chain: 'findings',
      at: now(),
      actor: `examiner:${examiner}`,
      action: 'finding.acknowledged',
      subject: `finding:${id}`,
      detail: { ...what, reason },
    })
    return closed
  })
  return { json: finding, text: `Closed: ${textOf(finding)}` }
}

export const auditCommands: Readonly<Record<string, Command>> = {
  audit: async (services, args) => {
    if (args.acknowledge !== undefined) return acknowledge(services, args)
    const { db, now } = services
    const kept = await listOpenFindings(db)
    const known = new Set(kept.map(keyOf))
    // What somebody has acknowledged is still different, and still not to be looked into.
    const closed = new Set((await listAcknowledged(db)).map(keyOf))
    const fresh = (await compareBooks(db, now())).filter(
      difference => !known.has(keyOf(difference)) && !closed.has(keyOf(difference)),
    )
    if (kept.length + fresh.length > 0) {
      throw new BackofficeRefusal(
        'books_wrong',
        [
          ...kept.map(finding => `${finding.id}  ${textOf(finding)}`),
          ...fresh.map(difference => `new  ${textOf(difference)}`),
        ].join('\n'),
      )
    }
    return {
      json: { findings: [] },
      text: 'Ledger, audit chains, invoices, payments, transfers, files, counters and receipt numbers fit together.',
    }
  },
}
