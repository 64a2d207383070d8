import assert from 'node:assert/strict'
import sharp from 'sharp'
import { uploadFile } from '../../../testing/files/upload.ts'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type CreateRequestBody, RequestAmounts } from '@invoice-card/contracts'
import * as v from 'valibot'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { lastMailTo } from '../../../testing/mails/mails.ts'
import { imitations, invisibleNames, markupNames, mixedScripts, realNames } from '../../../testing/companies/names.ts'
import { claimOf, createSeller, keyOf } from '../../../testing/companies/seller.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

const countRequests = async () => (await seller.client.collections.listRequestSellers()).total_count_invoice_requests

const wrongAmounts: readonly [Partial<CreateRequestBody>, fields: string[]][] = [
  [{ billing_amount: 110_001 }, ['billing_amount']],
  [{ consumption_tax_amount: 9_999, billing_amount: 109_999 }, ['consumption_tax_amount', 'billing_amount']],
  [
    { standard_consumption_tax_amount: 10_002, consumption_tax_amount: 10_002, billing_amount: 110_002 },
    ['standard_consumption_tax_amount'],
  ],
  [{ discount_amount: 100_001 }, ['discount_amount']],
  [{ discount_rate: 1_000 }, ['discount_amount']],
  [
    { standard_discounted_amount: 100_001, reduced_consumption_tax_amount: 1 },
    ['standard_discounted_amount', 'reduced_consumption_tax_amount', 'consumption_tax_amount', 'billing_amount'],
  ],
  [{ ...claimOf({ standard_taxable_amount: 300 }) }, ['billing_amount']],
]
for (const [changes, fields] of wrongAmounts) {
  test(`refuses impossible amounts at ${fields.join(', ')}`, async () => {
    await assert.rejects(seller.request(changes), (error: unknown) => {
      assert.ok(error instanceof RefusedCall)
      assert.deepEqual([error.code, error.body.fields?.map(({ field }) => field)], ['request_amounts_wrong', fields])
      return true
    })
    assert.equal(await countRequests(), 0)
  })
}

test('a wrong sum is refused with what it should be', async () => {
  await assert.rejects(
    seller.request({ billing_amount: 110_001 }),
    (error: unknown) =>
      error instanceof RefusedCall && error.body.fields?.[0]?.message === '内訳と消費税の合計は110,000円です。',
  )
})

test("refuses another fee, an impossible day, and a stranger's partner, account, file or draft", async () => {
  const stranger = await createSeller(app)
  const refused: readonly [Partial<CreateRequestBody>, string][] = [
    [{ service_fee_amount: 3_299 }, 'service_fee_changed'],
    [{ deposit_amount: 110_000 }, 'service_fee_changed'],
    [{ deposit_date: '2026-12-26' }, 'deposit_date_not_available'],
    [{ deposit_date: '2026-11-21' }, 'deposit_date_not_available'],
    // The buyer would have had until noon of this very day.
    [{ deposit_date: '2026-11-26' }, 'deposit_date_not_available'],
    [{ payment_due_date: '2026-11-19' }, 'payment_due_date_not_available'],
    [{ supplier: { kind: 'existing', supplier_id: stranger.partnerId } }, 'supplier_not_found'],
    [{ account_id: stranger.accountId ?? 0 }, 'account_not_found'],
    [{ file_ids: [await stranger.addFile()] }, 'file_not_found'],
    [{ draft_id: 999_999 }, 'draft_not_found'],
    [{ supplier_person_email: seller.emailAddress }, 'buyer_is_own_company'],
  ]
  for (const [changes, code] of refused) await assert.rejects(seller.request(changes), isRefusedCall(code))
  assert.equal(await countRequests(), 0)
})

test("refuses a contact's name with markup, or that passes for others; real names pass", async () => {
  // What refuses the day looks later than what refuses the name.
  const address = (supplier_person_name: string) => seller.request({ supplier_person_name, deposit_date: '2026-12-26' })
  for (const name of [...imitations, ...mixedScripts, ...markupNames, ...invisibleNames])
    await assert.rejects(address(name), error => {
      assert.ok(error instanceof RefusedCall && isRefusedCall('supplier_person_name_unsuitable')(error), name)
      assert.deepEqual(
        error.body.fields?.map(({ field }) => field),
        ['supplier_person_name'],
        name,
      )
      return true
    })
  for (const name of realNames) await assert.rejects(address(name), isRefusedCall('deposit_date_not_available'), name)
})

test('the same key makes one request at any time; with another body it is refused', async () => {
  const key = randomUUID()
  const body = await seller.body()
  const calls = await Promise.all(
    Array.from({ length: 4 }, () => seller.client.collections.createRequestSeller({ body }, { idempotencyKey: key })),
  )
  assert.equal(new Set(calls.map(({ id }) => id)).size, 1)
  await assert.rejects(
    seller.client.collections.createRequestSeller({ body: { ...body, message: '別の内容' } }, { idempotencyKey: key }),
    isRefusedCall('idempotency_key_reused'),
  )
  assert.equal(
    (await seller.client.collections.listRequestSellers({ query: { status: [1] } })).total_count_invoice_requests,
    1,
  )
  await assert.rejects(seller.request({ file_ids: body.file_ids }), isRefusedCall('duplicate_invoice'))
})

test('a discount and both rates end in the amounts that the detail shows', async () => {
  const taxable = { standard_taxable_amount: 80_000, reduced_taxable_amount: 20_000, nontaxable_amount: 1_000 }
  const made = await seller.request(claimOf({ ...taxable, discount_rate: 1_000, discount_amount: 10_100 }))
  const detail = await seller.client.collections.getRequestSeller({ params: { id: made.id } })
  assert.deepEqual(
    [
      detail.standard_discounted_amount,
      detail.reduced_discounted_amount,
      detail.nontaxable_discounted_amount,
      detail.amount,
      detail.service_fee_amount,
      detail.deposit_amount,
    ],
    [72_000, 18_000, 900, 99_540, 2_986, 96_554],
  )
  assert.deepEqual(
    [detail.status, detail.is_open, detail.is_cancellable, detail.expires_at],
    [1, true, true, '2026-12-22T03:00:00.000Z'],
  )
  assert.equal(detail.account?.account_number, String(seller.companyId).padStart(7, '0'))
})

test('mails somebody without an account a link: stored as a hash, deleted once sent', async () => {
  const { shared_link } = await seller.request({ supplier_person_email: 'soumu@new-buyer.example.jp' })
  await app.runJobs()
  const [mail] = (await app.mailbox()).filter(({ to_address }) => to_address === 'soumu@new-buyer.example.jp')
  assert.match(mail?.subject ?? '', /ご依頼が届いています/)
  assert.match(mail?.text ?? '', /110,000円/)
  const mailed = /request_key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  assert.ok(mailed.length > 40 && mailed !== keyOf(shared_link))
  const stored = JSON.stringify(await app.db.selectFrom('request_keys').selectAll().execute())
  assert.ok(!stored.includes(mailed) && !stored.includes(keyOf(shared_link)))
})

test('a customer sees a request to its address at once, and it counts among those that wait', async () => {
  const buyer = await app.signIn(await createCompany(app.db, { name: '株式会社カイテ' }))
  const { id } = await seller.request({ supplier_person_email: buyer.emailAddress.toUpperCase() })
  const waiting = await buyer.client.invoices.listInvoices({
    query: { invoice_statuses: [6, 7], invoice_types: ['InvoiceRequestBuyer'] },
  })
  assert.deepEqual([waiting.total_count, waiting.invoices[0]?.id], [1, id])
  assert.equal((await buyer.client.notifications.listNotifications()).count_unread, 1)
})

// Photos of invoices showed the buyer where the seller's desk stands.
test("the buyer of a request gets the invoice's photo without its position, its owner as it was", async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' } })
    .jpeg()
    .toBuffer()
  const buyer = await app.signIn(await createCompany(app.db))
  const { file_id: id } = await uploadFile(app, seller, { bytes: photo, name: '請求書.jpg', type: 'image/jpeg' })
  await seller.request({ supplier_person_email: buyer.emailAddress, file_ids: [id] })
  const bytesFor = async ({ client }: Pick<typeof buyer, 'client'>) => {
    const { download_url } = await client.invoiceFiles.getFileDownloadUrl({ params: { id } })
    return Buffer.from(await (await app.app.request(download_url)).arrayBuffer())
  }
  const metadata = await sharp(await bytesFor(buyer)).metadata()
  assert.deepEqual([metadata.width, metadata.exif], [60, undefined])
  assert.deepEqual(await bytesFor(seller), photo)
  const { pages } = await buyer.client.invoiceFiles.getInvoiceFile({ params: { id } })
  const shown = await app.app.request(pages[0]?.image_url ?? '')
  assert.equal((await sharp(await shown.arrayBuffer()).metadata()).exif, undefined)
})

test('the files of a request can be read by its buyer and by nobody else', async () => {
  const buyer = await app.signIn(await createCompany(app.db))
  const file = await seller.addFile()
  await seller.request({ supplier_person_email: buyer.emailAddress, file_ids: [file] })
  assert.ok((await buyer.client.invoiceFiles.getFileDownloadUrl({ params: { id: file } })).download_url)
  const stranger = await app.signIn()
  await assert.rejects(
    stranger.client.invoiceFiles.getFileDownloadUrl({ params: { id: file } }),
    isRefusedCall('file_not_found'),
  )
})

test('a draft is gone in the moment in which it becomes a request', async () => {
  const draft = await seller.client.requestDrafts.createInvoiceRequestDraft({
    body: { values: { supplier_id: seller.partnerId, billing_amount: 110_000 } },
  })
  assert.deepEqual([draft.buyer_name, draft.amount], ['北星物流株式会社', 110_000])
  await seller.request({ draft_id: draft.id })
  await assert.rejects(
    seller.client.requestDrafts.getInvoiceRequestDraft({ params: { id: draft.id } }),
    isRefusedCall('draft_not_found'),
  )
})

// The second tab heard that the draft was gone, and sent without it.
test('sends a draft once: a second request is refused with the first, until that is cancelled', async () => {
  const draft_key = randomUUID()
  const draft = await seller.client.requestDrafts.createInvoiceRequestDraft({ body: { values: {} } })
  const { id: invoice_id } = await seller.request({ file_ids: [], draft_id: draft.id, draft_key })
  for (const again of [{ draft_id: draft.id }, { draft_key }]) {
    await assert.rejects(
      seller.request({ file_ids: [], ...again }),
      (error: unknown) =>
        isRefusedCall('draft_already_sent')(error) &&
        (error as RefusedCall).body.details?.['invoice_id'] === invoice_id,
    )
  }
  await seller.client.collections.cancelRequestSeller({ params: { id: invoice_id }, body: {} })
  await seller.request({ file_ids: [], draft_key })
})

test('amounts, rates and taxes stay as the invoice states them', async () => {
  const stated = {
    standard_taxable_amount: 910,
    reduced_taxable_amount: 10_000,
    nontaxable_amount: 0,
    standard_discounted_amount: 910,
    reduced_discounted_amount: 8_000,
    nontaxable_discounted_amount: 0,
    standard_tax_rate: 10,
    reduced_tax_rate: 8,
    standard_consumption_tax_amount: 90,
    reduced_consumption_tax_amount: 641,
    consumption_tax_amount: 731,
    discount_amount: 2_000,
    discount_rate: null,
  } as const
  const { id } = await seller.request({
    ...stated,
    billing_amount: 9_641,
    service_fee_amount: 330,
    deposit_amount: 9_311,
  })
  const detail = await seller.client.collections.getRequestSeller({ params: { id } })
  assert.deepEqual(v.parse(RequestAmounts, detail), stated)
  const { account_id } = await app.db
    .selectFrom('invoice_requests')
    .select('account_id')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(account_id, seller.accountId)
})

// Decision 0064: a seller may want its money before the invoice is due.
test('a due date after the deposit is accepted, and mail and page name both days', async () => {
  const address = 'early@partner.example.jp'
  const days = { payment_due_date: '2027-01-29', deposit_date: '2026-12-11' }
  const { id, shared_link } = await seller.request({ ...days, supplier_person_email: address })
  const { due_date, deposit_date, expires_at } = await seller.client.collections.getRequestSeller({ params: { id } })
  assert.deepEqual([due_date, deposit_date, expires_at], ['2027-01-29', '2026-12-11', '2026-12-08T03:00:00.000Z'])
  const { preview } = await app.anonymous.requestKeys.getRequestKey({ params: { key: keyOf(shared_link) } })
  assert.deepEqual([preview?.payment_due_date, preview?.expires_at], ['2027-01-29', '2026-12-08T03:00:00.000Z'])
  const { text, subject } = await lastMailTo(app, address)
  assert.match(`${subject}${text}`, /12月8日[^]*2027年1月29日|2027年1月29日[^]*12月8日/)
})

test('a rate stays in hundredths of a percent', async () => {
  const claim = claimOf({ standard_taxable_amount: 100_000, discount_amount: 4_100, discount_rate: 410 })
  const { id } = await seller.request(claim)
  assert.equal((await seller.client.collections.getRequestSeller({ params: { id } })).discount_rate, 410)
})
