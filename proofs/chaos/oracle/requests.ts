import { type Finding, type Invariant, isAtIssuer, type World } from './world.ts'

interface Request {
  readonly id: number
  readonly seller_company_id: number
  readonly buyer_company_id: number | null
  readonly key: string
  readonly status: number
  readonly is_overdue: boolean
  /** Orders whose buyer was sent to the issuer's page and has not come back authenticated. */
  readonly paid_by: readonly string[]
  readonly events: readonly string[]
}

/** A request is made once, linked to one company, paid at most once, and never after it has ended. */
export const requests: Invariant = async world => {
  const all = await world.rows<Request>(`
    select i.id, i.seller_company_id, i.buyer_company_id, r.idempotency_key as key, i.status, r.expires_at <= '${world.now.toISOString()}' as is_overdue,
      array(select p.order_id from payment_transactions p where p.about_invoice_id = i.id and p.subject = 'request' and p.authentication_url is not null and p.status in ('authentication_pending', 'declined')) as paid_by,
      array(select case when e.kind = 'cancelled' and e.detail->>'reason' in ('declined', 'withdrawn') then e.detail->>'reason' else e.kind end from invoice_events e where e.invoice_id = i.id order by e.id) as events
    from invoices i join invoice_requests r on r.invoice_id = i.id`)
  return [
    ...all.flatMap(lived),
    ...overdue(world, all),
    ...made(world, all),
    ...linked(world, all),
    ...(await endedWhilePaid(world)),
    ...(await drafts(world, all)),
  ]
}

const onceOnly = ['requested', 'linked', 'applied', 'declined', 'withdrawn', 'expired']
const endings = ['declined', 'withdrawn', 'expired']

function lived({ id, events, status }: Request): Finding[] {
  const end = events.findIndex(event => endings.includes(event))
  const isExpired = events.at(-1) === 'expired'
  const texts = [
    ...onceOnly
      .filter(kind => events.filter(event => event === kind).length > 1)
      .map(kind => `was ${kind} more than once`),
    ...(end >= 0 && end < events.length - 1 ? [`was ${events[end]} and went on: ${events.join()}`] : []),
    ...(isExpired !== (status === 8) ? [`is in status ${status} after ${events.join()}`] : []),
  ]
  return texts.map(text => ({ about: '', text: `request ${id} ${text}` }))
}

/**
 * Its time ends a request, except under a buyer who is still at the issuer's page: when the gateway ends that, the
 * request ends, too.
 */
const overdue = (world: World, all: readonly Request[]): Finding[] =>
  all
    .filter(
      ({ is_overdue, status, paid_by }) =>
        is_overdue && (status === 6 || status === 7) && !paid_by.some(order_id => isAtIssuer(world, order_id)),
    )
    .map(({ id }) => ({ about: '', text: `request ${id} is open though its time is over` }))

/** A key of the seller leads to one request, and to none that nobody asked for. */
function made({ journal }: World, all: readonly Request[]): Finding[] {
  const asked = new Set(
    journal.flatMap(entry => (entry.kind === 'requesting' ? [`${entry.company_id} ${entry.key}`] : [])),
  )
  const byKey = Map.groupBy(all, ({ seller_company_id, key }) => `${seller_company_id} ${key}`)
  return [
    ...[...byKey]
      .filter(([, duplicates]) => duplicates.length > 1)
      .map(([key, duplicates]) => ({
        about: '',
        text: `key ${key} made requests ${duplicates.map(({ id }) => id).join(' and ')}`,
      })),
    ...[...byKey]
      .filter(([key]) => !asked.has(key))
      .map(([key]) => ({ about: '', text: `nobody asked for the request of key ${key}` })),
    ...journal.flatMap(entry =>
      entry.kind === 'requested' && byKey.get(`${entry.company_id} ${entry.key}`)?.[0]?.id !== entry.invoice_id
        ? [{ about: '', text: `request ${entry.invoice_id} was answered for key ${entry.key} and is not there` }]
        : [],
    ),
  ]
}

function linked({ journal }: World, all: readonly Request[]): Finding[] {
  const byId = new Map(all.map(request => [request.id, request]))
  const addressed = new Set(
    journal.flatMap(entry =>
      entry.kind === 'linking' && entry.is_addressed ? [`${entry.request_key} ${entry.company_id}`] : [],
    ),
  )
  return journal.flatMap(entry => {
    if (entry.kind !== 'linked') return []
    const buyer = byId.get(entry.invoice_id)?.buyer_company_id
    const isRight = buyer === entry.company_id && addressed.has(`${entry.request_key} ${entry.company_id}`)
    return isRight
      ? []
      : [
          {
            about: '',
            text: `the answer linked request ${entry.invoice_id} to company ${entry.company_id}; its buyer is ${buyer ?? 'nobody'}`,
          },
        ]
  })
}

/** What the product records where a card was authorised for a request that had ended meanwhile. */
const notPayable = 'XR01'

/** A request does not end under a buyer whose card is being used for it. */
async function endedWhilePaid({ rows }: World): Promise<Finding[]> {
  const caught = await rows<{ order_id: string; id: number; kind: string }>(`
    select p.order_id, p.about_invoice_id as id, e.kind from payment_transactions p join invoice_events e on e.invoice_id = p.about_invoice_id
    where p.subject = 'request' and (p.invoice_id is not null or p.v_result_code = '${notPayable}' or p.status in ('authorised', 'captured', 'voided', 'refunded'))
      and (e.kind = 'expired' or e.kind = 'cancelled' and e.detail->>'reason' in ('declined', 'withdrawn'))`)
  return caught.map(({ order_id, id, kind }) => ({
    about: order_id,
    text: `request ${id} was ${kind}, and a card was used for it`,
  }))
}

/** The draft of a request goes with the request that it became, and stays without one. */
async function drafts({ rows, journal }: World, all: readonly Request[]): Promise<Finding[]> {
  const remaining = new Set((await rows<{ id: number }>('select id from invoice_request_drafts')).map(({ id }) => id))
  const keys = new Set(all.map(({ seller_company_id, key }) => `${seller_company_id} ${key}`))
  return journal.flatMap(entry => {
    if (entry.kind !== 'requesting' || entry.draft_id === undefined) return []
    const isMade = keys.has(`${entry.company_id} ${entry.key}`)
    return remaining.has(entry.draft_id) === !isMade
      ? []
      : [
          {
            about: '',
            text: `draft ${entry.draft_id} became ${isMade ? 'a request and is still there' : 'no request and is gone'}`,
          },
        ]
  })
}
