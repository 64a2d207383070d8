import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { json } from '../../platform/database/public.ts'
import { createPayer, type Payer } from '../../testing/companies/payment.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { drawPdf, type PositionedText } from '../../testing/files/draw-pdf.ts'
import { putFile, uploadFile } from '../../testing/files/upload.ts'

const { app, gateway, payer } = await startAppWithPayer()

/** A page with less text is taken for a scan, whose recognition takes seconds. */
const detail: readonly PositionedText[] = [[40, 40, '明細 コピー用紙A4 500枚 10冊 トナーカートリッジ 2本 封筒']]
const invoice = (number: string, total: string): readonly PositionedText[] => [
  [230, 40, '請求書', 20],
  [40, 80, '株式会社サンプル商事 御中'],
  [360, 80, `請求書番号 ${number}`],
  [40, 140, `ご請求金額 ${total}円`],
]
/** Three invoices on the pages 1, 2 and 3, and 4, that nobody has sent before. */
const threeInvoices = () => {
  const mark = randomUUID().slice(0, 8)
  return drawPdf(invoice(`A-${mark}`, '11,000'), invoice(`B-${mark}`, '22,000'), detail, invoice(`C-${mark}`, '33,000'))
}

/** A file that was read so, without the time that a reading takes. */
async function readFile(bytes: Uint8Array, invoice_pages: number[] = [1, 2, 4], owner: Pick<Payer, 'client'> = payer) {
  const { file_id } = await uploadFile(app, owner, { bytes, name: 'まとめ.pdf' })
  await app.db.updateTable('files').set({ invoice_pages, ocr_status: 'done' }).where('id', '=', file_id).execute()
  return file_id
}
const fileOf = (id: string) => payer.client.invoiceFiles.getInvoiceFile({ params: { id } })
const split = (id: string, owner: Pick<Payer, 'client'> = payer) =>
  owner.client.invoiceFiles.splitInvoiceFile({ params: { id } })
const partIdsOf = async (id: string) => (await split(id)).parts.map(({ file }) => file.file_id)
const draftOf = (file_id: string, values: object = {}) =>
  payer.client.drafts.createDraft({ body: { values: { file_ids: [file_id], ...values }, draft_key: file_id } })
const refuses = (call: Promise<unknown>, code: string) => assert.rejects(call, { code })

test('a file that is gone, of another company, not complete or of one invoice is not split', async () => {
  await refuses(split(randomUUID()), 'file_not_found')
  await refuses(split(await putFile(app, payer, { bytes: await threeInvoices() })), 'file_not_found')
  const id = await readFile(await threeInvoices())
  await refuses(split(id, await createPayer(app, gateway)), 'file_not_found')
  await refuses(split(await readFile(await threeInvoices(), [])), 'file_has_one_invoice')
})

test('a file that cannot be split leaves its draft, and is split once it can be', async () => {
  const id = await readFile(await threeInvoices())
  const draft = await draftOf(id)
  const stored = join(app.services.config.dataDir, 'files/originals', id)
  const original = Buffer.from(await (await app.app.request(await downloadOf(id))).arrayBuffer())
  writeFileSync(stored, original.subarray(0, 500))
  await refuses(split(id), 'file_broken')
  assert.equal((await payer.client.drafts.getDraft({ params: { id: draft.id } })).id, draft.id)
  writeFileSync(stored, original)
  assert.equal((await split(id)).parts.length, 3)
})

const downloadOf = async (id: string) =>
  (await payer.client.invoiceFiles.getFileDownloadUrl({ params: { id } })).download_url

test('neither more files than may wait nor more drafts than there may be are made', async () => {
  const author = await createPayer(app, gateway)
  const id = await readFile(await threeInvoices(), [1, 2, 4], author)
  const waiting = await Promise.all(Array.from({ length: 98 }, () => author.addFile()))
  await refuses(split(id, author), 'too_many_files')
  await app.db.updateTable('files').set({ ocr_status: 'done' }).where('id', 'in', waiting).execute()
  await Promise.all(Array.from({ length: 98 }, () => author.client.drafts.createDraft({ body: { values: {} } })))
  await refuses(split(id, author), 'draft_limit_reached')
  assert.equal((await author.client.drafts.listDrafts()).count, 98)
  await author.client.drafts.createDraft({ body: { values: { file_ids: [id] }, draft_key: id } })
  await refuses(split(id, author), 'draft_limit_reached')
})

test('each invoice becomes a file that is read by itself, and a draft in place of the first one', async () => {
  const { file_id } = await uploadFile(app, payer, { bytes: await threeInvoices(), name: 'まとめ.PDF' })
  const whole = await draftOf(file_id, { amount: 11_000, edited_fields: ['formOne.amount'] })
  await app.runJobs()
  const { several, ocr } = await fileOf(file_id)
  assert.deepEqual(several?.invoices, [
    { first_page: 1, last_page: 1 },
    { first_page: 2, last_page: 3 },
    { first_page: 4, last_page: 4 },
  ])
  assert.equal(ocr.warnings[0], several?.warning)

  const { parts } = await split(file_id)
  await refuses(payer.client.drafts.getDraft({ params: { id: whole.id } }), 'draft_not_found')
  const drafts = await Promise.all(
    parts.map(({ draft_id }) => payer.client.drafts.getDraft({ params: { id: draft_id ?? 0 } })),
  )
  assert.deepEqual(
    drafts.map(({ values }) => values.file_ids),
    parts.map(({ file }) => [file.file_id]),
  )
  assert.deepEqual(
    parts.map(({ file }) => [file.file_name, file.page_count, file.part_of]),
    [
      ['まとめ（1ページ）.pdf', 1, { file_id, first_page: 1, last_page: 1 }],
      ['まとめ（2〜3ページ）.pdf', 2, { file_id, first_page: 2, last_page: 3 }],
      ['まとめ（4ページ）.pdf', 1, { file_id, first_page: 4, last_page: 4 }],
    ],
  )
  await app.runJobs()
  const read = await Promise.all(parts.map(({ file }) => fileOf(file.file_id)))
  assert.deepEqual(
    read.map(file => [file.ocr.fields?.total_amount.value, file.pages.length, file.several]),
    [
      [11_000, 1, undefined],
      [22_000, 2, undefined],
      [33_000, 1, undefined],
    ],
  )
})

test('pressed twice, at once or later, the same parts and drafts come back', async () => {
  const id = await readFile(await threeInvoices())
  const answers = await Promise.all([split(id), split(id), split(id)])
  const known = (answer: (typeof answers)[number]) =>
    answer.parts.map(({ file, draft_id }) => [file.file_id, draft_id, file.size_bytes])
  const before = (await payer.client.drafts.listDrafts()).count
  for (const answer of [...answers, await split(id)]) assert.deepEqual(known(answer), known(answers[0]))
  assert.equal((await payer.client.drafts.listDrafts()).count, before)
})

test('pages of no invoice go with the one before, or with the first', async () => {
  const { several } = await fileOf(await readFile(await threeInvoices(), [2, 3]))
  assert.deepEqual(several?.invoices, [
    { first_page: 1, last_page: 2 },
    { first_page: 3, last_page: 4 },
  ])
})

test('a save of the whole that comes late does not bring its draft back', async () => {
  const id = await readFile(await threeInvoices())
  await draftOf(id)
  await split(id)
  await refuses(draftOf(id), 'draft_already_split')
})

test('the draft of an item that a program prepared stays: it waits for this file', async () => {
  const id = await readFile(await threeInvoices())
  const { id: draftId } = await draftOf(id)
  await app.db
    .updateTable('drafts')
    .set({ form_values: json({ file_ids: [id], pre_group_id: 1, pre_id: 1 }) })
    .where('id', '=', draftId)
    .execute()
  await split(id)
  assert.equal((await payer.client.drafts.getDraft({ params: { id: draftId } })).id, draftId)
})

test('the whole is not paid after a part, and the other parts are', async () => {
  const bytes = await threeInvoices()
  const id = await readFile(bytes)
  const [first = '', second = ''] = await partIdsOf(id)
  const { invoice_id } = await payer.pay({ file_ids: [first] })
  assert.equal((await fileOf(id)).used_by?.invoice_id, invoice_id)
  assert.equal((await fileOf(second)).used_by, undefined)
  await refuses(payer.pay({ file_ids: [id] }), 'duplicate_invoice')
  await refuses(payer.pay({ file_ids: [await readFile(bytes)] }), 'duplicate_invoice')
  await payer.pay({ file_ids: [second] })
})

test('a part is not paid after the whole, and a whole that is paid is not split', async () => {
  const bytes = await threeInvoices()
  const id = await readFile(bytes)
  const [first = ''] = await partIdsOf(id)
  const { invoice_id } = await payer.pay({ file_ids: [id] })
  assert.equal((await fileOf(first)).used_by?.invoice_id, invoice_id)
  await refuses(payer.pay({ file_ids: [first] }), 'duplicate_invoice')
  await refuses(split(await readFile(bytes)), 'file_already_used')
})

test('a part and the whole that are paid at once are charged once', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await readFile(await threeInvoices())
    const [, part = ''] = await partIdsOf(id)
    const outcomes = await Promise.allSettled([payer.pay({ file_ids: [id] }), payer.pay({ file_ids: [part] })])
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  }
})

test('a file whose payment is left at the issuer is not split before that has ended', async () => {
  const id = await readFile(await threeInvoices())
  await payer.start(await payer.application({ file_ids: [id] }, 'challenge'))
  await refuses(split(id), 'file_already_used')
})
