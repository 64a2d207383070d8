import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { withEditedOnly } from '../request-form/with-edited-only.ts'
import { readDraft, readEntry } from '../request-flow/store.ts'
import { information } from '../testing/company.ts'
import { emptyDraft } from '../testing/draft.ts'
import { renderAt } from '../testing/render-at.tsx'
import { answers, beginRequest, beginWith, filledForm, leaveFlow, madeAnswer } from '../testing/request-flow.ts'

const { shared_link: _, ...earlier } = madeAnswer
const detail = 'GET /api/v1/invoices/18/request_seller'
const draft = 'GET /api/v1/invoice_request_drafts/4'
const newDraft = 'POST /api/v1/invoice_request_drafts'

beforeEach(() => beginRequest())

test('an earlier request that cannot be had is asked for again', async () => {
  const network = answerWith({ [detail]: lost })
  const { address } = await renderAt('/collections/create?from=18')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(detail, earlier)
  await userEvent.click(retry)
  expect(await screen.findByText('以前のご依頼の内容を引き継ぎました')).toBeVisible()
  expect(address()).toBe('/collections/create')
  expect(readEntry().invoiceFormInfo).toMatchObject({
    supplierId: 7,
    billing_amount: '110000',
    invoice_number: '',
  })
  expect(readEntry().bankFormInfo.accountId).toBe(9)
})

test('a copy whose flow was left is made again by Back and Forward, whichever step they reach', async () => {
  answerWith({ ...answers, [detail]: earlier })
  const { address, go } = await renderAt('/collections/create?from=18')
  await userEvent.click(await screen.findByRole('button', { name: '請求書ファイルなしで進む' }))
  await screen.findByLabelText(/10%対象（税抜）/)
  for (const _time of ['first', 'second']) {
    await go('/collections/request')
    // As the host does after the navigation.
    act(leaveFlow)
    await go(-1)
    await waitFor(() => expect(address()).toBe('/collections/create'))
    expect(await screen.findByText('以前のご依頼の内容を引き継ぎました')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '請求書ファイルなしで進む' }))
    expect(await screen.findByLabelText(/10%対象（税抜）/)).toHaveValue('100,000')
  }
})

test('without a file it goes on to the content', async () => {
  answerWith(answers)
  const { address } = await renderAt('/collections/create')
  await userEvent.click(await screen.findByRole('button', { name: '請求書ファイルなしで進む' }))
  await waitFor(() => expect(address()).toBe('/collections/add/invoiceinfo'))
})

test('a draft that is gone says so, with the way to the others', async () => {
  answerWith({ [draft]: refusal(404, 'draft_not_found') })
  await renderAt('/collections/draft/4')
  expect(await screen.findByRole('link', { name: '下書きの一覧へ' })).toHaveAttribute('href', '/collections/draft')
})

test('a draft opens where it was left', async () => {
  const values = {
    supplier_id: 7,
    billing_amount: 110_000,
    standard_taxable_amount: 100_000,
    discount_rate: 410,
    edited_fields: ['billing_amount'],
  }
  answerWith({ ...answers, [draft]: { ...emptyDraft, buyer_name: '北都工業株式会社', amount: 110_000, values } })
  const { address } = await renderAt('/collections/draft/4')
  await waitFor(() => expect(address()).toBe('/collections/add/invoiceinfo'))
  expect(await screen.findByLabelText(/値引率/)).toHaveValue('4.1')
  expect(readDraft(readEntry())).toEqual({ id: 4, updated_at: '2026-11-20T01:00:00Z' })
})

test('a draft that another tab has changed is overwritten only when that is asked for', async () => {
  beginRequest({ ...filledForm, invoice_number: '' })
  beginWith({ openedDraft: { id: 4, updated_at: '2026-11-20T01:00:00Z' } })
  const update = 'PUT /api/v1/invoice_request_drafts/4'
  const network = answerWith({
    ...answers,
    [update]: refusal(409, 'draft_changed'),
    'GET /api/v1/buyers/1/accounts': { accounts: [] },
  })
  await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await screen.findByLabelText(/^請求書番号/), 'S-1')
  expect(await screen.findByText('下書きが別の画面で変更されています', {}, { timeout: 4000 })).toBeVisible()
  expect(await network.bodies(update)).toMatchObject([
    { known_updated_at: '2026-11-20T01:00:00Z', values: { invoice_number: 'S-1' } },
  ])
  network.answer(update, { ...emptyDraft, updated_at: '2026-11-20T02:00:00Z' })
  await userEvent.click(screen.getByRole('button', { name: 'この画面の内容で上書きする' }))
  expect(await screen.findByText('2026年11月20日 11:00 に下書きを保存しました')).toBeVisible()
  expect(network.calls()).not.toContain(newDraft)
})

test('a draft that was sent in another tab is not saved again: a notice links to the request', async () => {
  beginRequest({ ...filledForm, invoice_number: '' })
  beginWith({ openedDraft: { id: 4, updated_at: '2026-11-20T01:00:00Z' } })
  const body = { status: 'draft_already_sent', message: 'x', details: { invoice_id: 31 } }
  const network = answerWith({
    ...answers,
    'PUT /api/v1/invoice_request_drafts/4': Response.json(body, { status: 409 }),
  })
  await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await screen.findByLabelText(/^請求書番号/), 'S-1')
  expect(await screen.findByText('このご依頼は送信済みです', {}, { timeout: 4000 })).toBeVisible()
  const link = screen.getByRole('link', { name: /送信したご依頼を見る/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/collections\/request\/31$/))
  expect(network.calls()).not.toContain(newDraft)
})

test('another invoice takes what was read from the former one away, and leaves what was typed', () => {
  expect(withEditedOnly(filledForm, ['message', 'newSupplier.name', 'invoice_number'])).toMatchObject({
    invoice_number: 'S-2611-02',
    billing_amount: '',
    payment_due_date: '',
    supplierId: 7,
  })
})

test('another invoice leaves amounts whole of which one was typed', () => {
  expect(withEditedOnly(filledForm, ['standard_consumption_tax_amount'])).toMatchObject({
    standard_taxable_amount: '100000',
    standard_consumption_tax_amount: '10000',
    billing_amount: '110000',
    payment_due_date: '',
  })
})

test('going on without the file leaves what was read and typed whole', async () => {
  beginRequest({ ...filledForm, standard_consumption_tax_amount: '9999', billing_amount: '109999' })
  beginWith({
    uploadFileInfo: { file_id: 'a', file_name: 'seikyusho.pdf' },
    readFileId: 'a',
    editedFields: ['standard_consumption_tax_amount', 'billing_amount'],
  })
  answerWith(answers)
  await renderAt('/collections/create')
  await userEvent.click(await screen.findByRole('button', { name: '請求書ファイルなしで進む' }))
  expect(await screen.findByLabelText(/^支払期日/)).toHaveValue('2026/11/30')
  expect(readEntry()).toMatchObject({
    uploadFileInfo: null,
    invoiceFormInfo: {
      standard_taxable_amount: '100000',
      standard_consumption_tax_amount: '9999',
      billing_amount: '109999',
    },
  })
})

test('another invoice leaves the word by which a partner is searched for', () => {
  const prepared = { ...filledForm, supplierId: null, supplierName: '', supplierSearchWord: '北星物流' }
  expect(withEditedOnly(prepared, ['message'])).toMatchObject({ supplierSearchWord: '北星物流' })
})

test('an unverified company reads it before it types, and may type all the same', async () => {
  const network = answerWith({
    ...answers,
    'GET /api/v1/users/verification': { verified_at: null, letter: null, next_letter_from: null },
  })
  await renderAt('/collections/create')
  expect(await screen.findByText('ご依頼を送るには、会社の確認が必要です')).toBeVisible()
  expect(screen.getByRole('link', { name: /会社の確認に進む/ })).toHaveAttribute(
    'href',
    `${location.origin}/myaccount/company#verification`,
  )
  expect(screen.getByRole('button', { name: '請求書ファイルなしで進む' })).toBeEnabled()
  expect(network.calls()).toContain('GET /api/v1/users/verification')
})

test('while accounts are switched off, an unverified company reads it without the way there', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/users/verification': { verified_at: null, letter: null, next_letter_from: null },
  })
  await renderAt('/collections/create', undefined, to => !to.startsWith('/myaccount'))
  expect(await screen.findByText('ご依頼を送るには、会社の確認が必要です')).toBeVisible()
  expect(screen.queryByRole('link', { name: /会社の確認に進む/ })).toBeNull()
})

test('a company under review is not led to a verification that is refused', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/users/information': { ...information, registration_status: 'under_review' },
    'GET /api/v1/users/verification': { verified_at: null, letter: null, next_letter_from: null },
  })
  await renderAt('/collections/create')
  expect(await screen.findByText('ご依頼を送るには、登録審査と会社の確認が必要です')).toBeVisible()
  expect(screen.queryByRole('link', { name: /会社の確認に進む/ })).toBeNull()
})

test('a company whose registration was rejected is led to us, and to no verification', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/users/information': { ...information, registration_status: 'rejected' },
    'GET /api/v1/users/verification': { verified_at: null, letter: null, next_letter_from: null },
  })
  await renderAt('/collections/create')
  expect(await screen.findByText('ご登録を承認できませんでした')).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /会社の確認に進む/ })).toBeNull()
})

test('a verified company reads nothing of its verification', async () => {
  const network = answerWith({
    ...answers,
    'GET /api/v1/users/verification': { verified_at: '2026-11-24T02:30:00.000Z', letter: null, next_letter_from: null },
  })
  await renderAt('/collections/create')
  expect(await screen.findByRole('button', { name: '請求書ファイルなしで進む' })).toBeEnabled()
  await waitFor(() => expect(network.calls()).toContain('GET /api/v1/users/verification'))
  expect(screen.queryByText('ご依頼を送るには、会社の確認が必要です')).toBeNull()
})
