import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import type { Payer } from '../../testing/companies/payment.ts'
import { createPayer } from '../../testing/companies/payment.ts'

// The clock stands at Friday, 2026-11-20.
const { app, gateway, payer: first } = await startAppWithPayer()

const dueOf = async ({ client }: Pick<Payer, 'client'>, query = {}) => client.duePayments.listDuePayments({ query })
const draft = async ({ client }: Payer, values: object) => (await client.drafts.createDraft({ body: { values } })).id
const request = async (companyId: number, row: object = {}) =>
  (
    await app.db
      .insertInto('invoices')
      .values({
        kind: 'request',
        status: 7,
        buyer_company_id: companyId,
        seller_company_id: first.companyId,
        supplier_name: '株式会社はるか',
        amount: 200_000,
        commission_amount: 6_000,
        due_date: '2026-11-30',
        transfer_date: '2026-11-30',
        ...row,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

test('shows another company nothing, and a company without anything an empty month', async () => {
  await first.pay()
  const stranger = await app.signIn()
  assert.deepEqual(await stranger.client.duePayments.listDuePayments({}), {
    from: '2026-11-20',
    to: '2026-12-20',
    due_payments: [],
    total_count: 0,
    draft_ids: [],
    request_ids: [],
    pre_items: [],
    together: { count: 0, amount: 0, commission_amount: 0, without_amount_count: 0 },
    prepared: { count: 0, amount: 0, commission_amount: 0 },
    days: [],
    to_pay: { count: 0, amount: 0, commission_amount: 0, without_amount_count: 0 },
    applied: { count: 0, amount: 0, commission_amount: 0 },
    next_deadline: null,
  })
})

test('lists requests, drafts, prepared items and applications by day, with fee and sums', async () => {
  const payer = await createPayer(app, gateway)
  const program = await connectProgram(app, payer.userId)
  const requestId = await request(payer.companyId)
  const draftId = await draft(payer, { amount: 10_000, due_date: '2026-12-10', supplier_id: payer.supplierId })
  const group = await program.calls.createPreGroup(
    {
      body: {
        items: [
          {
            supplier: { kind: 'existing', supplier_id: payer.supplierId },
            amount: 50_000,
            due_date: '2026-12-05',
            file_ids: [],
          },
        ],
      },
    },
    { idempotencyKey: randomUUID() },
  )
  const { invoice_id } = await payer.pay({ invoice: { amount: 100_000, transfer_date: '2026-11-30' } })
  const { due_payments, days, to_pay, together, prepared, applied, total_count } = await dueOf(payer)
  assert.deepEqual(
    due_payments.map(({ kind, id, day, amount, commission_amount, pay_until }) => [
      kind,
      id,
      day,
      amount,
      commission_amount,
      pay_until,
    ]),
    [
      ['request', requestId, '2026-11-30', 200_000, 0, '2026-11-25T03:00:00.000Z'],
      ['application', invoice_id, '2026-11-30', 100_000, 3_000, null],
      // Due on a Saturday, so the money goes on Friday the 4th: three business days before, at noon.
      ['prepared', group.items[0]?.pre_id, '2026-12-05', 50_000, 1_500, '2026-12-01T03:00:00.000Z'],
      ['draft', draftId, '2026-12-10', 10_000, 330, '2026-12-07T03:00:00.000Z'],
    ],
  )
  assert.deepEqual(due_payments[2]?.pre_group_id, group.id)
  assert.deepEqual((await dueOf(payer, { size: 1 })).pre_items, [
    { id: group.items[0]?.pre_id, pre_group_id: group.id },
  ])
  assert.deepEqual(due_payments[2]?.name, due_payments[3]?.name)
  assert.deepEqual(days, [
    { day: '2026-11-30', count: 2, amount: 300_000, without_amount_count: 0 },
    { day: '2026-12-05', count: 1, amount: 50_000, without_amount_count: 0 },
    { day: '2026-12-10', count: 1, amount: 10_000, without_amount_count: 0 },
  ])
  assert.deepEqual(to_pay, { count: 3, amount: 260_000, commission_amount: 1_830, without_amount_count: 0 })
  assert.deepEqual(together, { count: 2, amount: 210_000, commission_amount: 330, without_amount_count: 0 })
  assert.deepEqual(prepared, { count: 1, amount: 50_000, commission_amount: 1_500 })
  assert.deepEqual(applied, { count: 1, amount: 100_000, commission_amount: 3_000 })
  assert.equal(total_count, 4)
})

test('a day alone is listed with the sums of all; no more rows than asked for come', async () => {
  const payer = await createPayer(app, gateway)
  for (const due_date of ['2026-11-30', '2026-12-01', '2026-12-01', '2026-12-01'])
    await draft(payer, { amount: 10_000, due_date })
  const day = await dueOf(payer, { day: '2026-12-01', size: 2 })
  assert.deepEqual([day.due_payments.length, day.total_count, day.to_pay.count], [2, 3, 4])
  const outside = await dueOf(payer, { day: '2027-01-01' })
  assert.deepEqual([outside.due_payments, outside.total_count, outside.days.length], [[], 0, 2])
})

test('names every draft and request of the listed days, however few rows are asked for', async () => {
  const payer = await createPayer(app, gateway)
  const lastRequest = await request(payer.companyId, { due_date: '2026-12-10' })
  const firstRequest = await request(payer.companyId)
  const later = await draft(payer, { amount: 10_000, due_date: '2026-12-10' })
  const earlier = await draft(payer, { amount: 10_000, due_date: '2026-12-01' })
  assert.deepEqual((await dueOf(payer, { size: 1 })).draft_ids, [earlier, later])
  assert.deepEqual((await dueOf(payer, { size: 1 })).request_ids, [firstRequest, lastRequest])
  const day = await dueOf(payer, { day: '2026-12-10' })
  assert.deepEqual([day.draft_ids, day.request_ids], [[later], [lastRequest]])
  assert.deepEqual([day.together?.count, day.together?.amount], [2, 210_000])
})

test('of more than one confirmation pays, it names those that fall due first', async () => {
  const payer = await createPayer(app, gateway)
  const requests: number[] = []
  for (let number = 0; number < 19; number++) requests.push(await request(payer.companyId))
  const first = await draft(payer, { amount: 10_000, due_date: '2026-11-27' })
  for (const due_date of ['2026-12-01', '2026-12-02']) await draft(payer, { amount: 10_000, due_date })
  await request(payer.companyId, { due_date: '2026-12-03' })
  const { draft_ids, request_ids } = await dueOf(payer, { size: 5 })
  assert.deepEqual([draft_ids, request_ids], [[first], requests])
})

test('leaves out what is over, later or unfinished, and what stands elsewhere already', async () => {
  const payer = await createPayer(app, gateway)
  const program = await connectProgram(app, payer.userId)
  for (const due_date of ['2026-08-21', '2026-09-31', '2026-12-21', '2026-13-45', ''])
    await draft(payer, { amount: 10_000, due_date })
  for (const status of [4, 5, 8] as const) await request(payer.companyId, { status })
  const { id, items } = await program.calls.createPreGroup(
    {
      body: {
        items: ['2026-12-01', '2026-12-01', '2026-12-21'].map(due_date => ({
          supplier: { kind: 'existing' as const, supplier_id: payer.supplierId },
          amount: 50_000,
          due_date,
          file_ids: [],
        })),
      },
    },
    { idempotencyKey: randomUUID() },
  )
  const [begun, discarded] = items
  await payer.client.preGroups.discardPreItem({ params: { id, preId: discarded?.pre_id ?? 0 } })
  await draft(payer, { amount: 0.5, due_date: '2026-12-02', pre_group_id: id, pre_id: begun?.pre_id })
  const { due_payments, to_pay, days } = await dueOf(payer)
  assert.deepEqual(
    due_payments.map(({ kind, amount, name }) => [kind, amount, name]),
    [['draft', null, null]],
  )
  assert.deepEqual(to_pay, { count: 1, amount: 0, commission_amount: 0, without_amount_count: 1 })
  assert.deepEqual(days, [{ day: '2026-12-02', count: 1, amount: 0, without_amount_count: 1 }])
})

test('a draft of a prepared item that was discarded or paid meanwhile is nothing to pay', async () => {
  const payer = await createPayer(app, gateway)
  const program = await connectProgram(app, payer.userId)
  const item = {
    supplier: { kind: 'existing' as const, supplier_id: payer.supplierId },
    amount: 50_000,
    due_date: '2026-12-01',
    file_ids: [],
  }
  const { id, items } = await program.calls.createPreGroup(
    { body: { items: [item, item, item] } },
    { idempotencyKey: randomUUID() },
  )
  const [discarded = 0, paid = 0, open = 0] = items.map(({ pre_id }) => pre_id)
  const begin = (pre_id: number) => draft(payer, { amount: 50_000, due_date: '2026-12-01', pre_group_id: id, pre_id })
  const draftIds = [await begin(discarded), await begin(paid), await begin(open)]
  await payer.client.preGroups.discardPreItem({ params: { id, preId: discarded } })
  await payer.pay({ pre_id: paid })
  const { due_payments, draft_ids, to_pay } = await dueOf(payer)
  assert.deepEqual(
    due_payments.filter(({ kind }) => kind !== 'application').map(row => [row.kind, row.id]),
    [['draft', draftIds[2]]],
  )
  assert.deepEqual([draft_ids, to_pay.count, to_pay.amount], [[draftIds[2]], 1, 50_000])
})

test('what nobody has paid stays first when its day has passed, and is no part of another day', async () => {
  const payer = await createPayer(app, gateway)
  const [later, overdue] = [
    await draft(payer, { amount: 20_000, due_date: '2026-12-01' }),
    await draft(payer, { amount: 10_000, due_date: '2026-11-19' }),
  ]
  const { due_payments, total_count, draft_ids, to_pay } = await dueOf(payer)
  assert.deepEqual(
    due_payments.map(({ id, day }) => [id, day]),
    [
      [overdue, '2026-11-19'],
      [later, '2026-12-01'],
    ],
  )
  assert.deepEqual([total_count, draft_ids, to_pay.amount], [2, [overdue, later], 30_000])
  const alone = await dueOf(payer, { day: '2026-12-01' })
  assert.deepEqual([alone.total_count, alone.draft_ids, alone.to_pay.count], [1, [later], 2])
})

test('names the nearest end of what waits for the user', async () => {
  const payer = await createPayer(app, gateway)
  await request(payer.companyId, { due_date: '2026-12-25', transfer_date: '2026-12-25' })
  assert.deepEqual((await dueOf(payer)).next_deadline, { kind: 'request', until: '2026-12-22T03:00:00.000Z' })
  const { invoice_id } = await payer.pay()
  await app.db
    .updateTable('invoices')
    .set({ is_action_required: true, action_required_reason: 1, action_required_until: '2026-11-26' })
    .where('id', '=', invoice_id)
    .execute()
  const { next_deadline, due_payments } = await dueOf(payer)
  assert.deepEqual(next_deadline, { kind: 'answer', until: '2026-11-26' })
  assert.equal(due_payments.find(({ id }) => id === invoice_id)?.is_action_required, true)
})
