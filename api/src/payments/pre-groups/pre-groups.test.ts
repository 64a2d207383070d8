import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { PreItemInput } from '@invoice-card/contracts'
import { requireAction } from '../../backoffice/calls/actions.ts'
import { endGrantsOf } from '../../identity/oauth/grant-store.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../testing/companies/payment.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { aobaInvoice } from '../../testing/files/upload.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, gateway } = await startAppWithGateway()
type Program = Awaited<ReturnType<typeof connectProgram>>

async function setUp() {
  const payer = await createPayer(app, gateway)
  return { payer, program: await connectProgram(app, payer.userId) }
}

const itemOf = ({ supplierId }: Pick<Payer, 'supplierId'>, changes: Partial<PreItemInput> = {}): PreItemInput => ({
  supplier: { kind: 'existing', supplier_id: supplierId },
  amount: 110_000,
  due_date: '2026-11-30',
  file_ids: [],
  ...changes,
})
const register = ({ calls }: Program, items: PreItemInput[], idempotencyKey: string = randomUUID()) =>
  calls.createPreGroup({ body: { items } }, { idempotencyKey })
const idsOf = ({ items }: { items: readonly { pre_id: number }[] }) => items.map(({ pre_id }) => pre_id)

async function upload({ calls }: Program, bytes: Buffer): Promise<string> {
  const { file_id, upload_url } = await calls.createExternalUploadUrl({
    body: { file_name: '請求書.pdf', content_type: 'application/pdf', size_bytes: bytes.length },
  })
  const { pathname } = new URL(upload_url, 'http://localhost')
  await app.app.request(pathname, { method: 'PUT', body: new Uint8Array(bytes) })
  return file_id
}

test('refuses items as a whole and says what is wrong with which', async () => {
  const { payer, program } = await setUp()
  const stranger = await setUp()
  const [ownFile, strangersFile] = [await payer.addFile(), await upload(stranger.program, aobaInvoice())]
  const faulty = register(program, [
    itemOf(payer),
    itemOf(stranger.payer),
    itemOf(payer, { file_ids: [ownFile] }),
    itemOf(payer, { file_ids: [strangersFile], transfer_person_name: '請求書' }),
    itemOf(payer, {
      supplier: {
        kind: 'corporation',
        supplier: { corporate_name: '株式会社青葉', corporate_number: '1234567890123' },
      },
    }),
    itemOf(payer, { amount: 97_087_379, transfer_person_name: 'ア'.repeat(31) }),
  ])
  await assert.rejects(faulty, error => {
    assert.ok(error instanceof RefusedCall)
    assert.equal(error.code, 'pre_items_invalid')
    assert.deepEqual(
      error.body.fields?.map(({ field }) => field),
      [
        'items.1.supplier.supplier_id',
        'items.2.file_ids.0',
        'items.3.file_ids.0',
        'items.3.transfer_person_name',
        'items.4.supplier.supplier.corporate_number',
        'items.5.amount',
        'items.5.transfer_person_name',
      ],
    )
    assert.match(error.body.fields?.at(-1)?.message ?? '', /30文字以内/)
    return true
  })
  await assert.rejects(
    register(program, [itemOf(payer), itemOf(payer, { amount: 0 })]),
    isRefusedCall('invalid_request'),
  )
  await assert.rejects(
    register(
      program,
      Array.from({ length: 101 }, () => itemOf(payer)),
    ),
    isRefusedCall('invalid_request'),
  )
  await assert.rejects(
    program.calls.createPreGroup({ body: { items: [itemOf(payer)] } }, { idempotencyKey: '' }),
    isRefusedCall('idempotency_key_required'),
  )
  assert.deepEqual(await payer.client.preGroups.listPreGroups(), { pre_groups: [], count: 0, count_open_items: 0 })
})

test('one key registers one group, also concurrently; with another body it is refused', async () => {
  const { payer, program } = await setUp()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => register(program, [itemOf(payer)], key)))
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
  assert.equal((await payer.client.preGroups.listPreGroups()).count, 1)
  await assert.rejects(register(program, [itemOf(payer, { amount: 1 })], key), isRefusedCall('idempotency_key_reused'))
})

test('notifies the user, who sees what the program sent with the supplier that it means', async () => {
  const { payer, program } = await setUp()
  const bytes = aobaInvoice()
  const file_id = await upload(program, bytes)
  assert.deepEqual(await program.calls.completeExternalUpload({ body: { file_id } }), {
    file_id,
    file_name: '請求書.pdf',
    content_type: 'application/pdf',
    size_bytes: bytes.length,
    page_count: 1,
  })
  const { id } = await register(program, [
    itemOf(payer, {
      reference: 'A-1',
      file_ids: [file_id],
      invoice_number: 'AD-1',
      issue_date: '2026-11-01',
      transfer_person_name: 'テストシヨウジ',
    }),
    itemOf(payer, {
      supplier: {
        kind: 'corporation',
        supplier: { corporate_name: 'アオバデザイン', corporate_number: '4011001098993' },
      },
      amount: 5_000,
    }),
    itemOf(payer, { supplier: { kind: 'sole_proprietor', supplier: { business_name: '山田商店' } } }),
  ])
  const {
    pre_groups: [summary],
  } = await payer.client.preGroups.listPreGroups()
  assert.deepEqual(
    { ...summary, created_at: '' },
    { id, client_name: 'クラウド会計', created_at: '', count_items: 3, count_registered: 0, total_amount: 225_000 },
  )
  const {
    items: [first, second, third],
  } = await payer.client.preGroups.getPreGroup({ params: { id } })
  assert.deepEqual(
    [first?.reference, first?.file_ids, first?.invoice_number, first?.transfer_person_name],
    ['A-1', [file_id], 'AD-1', 'ﾃｽﾄｼﾖｳｼﾞ'],
  )
  assert.deepEqual(
    [first, second, third].map(item => [item?.supplier_id, item?.supplier_name]),
    [
      [payer.supplierId, '株式会社アオバデザイン'],
      [payer.supplierId, '株式会社アオバデザイン'],
      [null, '山田商店'],
    ],
  )
  assert.equal((await payer.client.invoiceFiles.getInvoiceFile({ params: { id: file_id } })).file_name, '請求書.pdf')
  const { notifications } = await payer.client.notifications.listNotifications()
  assert.deepEqual(
    [notifications[0]?.title, notifications[0]?.link],
    ['クラウド会計から、お支払い3件（合計225,000円）の準備が登録されました', `/payments/oauth/${id}`],
  )
})

test("a program's file is checked by its content like a user's, and is no other program's", async () => {
  const { payer, program } = await setUp()
  const other = await connectProgram(app, payer.userId)
  const html = await upload(program, Buffer.from('<html>'))
  await assert.rejects(other.calls.completeExternalUpload({ body: { file_id: html } }), isRefusedCall('file_not_found'))
  await assert.rejects(
    program.calls.completeExternalUpload({ body: { file_id: await payer.addFile() } }),
    isRefusedCall('file_not_found'),
  )
  await assert.rejects(
    program.calls.completeExternalUpload({ body: { file_id: html } }),
    isRefusedCall('file_type_not_supported'),
  )
  await assert.rejects(register(program, [itemOf(payer, { file_ids: [html] })]), isRefusedCall('pre_items_invalid'))
})

test('uploads that a program leaves unfinished block no upload of a user', async () => {
  const { payer, program } = await setUp()
  const body = { file_name: '請求書.pdf', content_type: 'application/pdf', size_bytes: 1 } as const
  for (let i = 0; i < 30; i++) await program.calls.createExternalUploadUrl({ body })
  await assert.rejects(program.calls.createExternalUploadUrl({ body }), isRefusedCall('too_many_files'))
  assert.ok((await payer.client.invoiceFiles.createUploadUrl({ body })).file_id)
})

// Each group counted before any was registered, and all found room.
test('concurrent groups fill the room there is, and a repetition is none of them', async () => {
  const { payer, program } = await setUp()
  const hundred = Array.from({ length: 100 }, () => itemOf(payer))
  for (let group = 0; group < 8; group += 1) await register(program, hundred)
  await warmPool(app)
  const key = randomUUID()
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => register(program, hundred, key)),
    ...Array.from({ length: 4 }, () => register(program, hundred)),
  ])
  const refused = outcomes.map(outcome =>
    outcome.status === 'rejected' ? (outcome.reason as RefusedCall).code : 'registered',
  )
  assert.equal(new Set(refused.slice(0, 4)).size, 1)
  assert.equal((await payer.client.preGroups.listPreGroups()).count_open_items, 1000)
  assert.deepEqual([...new Set(refused)].toSorted(), ['registered', 'too_many_pre_items'])
})

test('a payment registers its item once, and the program learns what became of it', async () => {
  const { payer, program } = await setUp()
  const group = await register(program, [itemOf(payer), itemOf(payer)])
  const [pre_id = 0] = idsOf(group)
  const { payment_id, invoice_id } = await payer.pay({ pre_id })
  const params = { id: group.id }
  const {
    items: [first, second],
  } = await program.calls.getPreGroupState({ params })
  assert.deepEqual([first?.is_registered, first?.payment_id, first?.invoice_status], [true, payment_id, 1])
  assert.deepEqual([second?.is_registered, second?.payment_id, second?.invoice_status], [false, null, null])
  assert.equal((await payer.client.preGroups.listPreGroups()).count_open_items, 1)
  const seen = await payer.client.preGroups.getPreGroup({ params })
  assert.deepEqual([seen.count_registered, seen.items[0]?.invoice_id], [1, invoice_id])
  await assert.rejects(payer.pay({ pre_id }), isRefusedCall('pre_item_already_registered'))
  await requireAction(app.examiner, invoice_id, examiners.suzuki, 1, null)
  assert.deepEqual(
    (await payer.client.preGroups.getPreGroup({ params })).items.map(({ is_action_required }) => is_action_required),
    [true, false],
  )
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  assert.equal((await program.calls.getPreGroupState({ params })).items[0]?.invoice_status, 5)
})

test('of concurrent payments about one item one becomes an invoice, the others are refused', async () => {
  const { payer, program } = await setUp()
  const [pre_id = 0] = idsOf(await register(program, [itemOf(payer)]))
  const bodies = await Promise.all(Array.from({ length: 4 }, () => payer.application({ pre_id })))
  const results = await Promise.allSettled(bodies.map(body => payer.start(body)))
  const refused = results.flatMap(result => (result.status === 'rejected' ? [(result.reason as RefusedCall).code] : []))
  assert.deepEqual(
    refused.filter(code => code !== 'pre_item_payment_in_progress'),
    [],
  )
  for (const started of results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))) {
    await payer.authenticate(started)
    await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
  }
  assert.equal((await payer.client.invoices.listInvoices()).total_count, 1)
})

test('a payment left at the authentication gives way to the next, and charges nothing later', async () => {
  const { payer, program } = await setUp()
  const [pre_id = 0] = idsOf(await register(program, [itemOf(payer)]))
  const left = await payer.start(await payer.application({ pre_id }, 'challenge'))
  assert.equal(left.status, 'authentication_required')
  const { payment_id } = await payer.pay({ pre_id })
  await payer.authenticate(left, { password: '1234' })
  assert.equal(
    (await payer.client.creditCards.approveCredit({ body: { payment_id: left.payment_id } })).status,
    'declined',
  )
  const invoices = await payer.client.invoices.listInvoices()
  assert.equal(invoices.total_count, 1)
  const item = await app.db
    .selectFrom('pre_items')
    .select('payment_id')
    .where('id', '=', pre_id)
    .executeTakeFirstOrThrow()
  assert.equal(item.payment_id, payment_id)
})

test('a declined card leaves the item open', async () => {
  const { payer, program } = await setUp()
  const [pre_id = 0] = idsOf(await register(program, [itemOf(payer)]))
  await assert.rejects(payer.pay({ pre_id }, 'overLimit'))
  await payer.pay({ pre_id })
})

test('a discarded item cannot be paid; one being paid or paid cannot be discarded', async () => {
  const { payer, program } = await setUp()
  const { id, items } = await register(program, [itemOf(payer), itemOf(payer), itemOf(payer)])
  const [first = 0, second = 0, third = 0] = items.map(({ pre_id }) => pre_id)
  const { preGroups } = payer.client
  await preGroups.discardPreItem({ params: { id, preId: first } })
  await assert.rejects(preGroups.discardPreItem({ params: { id, preId: first } }), isRefusedCall('pre_item_not_found'))
  await assert.rejects(payer.pay({ pre_id: first }), isRefusedCall('pre_item_not_found'))
  await payer.pay({ pre_id: second })
  await assert.rejects(
    preGroups.discardPreItem({ params: { id, preId: second } }),
    isRefusedCall('pre_item_already_registered'),
  )
  const started = await payer.start(await payer.application({ pre_id: third }, 'challenge'))
  await assert.rejects(
    preGroups.discardPreItem({ params: { id, preId: third } }),
    isRefusedCall('pre_item_payment_in_progress'),
  )
  await assert.rejects(preGroups.discardPreGroup({ params: { id } }), isRefusedCall('pre_item_payment_in_progress'))
  assert.ok(started.payment_id)
  assert.deepEqual(
    (await program.calls.getPreGroupState({ params: { id } })).items.map(item => [
      item.is_registered,
      item.is_discarded,
    ]),
    [
      [false, true],
      [true, false],
      [false, false],
    ],
  )
})

test('of a payment and putting aside at the same moment one is done', async () => {
  const { payer, program } = await setUp()
  for (let round = 0; round < 5; round++) {
    const { id, items } = await register(program, [itemOf(payer)])
    const pre_id = items[0]?.pre_id ?? 0
    const body = await payer.application({ pre_id })
    const [paid, discarded] = await Promise.allSettled([
      payer.start(body),
      payer.client.preGroups.discardPreItem({ params: { id, preId: pre_id } }),
    ])
    assert.notEqual(paid.status, discarded.status)
    const row = await app.db
      .selectFrom('pre_items')
      .select(['claimed_by', 'discarded_at'])
      .where('id', '=', pre_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [row.claimed_by !== null, row.discarded_at !== null],
      [paid.status === 'fulfilled', discarded.status === 'fulfilled'],
    )
  }
})

test('a group that is put aside is gone from the list, and the program sees it', async () => {
  const { payer, program } = await setUp()
  const { id } = await register(program, [itemOf(payer), itemOf(payer)])
  await payer.client.preGroups.discardPreGroup({ params: { id } })
  assert.deepEqual(await payer.client.preGroups.listPreGroups(), { pre_groups: [], count: 0, count_open_items: 0 })
  await assert.rejects(payer.client.preGroups.getPreGroup({ params: { id } }), isRefusedCall('pre_group_not_found'))
  await assert.rejects(payer.client.preGroups.discardPreGroup({ params: { id } }), isRefusedCall('pre_group_not_found'))
  assert.ok((await program.calls.getPreGroupState({ params: { id } })).items.every(({ is_discarded }) => is_discarded))
})

test("another program's group, and one for another user of the company, are not there", async () => {
  const { payer, program } = await setUp()
  const { id } = await register(program, [itemOf(payer)])
  const stranger = await setUp()
  const sameForStranger = await connectProgram(app, stranger.payer.userId, program.clientId)
  const other = await connectProgram(app, payer.userId)
  for (const { calls } of [stranger.program, sameForStranger, other])
    await assert.rejects(calls.getPreGroupState({ params: { id } }), isRefusedCall('pre_group_not_found'))
  await assert.rejects(
    stranger.payer.client.preGroups.getPreGroup({ params: { id } }),
    isRefusedCall('pre_group_not_found'),
  )
})

test('the end of the access leaves the groups to the company; new consent opens them again', async () => {
  const { payer, program } = await setUp()
  const group = await register(program, [itemOf(payer)])
  await endGrantsOf(app.db, { userId: payer.userId }, 'revoked_by_user', app.clock.now())
  const params = { id: group.id }
  await assert.rejects(program.calls.getPreGroupState({ params }), isRefusedCall('invalid_access_token'))
  await payer.pay({ pre_id: idsOf(group)[0] ?? 0 })
  const again = await connectProgram(app, payer.userId, program.clientId)
  assert.equal((await again.calls.getPreGroupState({ params })).items[0]?.is_registered, true)
})
