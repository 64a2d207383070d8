import type { SupplierAccountChange } from '@invoice-card/contracts'
import { screen, userEvent, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { account, readSupplier, supplier } from '../testing/supplier.ts'

const list = 'GET /api/v1/suppliers/5/accounts/3/history'
const banks = 'GET /api/v1/banks2'
const path = '/suppliers/5/accounts/3/changes'
const { id: _, bank_name: __, branch_name: ___, created_at: ____, ...input } = account
const added: SupplierAccountChange = {
  id: 1,
  kind: 'added',
  before: null,
  after: input,
  changed_by: '佐藤 美咲',
  changed_at: '2026-08-19T01:05:00Z',
  supplier_status_before: null,
  supplier_status_after: null,
  unapproved_because: null,
}
const changed: SupplierAccountChange = {
  ...added,
  id: 2,
  kind: 'changed',
  before: input,
  after: { ...input, branch_code: '002', account_number: '7654321' },
  changed_by: '田中 一郎',
  changed_at: '2026-11-20T03:00:00Z',
  supplier_status_before: 'Approved',
  supplier_status_after: 'Unapproved',
  unapproved_because: 'account_changed',
}
const answerBanks = (request: Request) => {
  const query = new URL(request.url).searchParams
  const code = query.get('search_word')!
  const names: Record<string, string> = query.has('bank_code')
    ? { '001': '東京営業部', '002': '丸の内' }
    : { '0001': 'みずほ銀行' }
  return { banks: names[code] ? [{ code, name: names[code], name_kana: '' }] : [] }
}
const base = { [readSupplier]: supplier, [banks]: answerBanks, [list]: { changes: [changed, added], count_all: 2 } }

test('a history that cannot be had can be asked for again', async () => {
  const network = answerWith({ ...base, [list]: lost })
  await renderAt(path)
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, { changes: [added], count_all: 1 })
  await userEvent.click(retry)
  expect(await screen.findByRole('region', { name: '口座を追加' })).toBeVisible()
})

test('an account that is not there is said so', async () => {
  answerWith({ ...base, [list]: refusal(404, 'account_not_found') })
  await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: '口座が見つかりません' })).toBeVisible()
})

test('a change says who, when, from what to what, and that the supplier is checked again', async () => {
  answerWith(base)
  await renderAt(path)
  const change = within(await screen.findByRole('region', { name: '口座を修正' }))
  expect(change.getByText('変更した人：田中 一郎')).toBeVisible()
  expect(change.getByText('2026年11月20日(金) 12:00')).toBeVisible()
  expect(await change.findByText('東京営業部（001）')).toBeVisible()
  expect(await change.findByText('丸の内（002）')).toBeVisible()
  expect(change.getByText('2876140')).toBeVisible()
  expect(change.getByText('7654321')).toBeVisible()
  expect(change.getByText('取引先の状態：確認済み → 確認前')).toBeVisible()
  expect(change.getByText(/口座が修正されたため/)).toBeVisible()
  // What stayed as it was is no change.
  expect(change.queryByText('口座名義')).toBeNull()
})

test('a deleted account says what it was, who deleted it and when', async () => {
  const deleted = { ...changed, id: 3, kind: 'deleted', after: null, unapproved_because: null }
  answerWith({
    ...base,
    [readSupplier]: { ...supplier, accounts: [] },
    [list]: { changes: [deleted, added], count_all: 2 },
  })
  await renderAt(path)
  const change = within(await screen.findByRole('region', { name: '口座を削除' }))
  expect(change.getByText('変更した人：田中 一郎')).toBeVisible()
  expect(change.getByText('2026年11月20日(金) 12:00')).toBeVisible()
  expect(change.getByText('2876140')).toBeVisible()
})

test('a bank that is in no list any more is named by its code', async () => {
  answerWith({ ...base, [banks]: { banks: [] } })
  await renderAt(path)
  const first = within(await screen.findByRole('region', { name: '口座を追加' }))
  expect(first.getByText('0001')).toBeVisible()
  expect(first.getByText('ゼイ）アカツキカイケイ')).toBeVisible()
})
