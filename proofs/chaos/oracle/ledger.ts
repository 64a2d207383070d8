import type { Finding, Invariant, World } from './world.ts'

interface Posted {
  readonly order_id: string
  readonly status: string
  readonly invoice_status: number | null
  readonly kinds: readonly string[] | null
  readonly balances: Readonly<Record<string, number>> | null
  readonly amount: number
  readonly commission: number
}

/** The books add up, and show for every payment exactly what the gateway shows. */
export const ledger: Invariant = async world => [
  ...(await sums(world)),
  ...(await posted(world)).flatMap(payment => [...compare(world, payment)]),
]

async function sums({ rows }: World): Promise<Finding[]> {
  const [total] = await rows<{ sum: number }>('select coalesce(sum(amount), 0) as sum from ledger_entries')
  const uneven = await rows<{ id: number; sum: number | null }>(`
    select p.id, sum(e.amount) as sum from ledger_postings p left join ledger_entries e on e.posting_id = p.id
    group by p.id having coalesce(sum(e.amount), 1) <> 0`)
  return [
    ...(total?.sum === 0 ? [] : [{ about: '', text: `the ledger is off by ${total?.sum} yen` }]),
    ...uneven.map(({ id, sum }) => ({
      about: '',
      text: sum === null ? `posting ${id} has no lines` : `posting ${id} is off by ${sum} yen`,
    })),
  ]
}

const posted = ({ rows }: World): Promise<Posted[]> =>
  rows<Posted>(`
  select p.order_id, p.status, i.status as invoice_status, p.amount, p.commission_amount as commission,
    (select array_agg(kind order by id) from ledger_postings l where l.payment_id = p.id) as kinds,
    (select jsonb_object_agg(account, sum) from (
      select e.account, sum(e.amount) as sum from ledger_postings l join ledger_entries e on e.posting_id = l.id
      where l.payment_id = p.id group by e.account) balance) as balances
  from payment_transactions p left join invoices i on i.payment_id = p.id`)

/** What was posted, in order, where the gateway's order stands so. */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  authorised: ['authorised'],
  captured: ['authorised', 'captured'],
  voided: ['authorised', 'voided'],
  refunded: ['authorised', 'captured', 'refunded'],
}
const transferred = 4

function* compare(
  { orders }: World,
  { order_id: about, status, invoice_status, kinds, balances, amount, commission }: Posted,
): Generator<Finding> {
  const isPaidOut = status === 'captured' && invoice_status === transferred
  const expected = [...(kindsOf[status] ?? []), ...(isPaidOut ? ['transferred'] : [])].join()
  const found = (kinds ?? []).join()
  if (found !== expected)
    yield { about, text: `the payment is ${status}: posted should be [${expected}], posted is [${found}]` }

  const charged = orders.get(about)?.amount ?? 0
  const of = (account: string) => balances?.[account] ?? 0
  const wanted: Readonly<Record<string, number>> = {
    card_authorised: status === 'authorised' ? charged : 0,
    gateway_receivable: status === 'captured' ? charged : 0,
    transfer_payable: status === 'captured' && !isPaidOut ? -amount : 0,
    bank: isPaidOut ? -amount : 0,
    commission_deferred: status === 'captured' && !isPaidOut ? -commission : 0,
  }
  for (const [account, yen] of Object.entries(wanted)) {
    if (of(account) !== yen)
      yield {
        about,
        text: `account ${account} holds ${of(account)} yen instead of ${yen} (payment ${status}, order of ${charged} yen)`,
      }
  }
  const earned = -(of('commission_income') + of('consumption_tax_payable'))
  if (earned !== (isPaidOut ? commission : 0))
    yield { about, text: `${earned} yen of commission are earned, the invoice is ${invoice_status}` }
}
