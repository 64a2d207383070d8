import type { Invariant } from './world.ts'

/**
 * In a database that was not restored receipt numbers follow each other from 1, and each transferred payment with a fee
 * has exactly one.
 */
export const receipts: Invariant = async ({ rows }) => {
  const gaps = await rows<{ number: number }>(`
    select expected as number from generate_series(1, (select coalesce(max(number), 0) from receipts)) expected
    where not exists (select 1 from receipts where number = expected)`)
  const [last] = await rows<{ stored: number; issued: number }>(`
    select (select last_number from receipt_numbers) as stored, (select coalesce(max(number), 0) from receipts) as issued`)
  const missing = await rows<{ id: number; status: number; receipts: number; order_id: string | null }>(`
    select i.id, i.status, count(r.number) as receipts, max(p.order_id) as order_id
    from invoices i left join receipts r on r.invoice_id = i.id left join payment_transactions p on p.id = i.payment_id
    group by i.id having count(r.number) <> (i.status = 4 and i.commission_amount > 0)::int`)
  return [
    ...gaps.map(({ number }) => ({ about: '', text: `receipt number ${number} was left out` })),
    ...(last && last.stored !== last.issued
      ? [{ about: '', text: `the last receipt is ${last.issued}, the next would follow ${last.stored}` }]
      : []),
    ...missing.map(({ id, status, receipts: count, order_id }) => ({
      about: order_id ?? '',
      text: `invoice ${id} in status ${status} has ${count} receipts`,
    })),
  ]
}
