import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { ExaminedPaymentDetail } from '@invoice-card/contracts/backoffice'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { saninInvoice, uploadFile } from '../../testing/files/upload.ts'
import { recordedCalls } from '../../testing/backoffice/recorded-calls.ts'

const { app, payer } = await startAppWithPayer()
const desk = createExaminerDesk(app.examiner)

/** An application with a paper of 有限会社山陰水産 to 東都電機株式会社 over 294,680 yen. */
async function payWithPaper() {
  const { file_id } = await uploadFile(app, payer, { bytes: saninInvoice(), name: '請求書 10月.pdf' })
  await app.runJobs()
  const { invoice_id } = await payer.pay({
    file_ids: [file_id],
    invoice: { amount: 494_680, invoice_number: '２０２６１０３１－０７', registration_number: 'T5999998954133' },
  })
  return { id: String(invoice_id), file_id }
}
const paid = await payWithPaper()
const shown = async (id: string) => {
  const { json, text } = await desk.run('show', id)
  return { detail: json as ExaminedPaymentDetail, text }
}

// Examiners decided by amount, account and name alone: what the paper says was nowhere in the back office.
describe('what an examiner reads before deciding', () => {
  test('is what was read from the paper, with whether it is sure, and the warnings of the reader', async () => {
    const { detail, text } = await shown(paid.id)
    const [{ ocr } = assert.fail('no file')] = detail.files
    assert.equal(ocr.status, 'done')
    const { issuer_name, payer_name, total_amount, account_number } = ocr.fields ?? assert.fail('nothing was read')
    assert.deepEqual(
      [issuer_name, payer_name, total_amount, account_number].map(({ value, confidence }) => [value, confidence]),
      [
        ['有限会社山陰水産', 'agreed'],
        ['東都電機株式会社', 'agreed'],
        [294_680, 'agreed'],
        ['0098231', 'agreed'],
      ],
    )
    assert.match(ocr.warnings[0] ?? '', /宛名が「東都電機株式会社」/)
    assert.match(text, /issuer_name +有限会社山陰水産 +agreed/)
    assert.match(text, /warning +宛名が「東都電機株式会社」/)
  })

  test('is who pays, what the register has of it, and that the paper is addressed to another', async () => {
    const { detail, text } = await shown(paid.id)
    const { name, register, is_verified } = detail.payer ?? assert.fail('no payer')
    assert.deepEqual([name, register?.state, is_verified], ['株式会社テスト商事', 'not_found', true])
    assert.equal(detail.files[0]?.is_addressed_to_payer, false)
    assert.match(text, /payer +株式会社テスト商事 +\d{13} +the register has no such number/)
    assert.match(text, /addressed to another than the payer/)
  })

  test('is what was entered otherwise than the paper was read, spellings aside', async () => {
    const { detail, text } = await shown(paid.id)
    const differences = detail.files[0]?.differences ?? []
    assert.deepEqual(
      differences.map(({ field, read, applied }) => [field, read, applied]),
      [
        ['issuer_name', '有限会社山陰水産', '株式会社アオバデザイン'],
        ['issue_date', '2026-10-31', null],
        ['due_date', '2026-12-10', '2026-11-30'],
        ['total_amount', 294_680, 494_680],
        ['bank_code', '0167', '0001'],
        ['account_number', '0098231', '1234567'],
        ['account_holder_kana', 'ﾕ)ｻﾝｲﾝｽｲｻﾝ', 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ'],
      ],
    )
    assert.match(text, /total_amount +294680 +agreed +applied for with 494680/)
  })

  test('says what was not read, and compares nothing then', async () => {
    const { invoice_id } = await payer.pay()
    const { detail } = await shown(String(invoice_id))
    assert.deepEqual(
      detail.files.map(({ ocr, is_addressed_to_payer, differences }) => [
        ocr.status,
        ocr.fields,
        is_addressed_to_payer,
        differences,
      ]),
      [['waiting', null, null, []]],
    )
  })

  // What a paper says reaches a terminal: a sequence in it would rewrite what stands there.
  test('shows no control characters of a paper', async () => {
    await app.db
      .updateTable('files')
      .set({ ocr_warnings: ['宛名が「\u001b[2J東都」です。'] })
      .where('id', '=', paid.file_id)
      .execute()
    const { text } = await shown(paid.id)
    assert.match(text, /宛名が「 \[2J東都」/)
  })
})

describe('a file of a payment', () => {
  const ask = async (id: string, file_id: string, login = 'tanaka') =>
    desk.app.request(`/backoffice/v1/payments/${id}/files/${file_id}`, {
      headers: { authorization: `Bearer ${await desk.startSession(login)}` },
    })

  test('is answered as it was uploaded, under its name, to be stored nowhere on the way', async () => {
    const response = await ask(paid.id, paid.file_id)
    assert.equal(response.status, 200)
    assert.deepEqual(
      ['content-type', 'cache-control', 'content-disposition', 'x-content-type-options', 'content-length'].map(name =>
        response.headers.get(name),
      ),
      [
        'application/pdf',
        'no-store',
        `attachment; filename*=UTF-8''${encodeURIComponent('請求書 10月.pdf')}`,
        'nosniff',
        String(saninInvoice().length),
      ],
    )
    assert.ok(saninInvoice().equals(Buffer.from(await response.arrayBuffer())))
  })

  test('is saved by the command, for its owner alone, and never over another file', async () => {
    const out = join(app.config.dataDir, 'paper.pdf')
    const { text } = await desk.run('file', paid.id, '1', '--out', out)
    assert.ok(text.includes(out))
    assert.ok(saninInvoice().equals(await readFile(out)))
    await assert.rejects(desk.run('file', paid.id, '--out', out), { code: 'EEXIST' })
    await assert.rejects(desk.run('file', paid.id), { name: 'UsageError' })
    await assert.rejects(desk.run('file', paid.id, '2', '--out', `${out}2`), { name: 'UsageError' })
  })

  test('is none of another payment, and nothing where its bytes are gone', async () => {
    const { invoice_id } = await payer.pay()
    const other = await ask(String(invoice_id), paid.file_id)
    assert.deepEqual([other.status, (await other.json()).status], [404, 'file_not_found'])
    const { detail } = await shown(String(invoice_id))
    const gone = await ask(String(invoice_id), detail.files[0]?.file_id ?? '')
    assert.deepEqual([gone.status, (await gone.json()).status], [404, 'file_not_found'])
    assert.equal((await (await ask('999999', paid.file_id)).json()).status, 'invoice_not_found')
  })

  test('leaves a record of who got it, also where it was refused', async () => {
    await ask(paid.id, paid.file_id, 'bank')
    await ask('999999', paid.file_id, 'bank')
    assert.deepEqual(await recordedCalls(app.db, 'bank'), [
      ['call.getPaymentFile', { id: Number(paid.id), file_id: paid.file_id }, null],
      ['call.getPaymentFile', { id: 999_999, file_id: paid.file_id }, 'invoice_not_found'],
    ])
  })

  test('stays readable after its owner has put another in its place', async () => {
    const { id, file_id } = await payWithReplaced()
    const { detail, text } = await shown(id)
    assert.deepEqual(
      detail.files.map(file => [file.file_id === file_id, file.replaced_at !== null]),
      [
        [false, false],
        [true, true],
      ],
    )
    assert.match(text, /replaced 20\d\d-/)
    assert.equal((await ask(id, file_id)).status, 404)
  })
})

/** The owner answered a question with another file. */
async function payWithReplaced() {
  const file_id = await payer.addFile()
  const { invoice_id: id } = await payer.pay({ file_ids: [file_id] })
  await desk.run('require-action', String(id), '--reason', '1')
  await payer.client.invoices.updateInvoice({ params: { id }, body: { file_ids: [await payer.addFile()] } })
  return { id: String(id), file_id }
}

test('a paper of a request is its seller’s, without the warnings that its seller got', async () => {
  const seller = await createSeller(app)
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  await app.db
    .updateTable('files')
    .set({ ocr_status: 'not_read', ocr_warnings: ['発行元が自社です。'] })
    .where('company_id', '=', seller.companyId)
    .execute()
  const { detail } = await shown(String(id))
  assert.deepEqual(
    detail.files.map(({ company_id, ocr }) => [company_id, ocr.warnings]),
    [[seller.companyId, []]],
  )
})
