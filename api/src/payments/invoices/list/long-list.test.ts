import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { paymentTabs } from '@invoice-card/domain'
import { createTestApp } from '../../../testing/app/app.ts'

const api = await createTestApp()
after(() => api.close())
const user = await api.signIn()
const { listInvoices } = user.client.invoices

/** A fixed sequence of numbers that look like chance, so that a failure comes again. */
let seed = 20_261_121
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T
const day = (days: number): string => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10)

// Many rows share a place in every order, and months differ in length, so that ties and stretches meet.
async function insertInvoices(count: number): Promise<void> {
  const { companyId } = user
  await api.db
    .insertInto('invoices')
    .values(
      Array.from({ length: count }, () => {
        const kind = pick(['payment', 'payment', 'request'] as const)
        const status = pick(kind === 'payment' ? ([1, 2, 3, 4, 4, 4, 5] as const) : ([1, 4, 5, 6, 7, 8] as const))
        const isWaiting = kind === 'payment' && status <= 3 && random(3) === 0
        return {
          kind,
          status,
          buyer_company_id: companyId,
          seller_company_id: kind === 'request' ? companyId : null,
          supplier_name: '株式会社アオバデザイン',
          amount: pick([1, 9, 10, 99, 100, 4_950, 97_087_378, 1 + random(2_000_000)]),
          due_date: day(random(700)),
          transfer_date: random(5) === 0 ? null : day(random(700)),
          is_action_required: isWaiting,
          action_required_reason: isWaiting ? (1 as const) : null,
          created_at: new Date(Date.UTC(2024, 0, 1 + random(700), random(3))),
        }
      }),
    )
    .execute()
}

await insertInvoices(400)

type Query = NonNullable<NonNullable<Parameters<typeof listInvoices>[0]>['query']>
const queries: Query[] = [
  {},
  ...Object.values(paymentTabs),
  { invoice_statuses: [8, 1] },
  { invoice_types: ['InvoiceRequestBuyer'] },
  { is_action_required: true },
  { invoice_statuses: [4, 4] },
]
const sorts = ['created_at', 'transfer_date', 'due_date', 'amount'] as const
const orders = ['asc', 'desc'] as const
/** A filter that every row passes takes the list another way: row by row. */
const walked = { amount_min: 1 }
const idsOf = async (query: Query) => (await listInvoices({ query })).invoices.map(({ id }) => id)
const everyIdOf = async (query: Query, size: number) => {
  const ids: number[] = []
  for (
    let page = await idsOf({ ...query, from: 0, size });
    page.length > 0;
    page = await idsOf({ ...query, from: ids.length, size })
  )
    ids.push(...page)
  return ids
}

test('pages of every list, order and size make up the list as it is walked through', async () => {
  for (const query of queries) {
    for (const sort of sorts) {
      for (const order of orders) {
        const expected = await everyIdOf({ ...query, ...walked, sort, order }, 100)
        assert.deepEqual(
          await everyIdOf({ ...query, sort, order }, 23 + random(70)),
          expected,
          JSON.stringify({ query, sort, order }),
        )
        const from = random(expected.length + 3)
        assert.deepEqual(
          await idsOf({ ...query, sort, order, from, size: 3 }),
          expected.slice(from, from + 3),
          `${sort} ${order} from ${from}`,
        )
      }
    }
  }
})

test('counts as many rows as there are, whichever states are asked for', async () => {
  await api.db.deleteFrom('company_counters').execute()
  for (const query of queries.filter(({ invoice_statuses, invoice_types }) => !invoice_statuses || !invoice_types)) {
    assert.equal(
      (await listInvoices({ query })).total_count,
      (await everyIdOf({ ...query, ...walked }, 100)).length,
      JSON.stringify(query),
    )
  }
})

test('an order is empty beyond its end', async () => {
  assert.deepEqual(await idsOf({ from: 400 }), [])
  assert.deepEqual(await idsOf({ from: Number.MAX_SAFE_INTEGER }), [])
})

test('holds its positions while rows change concurrently, and drops what was rolled back', async () => {
  const ids = await everyIdOf({}, 100)
  const change = async (id: number) => {
    const rollback = new Error('rolled back')
    await api.db
      .transaction()
      .execute(async db => {
        await db
          .updateTable('invoices')
          .set({
            status: pick([4, 5]),
            is_action_required: false,
            action_required_reason: null,
            transfer_date: day(random(700)),
            amount: 1 + random(1_000_000),
          })
          .where('id', '=', id)
          .execute()
        if (random(4) === 0) throw rollback
      })
      .catch((error: unknown) => {
        if (error !== rollback) throw error
      })
  }
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 8 }, () => change(pick(ids))))
  for (const sort of sorts)
    assert.deepEqual(await everyIdOf({ sort }, 37), await everyIdOf({ sort, ...walked }, 100), sort)
})

test('a reader who pages down while others add sees every row that was there, and none lost', async () => {
  const there = await everyIdOf({}, 100)
  const seen: number[] = []
  for (let from = 0; from < there.length + 60; from += 10) {
    const [page] = await Promise.all([
      idsOf({ from, size: 10, sort: 'created_at', order: 'asc' }),
      from % 50 === 0 ? addNewest() : null,
    ])
    seen.push(...page)
  }
  assert.equal(new Set(seen).size, seen.length)
  assert.deepEqual(
    there.filter(id => !seen.includes(id)),
    [],
  )
})

const addNewest = () =>
  api.db
    .insertInto('invoices')
    .values({
      kind: 'payment',
      status: 1,
      buyer_company_id: user.companyId,
      supplier_name: '株式会社アオバデザイン',
      amount: 5_000,
      due_date: day(0),
      created_at: new Date('2026-11-20T00:00:00Z'),
    })
    .execute()
