import type { Invariant } from './world.ts'

/** What happened to an invoice and the notice that its buyer gets of it, by their names in the two tables. */
const noticeOf = { applied: 'invoice_applied', check_completed: 'invoice_completed', transferred: 'invoice_transferred', cancelled: 'invoice_cancelled' } as const

/** A buyer is told of everything that happened, once: what a transaction says must not be lost when its process dies after the commit. */
export const notices: Invariant = async ({ rows }) => {
  const pairs = Object.entries(noticeOf).map(([event, notice]) => `('${event}', '${notice}')`).join()
  const wrong = await rows<{ id: number, event: string, events: number, notices: number, order_id: string | null }>(`
    select i.id, k.event, p.order_id,
      (select count(*) from invoice_events e where e.invoice_id = i.id and e.kind = k.event) as events,
      (select count(*) from notifications n where n.company_id = i.buyer_company_id and n.kind = k.notice and n.link like '/payments/%/' || i.id) as notices
    from invoices i cross join (values ${pairs}) k (event, notice) left join payment_transactions p on p.id = i.payment_id
    where i.kind = 'payment'`)
  return wrong.filter(({ events, notices: told }) => events !== told)
    .map(({ id, event, events, notices: told, order_id }) => ({ about: order_id ?? '', text: `invoice ${id} was ${event} ${events} times, and its buyer was told ${told} times` }))
}
