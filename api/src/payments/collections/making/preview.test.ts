import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type BodyOf, collections as contract } from '@invoice-card/contracts'
import * as v from 'valibot'
import { savePage } from '../../../platform/files/store.ts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { lastMailTo } from '../../../testing/mails/mails.ts'
import { createSeller } from '../../../testing/companies/seller.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

type Body = BodyOf<typeof contract.previewRequest>
const previewed = async (changes: Partial<Body> = {}) =>
  seller.client.collections.previewRequest({
    body: { ...v.parse(contract.previewRequest.body, await seller.body()), ...changes },
  })

test("a stranger's partner or file and a day that can not be chosen are refused", async () => {
  const stranger = await createSeller(app)
  const supplier = { kind: 'existing', supplier_id: stranger.partnerId } as const
  await assert.rejects(previewed({ supplier }), isRefusedCall('supplier_not_found'))
  await assert.rejects(previewed({ file_ids: [await stranger.addFile()] }), isRefusedCall('file_not_found'))
  await assert.rejects(previewed({ deposit_date: '2026-11-26' }), isRefusedCall('deposit_date_not_available'))
})

test('the mail is the one that is sent, without its link', async () => {
  const words = {
    message: '11月分のご請求です。',
    supplier_person_email: 'mihon@buyer.example.jp',
    invoice_number: 'P-1',
  }
  const { mail } = await previewed(words)
  const body = await seller.body(words)
  await seller.client.collections.createRequestSeller({ body }, { idempotencyKey: crypto.randomUUID() })
  const sent = await lastMailTo(app, 'mihon@buyer.example.jp')
  assert.equal(mail.subject, sent.subject)
  assert.equal(mail.text, sent.text?.replace(/http\S+request_key=\S+/, '（ご依頼のリンク）'))
  assert.doesNotMatch(mail.text, /request_key|request-link/)
  assert.deepEqual([mail.to, mail.from], ['mihon@buyer.example.jp', app.services.config.mailFrom])
})

// Its screen says so: which address is a customer's is not shown, so the preview is the mail of the others.
test("a customer's mail differs from it in greeting, introduction and link alone", async () => {
  const buyer = await app.signIn(await createCompany(app.db))
  const words = {
    message: '11月分のご請求です。',
    supplier_person_email: buyer.emailAddress,
    supplier: { kind: 'corporation', supplier: { corporate_name: '株式会社カイテ' } } as const,
    invoice_number: 'P-4',
  }
  const { mail } = await previewed(words)
  const body = await seller.body(words)
  await seller.client.collections.createRequestSeller({ body }, { idempotencyKey: crypto.randomUUID() })
  const sent = (await lastMailTo(app, buyer.emailAddress)).text ?? ''
  const missing = mail.text.split('\n').filter(line => line !== '' && !sent.split('\n').includes(line))
  assert.deepEqual(missing, [
    '経理部 鈴木 様',
    '請求書カード払いオンラインは、請求書をクレジットカードでお支払いいただけるサービスです。はじめての方は、会社情報の登録（無料）のうえご利用ください。',
    'ご依頼を確認する',
    '（ご依頼のリンク）',
  ])
})

test('the page shows what its buyer would see, with files that can be opened', async () => {
  const files = [await seller.addFile(), await seller.addFile()] as const
  const [file_id] = files
  await savePage(app.db, { file_id, page: 1, content_type: 'image/png', width: 1240, height: 1754 })
  const { preview } = await previewed({
    file_ids: [...files],
    message: 'よろしくお願いします。',
    invoice_number: 'P-2',
  })
  assert.deepEqual(
    { ...preview, files: preview.files.map(({ file_id }) => file_id) },
    {
      doc_number: 'P-2',
      seller_name: '株式会社ウリテ',
      amount: 110_000,
      payment_due_date: '2026-12-25',
      expires_at: '2026-12-22T03:00:00.000Z',
      person_name: '経理部 鈴木',
      message: 'よろしくお願いします。',
      buyer_email_address: 'keiri@hokusei.example.jp',
      files,
    },
  )
  const [first, second] = preview.files
  assert.match(first?.download_url ?? '', /^\/api\/v1\/files\/copies\//)
  assert.match(first?.pages[0]?.image_url ?? '', /^\/api\/v1\/files\/pages\//)
  assert.deepEqual(second?.pages, [])
})

test('a link in the message is left out of the page as it is out of the mail', async () => {
  const { mail, preview } = await previewed({ message: '詳しくは https://example.com/a を' })
  assert.equal(preview.message, '詳しくは ［リンクは表示していません］ を')
  assert.match(mail.text, /［リンクは表示していません］/)
  assert.doesNotMatch(mail.text, /example\.com\/a/)
})

test('a preview makes and mails nothing, registers no buyer and reveals no customer', async () => {
  const buyer = await app.signIn(await createCompany(app.db))
  const countsOf = (table: 'invoices' | 'request_keys' | 'mails' | 'suppliers') =>
    app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const counts = () =>
    Promise.all([countsOf('invoices'), countsOf('request_keys'), countsOf('mails'), countsOf('suppliers')])
  const before = await counts()
  const supplier = { kind: 'corporation', supplier: { corporate_name: '株式会社マダ' } } as const
  const to = (supplier_person_email: string) =>
    previewed({ supplier, file_ids: [], supplier_person_email, invoice_number: 'P-3' })
  const toStranger = await to('a@nobody.example.jp')
  const toCustomer = await to(buyer.emailAddress)
  assert.deepEqual(await counts(), before)
  assert.deepEqual([toCustomer.mail.subject, toCustomer.mail.text], [toStranger.mail.subject, toStranger.mail.text])
})
