import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answerOf } from '../testing/company.ts'
import { renderAt } from '../testing/render-at.tsx'
import { summary, supplier } from '../testing/supplier.ts'

// Screens let a frozen company fill them in, and said only after the press that it may not.

const frozen = answerOf(true)
const list = 'GET /api/v1/suppliers'
const one = { 'GET /api/v1/suppliers/5': supplier }
const title = 'サービスのご利用を停止しています'
const seesNotice = async () => {
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
}

test.each([[[summary]], [[]]])('the list offers neither a new supplier nor a payment', async suppliers => {
  answerWith({ [list]: { suppliers, count_all: suppliers.length }, ...frozen })
  await renderAt('/suppliers')
  await seesNotice()
  expect(screen.queryByRole('link', { name: /取引先を登録/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /支払/ })).toBeNull()
})

test('a supplier is shown without what cannot be done', async () => {
  answerWith({ ...one, ...frozen })
  await renderAt('/suppliers/5')
  await seesNotice()
  expect(await screen.findByRole('link', { name: /変更の履歴/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /支払う|口座を追加|修正|編集/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /口座を削除/ })).toBeNull()
})

test.each(['edit', 'accounts/add', 'accounts/3/edit'])('nothing is typed in vain at %s', async path => {
  answerWith({ ...one, ...frozen })
  await renderAt(`/suppliers/5/${path}`)
  await seesNotice()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a company that is not frozen hears nothing of it', async () => {
  answerWith({ [list]: { suppliers: [summary], count_all: 1 }, ...answerOf(false) })
  await renderAt('/suppliers')
  expect(await screen.findByRole('link', { name: `${summary.name}に支払う` })).toBeVisible()
  expect(screen.queryByText(title)).toBeNull()
})
