import { listPayments } from './payments.ts'
import type { Invariant } from './world.ts'

/** A draft is there until it became an invoice, and gone from then on. */
export const drafts: Invariant = async world => {
  const used = world.journal.flatMap(entry =>
    entry.kind === 'applied' && entry.draft_id !== undefined ? [entry.draft_id] : [],
  )
  const remaining = new Set((await world.rows<{ id: number }>('select id from drafts')).map(({ id }) => id))
  const payments = await listPayments(world)
  return [...new Set(used)].flatMap(draft => {
    const becameInvoice = payments.find(({ draft_id, invoice_id }) => draft_id === draft && invoice_id !== null)
    if (remaining.has(draft) === (becameInvoice === undefined)) return []
    return [
      {
        about: becameInvoice?.order_id ?? '',
        text: becameInvoice
          ? `draft ${draft} became an invoice and is still there`
          : `draft ${draft} is gone without an invoice`,
      },
    ]
  })
}
