import { createHash } from 'node:crypto'
import type { Finding, Invariant, World } from './world.ts'

interface Entry {
  readonly chain: string
  readonly sequence: number
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail: unknown
  readonly previous_hash: string
  readonly hash: string
}

/** Every chain of the audit log is whole, and every posting of the ledger is in it. */
export const audit: Invariant = async world => [...(await brokenChains(world)), ...(await missingEntries(world))]

async function brokenChains({ rows }: World): Promise<Finding[]> {
  const entries = await rows<Entry>('select * from audit_log order by chain, sequence')
  const heads = new Map(
    (await rows<{ chain: string; sequence: number; hash: string }>('select * from audit_heads')).map(head => [
      head.chain,
      head,
    ]),
  )
  const findings: Finding[] = []
  const ends = new Map<string, Entry>()
  for (const entry of entries) {
    const before = ends.get(entry.chain)
    const isNext =
      entry.sequence === (before?.sequence ?? 0) + 1 && entry.previous_hash === (before?.hash ?? '0'.repeat(64))
    if (!isNext || hashOf(entry) !== entry.hash)
      findings.push({ about: '', text: `audit chain ${entry.chain} is broken at ${entry.sequence}` })
    ends.set(entry.chain, entry)
  }
  for (const [chain, head] of heads) {
    if (head.sequence !== (ends.get(chain)?.sequence ?? 0))
      findings.push({
        about: '',
        text: `audit chain ${chain} ends at ${ends.get(chain)?.sequence ?? 0}, its head says ${head.sequence}`,
      })
  }
  return findings
}

// Written a second time on purpose: sorted keys, the previous hash in front.
const hashOf = ({ previous_hash, hash: _hash, at, ...entry }: Entry): string =>
  createHash('sha256')
    .update(previous_hash + sorted({ ...entry, at: at.toISOString() }))
    .digest('hex')

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

async function missingEntries({ rows }: World): Promise<Finding[]> {
  const missing = await rows<{ order_id: string; kind: string; entries: number }>(`
    select p.order_id, l.kind, count(a.sequence) as entries
    from ledger_postings l join payment_transactions p on p.id = l.payment_id
    left join audit_log a on a.chain = 'company-' || l.company_id
      and (a.action = 'payment.' || l.kind and a.subject = 'payment:' || l.payment_id
        or l.kind = 'transferred' and a.action = 'invoice.transfer' and a.subject = 'invoice:' || l.invoice_id)
    group by p.order_id, l.id, l.kind having count(a.sequence) = 0 and l.kind not in ('captured')
    union all
    select p.order_id, l.kind, 0 from ledger_postings l join payment_transactions p on p.id = l.payment_id
    where l.kind = 'captured' and not exists (select 1 from audit_log a where a.chain = 'company-' || l.company_id and a.subject = 'payment:' || l.payment_id and a.action in ('payment.captured', 'payment.refunded'))`)
  return missing.map(({ order_id, kind }) => ({
    about: order_id,
    text: `the audit log does not know that the payment was ${kind}`,
  }))
}
