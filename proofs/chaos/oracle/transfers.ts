import type { Invariant } from './world.ts'

/**
 * Nothing is sent to a payee before the buyer's card was charged, nothing twice, and nothing for a cancelled invoice;
 * what is due is in the file of its day.
 */
export const transfers: Invariant = async ({ rows, orders, journal }) => {
  const dayOver = new Set(journal.flatMap(entry => (entry.kind === 'file_made' ? [entry.invoice_id] : [])))
  const waiting = await rows<{ id: number; order_id: string | null }>(`
    select i.id, p.order_id from transfers t join invoices i on i.id = t.invoice_id left join payment_transactions p on p.id = i.payment_id
    where t.status = 'reserved' and t.file_id is null and i.status = 3 and not i.is_action_required`)
  const sent = await rows<{ id: number; order_id: string | null; captured_at: number | null; sent_at: number | null }>(`
    select i.id, p.order_id,
      (select id from ledger_postings l where l.payment_id = p.id and kind = 'captured') as captured_at,
      (select id from ledger_postings l where l.payment_id = p.id and kind = 'transferred') as sent_at
    from invoices i left join payment_transactions p on p.id = i.payment_id where i.status = 4`)
  const odd = await rows<{ id: number; status: number; transfer: string | null; order_id: string | null }>(`
    select i.id, i.status, t.status as transfer, p.order_id
    from invoices i left join lateral (select * from transfers where invoice_id = i.id order by id desc limit 1) t on true left join payment_transactions p on p.id = i.payment_id
    where (i.status = 4) <> coalesce(t.status = 'done', false) or i.status in (1, 2, 5) and t.status = 'reserved' or i.status = 3 and t.id is null`)
  const repeated = await rows<{ id: number; times: number; order_id: string | null }>(`
    select e.invoice_id as id, count(*) as times, max(p.order_id) as order_id from invoice_events e join invoices i on i.id = e.invoice_id left join payment_transactions p on p.id = i.payment_id
    where e.kind = 'transferred' group by e.invoice_id having count(*) > 1`)
  return [
    ...waiting
      .filter(({ id }) => dayOver.has(id))
      .map(({ id, order_id }) => ({
        about: order_id ?? '',
        text: `the transfer of invoice ${id} was due and came into no file`,
      })),
    ...repeated.map(({ id, times, order_id }) => ({
      about: order_id ?? '',
      text: `invoice ${id} was transferred ${times} times`,
    })),
    ...sent.flatMap(({ id, order_id, captured_at, sent_at }) => {
      const isCharged = orders.get(order_id ?? '')?.status === 'captured'
      const isInOrder = captured_at !== null && sent_at !== null && captured_at < sent_at
      return isCharged && isInOrder
        ? []
        : [
            {
              about: order_id ?? '',
              text: `invoice ${id} is transferred, but its card was ${isCharged ? 'charged after it' : 'not charged'}`,
            },
          ]
    }),
    ...odd.map(({ id, status, transfer, order_id }) => ({
      about: order_id ?? '',
      text: `invoice ${id} is in status ${status}, its transfer ${transfer ?? 'missing'}`,
    })),
  ]
}
