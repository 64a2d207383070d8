import { listPayments } from './payments.ts'
import type { Invariant } from './world.ts'

/** A draft is there until it became an invoice, and gone from then on. */
export const drafts: Invariant = async world => {
  const used = world.told.flatMap(told =>
    told.kind === 'applied' && told.draft_id !== undefined ? [told.draft_id] : [],
  )
  const kept = new Set((await world.rows<{ id: number }>('select id from drafts')).map(({ id }) => id))
  const payments = await listPayments(world)
  return [...new Set(used)].flatMap(draft => {
    const becameInvoice = payments.find(({ draft_id, invoice_id }) => draft_id === draft && invoice_id !== null)
    if (kept.has(draft) === (becameInvoice === undefined)) return []
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
