import type { Finding, Invariant, World } from './world.ts'

/** What happened to an invoice and the notice that its buyer gets of it, by their names in the two tables. */
const noticeOf = {
  applied: 'invoice_applied',
  check_completed: 'invoice_completed',
  transferred: 'invoice_transferred',
  cancelled: 'invoice_cancelled',
} as const

/** The same for the seller of requests. */
const sellersNoticeOf = {
  linked: 'request_linked',
  applied: 'request_paid',
  expired: 'request_lapsed',
  check_completed: 'request_completed',
  transferred: 'request_transferred',
} as const

/**
 * Everybody concerned is notified of everything that happened, once: what a transaction says must not be lost when its
 * process dies after the commit.
 */
export const notices: Invariant = async world => [...(await toBuyers(world)), ...(await toSellers(world))]

async function toBuyers({ rows }: World): Promise<Finding[]> {
  const pairs = Object.entries(noticeOf)
    .map(([event, notice]) => `('${event}', '${notice}')`)
    .join()
  const wrong = await rows<{ id: number; event: string; events: number; notices: number; order_id: string | null }>(`
    select i.id, k.event, p.order_id,
      (select count(*) from invoice_events e where e.invoice_id = i.id and e.kind = k.event) as events,
      (select count(*) from notifications n where n.company_id = i.buyer_company_id and n.kind = k.notice and n.link like '/payments/%/' || i.id) as notices
    from invoices i cross join (values ${pairs}) k (event, notice) left join payment_transactions p on p.id = i.payment_id
    where i.kind = 'payment'`)
  return wrong
    .filter(({ events, notices: sent }) => events !== sent)
    .map(({ id, event, events, notices: sent, order_id }) => ({
      about: order_id ?? '',
      text: `invoice ${id} was ${event} ${events} times, and its buyer was notified ${sent} times`,
    }))
}

async function toSellers({ rows }: World): Promise<Finding[]> {
  const pairs = Object.entries(sellersNoticeOf)
    .map(([event, notice]) => `('${event}', '${notice}')`)
    .join()
  const wrong = await rows<{ company_id: number; event: string; events: number; notices: number }>(`
    select c.id as company_id, k.event,
      (select count(*) from invoice_events e join invoices i on i.id = e.invoice_id where i.seller_company_id = c.id and e.kind = k.event) as events,
      (select count(*) from notifications n where n.company_id = c.id and n.kind = k.notice) as notices
    from (select distinct seller_company_id as id from invoices where seller_company_id is not null) c cross join (values ${pairs}) k (event, notice)`)
  return wrong
    .filter(({ events, notices: sent }) => events !== sent)
    .map(({ company_id, event, events, notices: sent }) => ({
      about: '',
      text: `requests of company ${company_id} were ${event} ${events} times, and it was notified ${sent} times`,
    }))
}
