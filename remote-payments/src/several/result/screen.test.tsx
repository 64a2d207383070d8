import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { lost, refusal } from '@invoice-card/config/testing/network'
import { readRun } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { severalAnswers } from '../../testing/several.ts'
import {
  approve,
  create,
  declined,
  ends,
  keysOf,
  numberIn,
  overLimit,
  payAll,
  refuseSecond,
  result,
  rows,
  started,
} from '../../testing/several-run.tsx'

const payThree = (answers: object = {}) =>
  payAll('drafts=4,5,6', '3件 1,876,248円を支払う', { ...severalAnswers(4, 5, 6), ...answers })

beforeEach(startTab)

test('a declined payment does not stop the others: each shows how it ended', async () => {
  const { network } = await payThree({ [approve]: ends({ 'INV-5': overLimit }) })
  expect(await screen.findByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()
  expect(rows()[0]).toHaveTextContent(/INV-4.*お申し込み済み/)
  expect(rows()[1]).toHaveTextContent(/INV-5.*支払えませんでした限度額を超えています。/)
  expect(rows()[2]).toHaveTextContent(/INV-6.*お申し込み済み/)
  expect(screen.getByRole('link', { name: 'I-00000004を開く' })).toHaveAttribute('href', '/payments/review/4')
  expect(screen.getByRole('link', { name: /の内容を確認する/ })).toHaveAttribute('href', '/payments/draft/5')
  expect(new Set(keysOf(network)).size).toBe(3)
  expect(await Promise.all(network.requestsOf(create).map(numberIn))).toEqual(['INV-4', 'INV-5', 'INV-6'])
})

// Each asks for another card, and had to be opened and paid alone.
test('whatever another card may pay is the rest, also what stopped nothing', async () => {
  const failures = { 'INV-4': overLimit, 'INV-6': declined('GN01', '本人認証に失敗しました。') }
  await payThree({ [approve]: ends(failures) })
  const rest = await screen.findByRole('link', { name: '別のカードで残りを支払う（2件）' })
  expect(rest).toHaveAttribute('href', '/payments/several?drafts=4,6')
})

test('a payment whose authentication the user left is offered again, with any card', async () => {
  await payThree({ [approve]: ends({ 'INV-5': declined('GC01', '本人認証がキャンセルされました。') }) })
  const rest = await screen.findByRole('link', { name: '残りを支払う（1件）' })
  expect(rest).toHaveAttribute('href', '/payments/several?drafts=5')
})

test('a payee that is frozen is no rest: no card pays it', async () => {
  await payThree({ [approve]: ends({ 'INV-5': declined('XF02', 'この支払先は利用停止中です。') }) })
  expect(await screen.findByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()
  expect(screen.queryByRole('link', { name: /残りを支払う/ })).toBeNull()
})

test('a refused application says why, with the server’s words, and the next one is paid', async () => {
  await payThree({ [create]: refuseSecond('duplicate_invoice', 'お申し込み済みの請求書です。') })
  expect(await screen.findByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()
  expect(rows()[1]).toHaveTextContent('お申し込み済みの請求書です。')
})

test.each([
  ['declined', { [approve]: ends({ 'INV-5': declined('AC03', 'カードの有効期限が切れています。') }) }],
  ['refused', { [create]: refuseSecond('card_frozen') }],
])('a card that is %s stops the rest, for which another card is offered', async (_, answers) => {
  const { network } = await payThree(answers)
  expect(
    await screen.findByText('1件のお支払いを申し込みました。1件は支払えませんでした。1件は実行していません。'),
  ).toBeVisible()
  expect(rows()[2]).toHaveTextContent(/INV-6.*未実行/)
  expect(network.requestsOf(create)).toHaveLength(2)
  const rest = screen.getByRole('link', { name: '別のカードで残りを支払う（2件）' })
  expect(rest).toHaveAttribute('href', '/payments/several?drafts=5,6')
})

test('a refusal that would meet every payment stops the rest', async () => {
  await payThree({ [create]: refusal(403, 'card_attempts_exceeded', '1時間ほど時間をおいてください。') })
  expect(await screen.findByText(/1件は支払えませんでした。2件は実行していません。/)).toBeVisible()
  expect(rows()[0]).toHaveTextContent('1時間ほど時間をおいてください。')
  expect(screen.getByRole('link', { name: '残りを支払う（3件）' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=4,5,6',
  )
})

test('after a lost answer and a reload the same call is repeated, and the run goes on', async () => {
  const { network, page } = await payThree({ [create]: lost })
  expect(await screen.findByText('お支払いの結果を確認できませんでした')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: /^3件中1件目/ })).toBeVisible()
  page.leave()
  network.answer(create, started)
  await renderAt(result)
  expect(await screen.findByText('3件のお支払いを申し込みました。')).toBeVisible()
  const [first, second, ...others] = keysOf(network)
  expect(second).toBe(first)
  expect(new Set([first, ...others]).size).toBe(3)
})

test('an answer that may have got lost stays open when the company is stopped meanwhile', async () => {
  const { network } = await payThree({ [create]: lost })
  await screen.findByText('お支払いの結果を確認できませんでした')
  network.answer(create, refusal(403, 'company_not_registered'))
  await userEvent.click(screen.getByRole('button', { name: '同じ内容で手続きを続ける' }))
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(2))
  expect(await screen.findByRole('button', { name: '同じ内容で手続きを続ける' })).toBeVisible()
  expect(readRun().stage).toBe('running')
})
