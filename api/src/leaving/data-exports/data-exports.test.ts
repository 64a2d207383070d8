import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { fromBuffer } from 'yauzl'
import { fileStoreOf } from '../../platform/files/store-of.ts'
import { runJob } from '../../worker/run-job.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { createUser } from '../../testing/app/company.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'
import { exportKey } from './key.ts'

const { gateway, app: api } = await startAppWithGateway()
type Requester = Awaited<ReturnType<typeof createPayer>>

const ask = async ({ client, password }: Pick<Requester, 'client' | 'password'>) =>
  client.dataExports.createDataExport({ body: { password } })
const stateOf = async ({ client }: Pick<Requester, 'client'>) => (await client.dataExports.getDataExport()).data_export
const download = async ({ client }: Pick<Requester, 'client'>): Promise<Response> =>
  api.app.request((await client.dataExports.getDataExportDownloadUrl()).download_url)

/** The files of a ZIP by their names. */
const unzip = (zip: Buffer): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    const found = new Map<string, string>()
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      file.on('entry', entry => {
        file.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          // Not as text, which would take the byte order mark away.
          found.set(entry.fileName, (await buffer(stream)).toString())
          file.readEntry()
        })
      })
      file.on('end', () => resolve(found))
      file.on('error', reject)
      file.readEntry()
    })
  })
const filesOf = async (user: Pick<Requester, 'client'>) =>
  unzip(Buffer.from(await (await download(user)).arrayBuffer()))
const rowsOf = (files: Map<string, string>, name: string): Record<string, string>[] =>
  parse(files.get(`${name}.csv`) ?? assert.fail(`no ${name}.csv`), { bom: true, columns: true })

test('nothing was asked for: there is nothing to download', async () => {
  const user = await api.signIn()
  assert.equal(await stateOf(user), null)
  await assert.rejects(user.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_not_found'))
})

test('a wrong password makes nothing, and is limited as elsewhere', async () => {
  const user = await api.signIn()
  const wrong = () => ask({ ...user, password: 'wrong' })
  await assert.rejects(wrong(), isRefusedCall('password_incorrect'))
  assert.equal(await stateOf(user), null)
  for (let tries = 2; tries <= 10; tries++) await assert.rejects(wrong(), isRefusedCall('password_incorrect'))
  await assert.rejects(ask(user), isRefusedCall('too_many_requests'))
})

test('asked for twice, also at once, it is one', async () => {
  const user = await api.signIn()
  const answers = await Promise.all([ask(user), ask(user)])
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
  await assert.rejects(user.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_not_ready'))
  await api.runJobs()
  assert.equal((await stateOf(user))?.status, 'ready')
  assert.equal(
    (await api.mailbox()).filter(({ subject }) => subject.includes('データのダウンロードの準備ができました')).length,
    1,
  )
})

// The sheet had the rows of all users: a colleague read there where another one had signed in.
test("has the notices of the company and of who asked, and is nobody else's", async () => {
  const user = await api.signIn()
  const colleague = await api.signIn({ companyId: user.companyId, ...(await createUser(api.db, user.companyId)) })
  const notifyOf = (title: string, user_id: number | null) =>
    api.db.transaction().execute(db =>
      notify(db, {
        company_id: user.companyId,
        user_id,
        now: api.clock.now(),
        kind: 'new_device',
        title,
        body: '本文',
        link: null,
      }),
    )
  await notifyOf('会社', null)
  await notifyOf('本人', user.userId)
  await notifyOf('同僚', colleague.userId)
  await ask(user)
  await api.runJobs()
  assert.equal(await stateOf(colleague), null)
  await assert.rejects(colleague.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_not_found'))
  const titles = rowsOf(await filesOf(user), 'お知らせ').map(row => row['件名'])
  assert.deepEqual(titles, ['会社', '本人'])
  await ask(colleague)
  await api.runJobs()
  assert.ok(rowsOf(await filesOf(colleague), 'お知らせ').every(row => row['件名'] !== '本人'))
  assert.equal((await stateOf(user))?.status, 'ready', "a colleague's own one takes nobody's place")
})

test('another company sees nothing of it', async () => {
  const user = await api.signIn()
  await ask(user)
  await api.runJobs()
  const other = await api.signIn()
  assert.equal(await stateOf(other), null)
  await assert.rejects(other.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_not_found'))
})

test('a link ends with the session that asked for it', async () => {
  const user = await api.signIn()
  await ask(user)
  await api.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  assert.equal((await api.app.request(download_url)).status, 200)
  await user.client.sessions.logout()
  assert.equal((await api.app.request(download_url)).status, 404)
})

test('a link that was changed or is five minutes old opens nothing, nor does one after 24 hours', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  assert.equal((await api.app.request(download_url)).status, 200)
  assert.equal((await api.app.request(`${download_url}x`)).status, 404)
  assert.equal((await api.app.request('/api/v1/data_exports/e30.e30')).status, 404)
  api.clock.advance({ minutes: 6 })
  assert.equal((await api.app.request(download_url)).status, 404)
  api.clock.advance({ hours: 24 })
  const later = await api.signIn(user)
  assert.equal((await stateOf(later))?.status, 'expired')
  await assert.rejects(later.client.dataExports.getDataExportDownloadUrl(), isRefusedCall('data_export_expired'))
  const files = fileStoreOf(api.config)
  assert.notEqual(await files.sizeOf(exportKey(id)), null)
  await runJob(api.worker, 'watchDataExports', {})
  assert.equal(await files.sizeOf(exportKey(id)), null)
  assert.equal((await stateOf(later))?.status, 'expired')
})

test('a new one takes the place of the last, whose link ends', async () => {
  const user = await api.signIn()
  const { id } = await ask(user)
  await api.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  const next = await ask(user)
  assert.notEqual(next.id, id)
  assert.equal((await api.app.request(download_url)).status, 404)
  await api.runJobs()
  await runJob(api.worker, 'watchDataExports', {})
  assert.equal(await fileStoreOf(api.config).sizeOf(exportKey(id)), null)
  assert.equal((await download(user)).status, 200)
})

test('says who ended what was cancelled, to both sides of a request', async () => {
  const buyer = await api.signIn()
  const seller = await createSeller(api)
  const declined = await seller.request({ supplier_person_email: buyer.emailAddress })
  const withdrawn = await seller.request({ supplier_person_email: buyer.emailAddress })
  const body = { action: 'decline' } as const
  await buyer.client.payments.answerRequest({ params: { id: declined.id }, body }, { idempotencyKey: randomUUID() })
  await seller.client.collections.cancelRequestSeller({ params: { id: withdrawn.id }, body: {} })
  for (const [user, sheet] of [
    [seller, 'カード払いのご依頼'],
    [buyer, 'お支払い'],
  ] as const) {
    await ask(user)
    await api.runJobs()
    const files = await filesOf(user)
    assert.deepEqual(
      rowsOf(files, sheet).map(row => row['状態']),
      ['辞退', '取り下げ'],
    )
    const events = rowsOf(files, 'お手続きの経過').map(row => row['できごと'])
    assert.deepEqual(
      events.filter(name => name === '辞退' || name === '取り下げ' || name === 'キャンセル'),
      ['辞退', '取り下げ'],
    )
    assert.equal(events.includes('お支払いのご依頼'), true)
  }
})

test('both sides of a request have what it bills, rate by rate, and what one said to the other', async () => {
  const buyer = await api.signIn()
  const seller = await createSeller(api)
  const message = '10月分です。'
  const { id } = await seller.request({ supplier_person_email: buyer.emailAddress, message })
  const body = { action: 'decline', comment: '振込でお支払いします' } as const
  await buyer.client.payments.answerRequest({ params: { id }, body }, { idempotencyKey: randomUUID() })
  for (const [user, sheet, said] of [
    [seller, 'カード払いのご依頼', '依頼先へのメッセージ'],
    [buyer, 'お支払い', '請求元からのメッセージ'],
  ] as const) {
    await ask(user)
    await api.runJobs()
    const files = await filesOf(user)
    const [row] = rowsOf(files, sheet)
    assert.partialDeepStrictEqual(row, {
      '10%対象（税抜）': '100000',
      '8%対象（税抜・軽減税率）': '0',
      '値引額（税抜）': '0',
      '10%対象（値引後）': '100000',
      '消費税（10%）': '10000',
      [said]: message,
    })
    const ended = rowsOf(files, 'お手続きの経過').find(event => event['できごと'] === '辞退')
    assert.equal(ended?.['詳細'], body.comment)
  }
})

test('what a program prepared and the user left out has the word of the screen', async () => {
  const payer = await createPayer(api, gateway)
  const { calls } = await connectProgram(api, payer.userId)
  const supplier = { kind: 'existing', supplier_id: payer.supplierId } as const
  const item = { supplier, amount: 110_000, due_date: '2026-11-30', file_ids: [] }
  const { id, items } = await calls.createPreGroup({ body: { items: [item, item] } }, { idempotencyKey: randomUUID() })
  await payer.client.preGroups.discardPreItem({ params: { id, preId: items[0]?.pre_id ?? 0 } })
  await ask(payer)
  await api.runJobs()
  assert.deepEqual(
    rowsOf(await filesOf(payer), '連携サービスが準備したお支払い').map(row => row['状態']),
    ['除外', '未申込'],
  )
})

test('a changed addressee has whom it asked before and who changed it, for its seller alone', async () => {
  const buyer = await api.signIn()
  const seller = await createSeller(api)
  const { id, supplier_person_name, buyer_email_address } = await seller.request({
    supplier_person_name: '経理部 鈴木',
    is_send_request_mail: false,
  })
  const known_addressee = { supplier_person_name, supplier_person_email: buyer_email_address }
  const body = { supplier_person_name: '購買部', supplier_person_email: buyer.emailAddress, known_addressee }
  await seller.client.collections.changeRequestAddressee({ params: { id }, body })
  const former = `変更前：経理部 鈴木（${buyer_email_address}）、変更者：試験 花子`
  for (const [user, shown] of [
    [
      seller,
      [
        ['お支払いのご依頼', ''],
        ['宛先の変更', former],
      ],
    ],
    [buyer, [['お支払いのご依頼', '']]],
  ] as const) {
    await ask(user)
    await api.runJobs()
    const events = rowsOf(await filesOf(user), 'お手続きの経過')
    assert.deepEqual(
      events.map(row => [row['できごと'], row['詳細']]),
      shown,
    )
  }
})

test('holds the sheets, files and receipts of the company, and no card number', async () => {
  const user = await createPayer(api, gateway)
  const { file_id } = await uploadFile(api, user, { bytes: aobaInvoice(), name: '../請求書 11月分.pdf' })
  const { invoice_id } = await user.pay({ file_ids: [file_id] })
  const seller = await createSeller(api, user)
  await seller.request({ supplier_person_name: '経理部' })
  await user.saveCard()
  await user.client.drafts.createDraft({ body: { values: { amount: 5_000, invoice_number: '=1+1' } } })
  await createPayer(api, gateway)
  const backoffice = async (...words: string[]) => {
    await createExaminerDesk(api.examiner).run(...words)
  }
  const display = `I-${String(invoice_id).padStart(8, '0')}`
  await api.db.updateTable('suppliers').set({ status: 'Approved' }).where('id', '=', user.supplierId).execute()
  await backoffice('check', display, '--as', 'sato')
  await backoffice('complete', display, '--as', 'suzuki')
  await api.runJobs()
  await backoffice('transfer-done', display, '--as', 'sato')
  await ask(user)
  await api.runJobs()
  const state = await stateOf(user)
  const files = await filesOf(user)
  assert.equal(state?.files_done, files.size)
  assert.equal(state?.files_total, files.size)
  const names = [...files.keys()]
  const stored = names.find(name => name.startsWith(`請求書・証憑/${display}/`))
  assert.match(stored ?? '', /_請求書 11月分\.pdf$/)
  assert.ok(names.every(name => !name.includes('..')))
  assert.equal(names.filter(name => name.startsWith('領収書/')).length, 1)
  assert.deepEqual(
    rowsOf(files, 'お支払い').map(row => [row['申込番号'], row['支払先'], row['請求金額'], row['カード番号の末尾4桁']]),
    [[display, '株式会社アオバデザイン', '110000', '1111']],
  )
  assert.equal(rowsOf(files, '取引先').length, 2)
  assert.equal(rowsOf(files, 'カード払いのご依頼').length, 1)
  assert.deepEqual(
    ['お支払い', '登録したカード'].flatMap(sheet => rowsOf(files, sheet).map(row => row['カードブランド'])),
    ['Visa', 'Visa'],
  )
  // A text that looks like a formula is no longer one.
  assert.equal(rowsOf(files, '下書き')[0]?.['請求書番号'], "'=1+1")
  assert.equal(rowsOf(files, 'ご担当者')[0]?.['メールアドレス'], user.emailAddress)
  for (const [name, content] of files) {
    if (name.endsWith('.csv')) assert.ok(content.startsWith('\uFEFF'), name)
    assert.doesNotMatch(name.endsWith('.pdf') ? '' : content, /argon2|4111111111111111|password_hash/, name)
  }
  assert.match(files.get('README.txt') ?? '', /データ一式/)
  // Files that were only named and never put are said to be missing.
  assert.match(files.get('README.txt') ?? '', /取り出せなかったファイル/)
})
