import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { PreItemInput } from '@invoice-card/contracts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../testing/companies/payment.ts'
import { connectProgram } from '../../testing/companies/program.ts'

const { app, gateway } = await startAppWithGateway()

/** A payer with a group of so many items that a program prepared. */
async function setUp(count = 1) {
  const payer = await createPayer(app, gateway)
  const program = await connectProgram(app, payer.userId)
  const item: PreItemInput = {
    supplier: { kind: 'existing', supplier_id: payer.supplierId },
    amount: 110_000,
    due_date: '2026-11-30',
    file_ids: [],
  }
  const {
    id,
    items: [first],
  } = await program.calls.createPreGroup(
    { body: { items: Array.from({ length: count }, () => item) } },
    { idempotencyKey: randomUUID() },
  )
  const fetchItems = async () => (await payer.client.preGroups.getPreGroup({ params: { id } })).items
  return { payer, id, pre_id: first?.pre_id ?? 0, fetchItems }
}

test('an item shows as in progress to everybody while its payment is, then as open or registered', async () => {
  const { payer, pre_id, fetchItems } = await setUp(2)
  const seen = async () =>
    (await fetchItems()).map(({ is_in_progress, is_registered }) => [is_in_progress, is_registered])
  assert.deepEqual(await seen(), [
    [false, false],
    [false, false],
  ])
  const failing = await payer.start(await payer.application({ pre_id }, 'challenge'))
  assert.deepEqual(await seen(), [
    [true, false],
    [false, false],
  ])
  await payer.authenticate(failing, { action: 'cancel' })
  await payer.client.creditCards.approveCredit({ body: { payment_id: failing.payment_id } })
  assert.deepEqual(await seen(), [
    [false, false],
    [false, false],
  ])
  const paying = await payer.start(await payer.application({ pre_id }, 'challenge'))
  assert.deepEqual(await seen(), [
    [true, false],
    [false, false],
  ])
  await payer.authenticate(paying, { password: '1234' })
  await payer.client.creditCards.approveCredit({ body: { payment_id: paying.payment_id } })
  assert.deepEqual(await seen(), [
    [false, true],
    [false, false],
  ])
})

test('of four windows that start one item, each then sees it in progress or registered', async () => {
  for (let round = 0; round < 3; round++) {
    const { payer, pre_id, fetchItems } = await setUp()
    const bodies = await Promise.all(Array.from({ length: 4 }, () => payer.application({ pre_id }, 'challenge')))
    const results = await Promise.allSettled(
      bodies.map(async body => {
        const started = await payer.start(body)
        return { started, seen: (await fetchItems())[0] }
      }),
    )
    const started = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    assert.ok(started.length > 0)
    for (const { seen } of started) assert.equal(seen?.is_in_progress, true)
    for (const { started: payment } of started) {
      await payer.authenticate(payment, { password: '1234' })
      await payer.client.creditCards.approveCredit({ body: { payment_id: payment.payment_id } })
    }
    const [seen] = await fetchItems()
    assert.deepEqual([seen?.is_in_progress, seen?.is_registered], [false, true])
    assert.equal((await payer.client.invoices.listInvoices()).total_count, 1)
  }
})

test("offers the item again a quarter of an hour after the authentication's window was closed", async () => {
  const { payer, pre_id, fetchItems } = await setUp()
  const isInProgress = async () => (await fetchItems())[0]?.is_in_progress
  await payer.start(await payer.application({ pre_id }, 'challenge'))
  app.clock.advance({ minutes: 14 })
  await payer.signInAgain()
  assert.equal(await isInProgress(), true)
  app.clock.advance({ minutes: 1 })
  await payer.signInAgain()
  assert.equal(await isInProgress(), false)
  await payer.pay({ pre_id })
})

test("an item names the company's newest draft that continues it, until it is registered", async () => {
  const { payer, id, pre_id, fetchItems } = await setUp(2)
  const draftIds = async () => (await fetchItems()).map(({ draft_id }) => draft_id)
  const save = ({ client }: Pick<Payer, 'client'>) =>
    client.drafts.createDraft({ body: { values: { pre_group_id: id, pre_id } } })
  await save((await setUp()).payer)
  assert.deepEqual(await draftIds(), [null, null])
  const older = await save(payer)
  app.clock.advance({ seconds: 1 })
  const newer = await save(payer)
  assert.deepEqual(await draftIds(), [newer.id, null])
  await payer.client.drafts.deleteDrafts({ body: { drafts: [newer.id] } })
  assert.deepEqual(await draftIds(), [older.id, null])
  await payer.pay({ pre_id })
  assert.deepEqual(await draftIds(), [null, null])
})
