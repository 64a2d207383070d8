import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { payment } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { draftAnswer, severalAnswers } from '../../testing/several.ts'

beforeEach(startTab)

const list = 'GET /api/v1/invoices'
const create = 'POST /api/v1/invoices'
const byDay = ['supplier_id', 'amount_min', 'amount_max', 'due_date_from', 'due_date_to']
const draft4 = '7,607200,607200,2026-11-30,2026-11-30'
const pageOf = (...invoices: readonly object[]) => ({
  invoices,
  total_count: invoices.length,
  total_count_is_action_required: 0,
})

/** A payment that is found by these conditions with these values alone. */
const foundBy =
  (names: readonly string[], values: string, changes: object = {}) =>
  ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const isAsked = names.map(name => searchParams.get(name)).join() === values
    return isAsked ? pageOf({ ...payment, id: 31, ...changes }) : pageOf()
  }
const open = async (found: unknown, drafts: object = {}) => {
  const network = answerWith({ ...severalAnswers(4, 5), ...drafts, [list]: found })
  return { ...network, ...(await renderAt('/payments/several?drafts=4,5')) }
}
const rowsOf = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
const notTwice = { name: /二重のお支払いではないことを確認しました。一緒に支払う$/ }
const payButton = (name: string) => screen.findByRole('button', { name })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

// The number was corrected by hand in the payment, or misread: neither number nor file are the same.
test('a payment to the same supplier of the same amount and day is named, whatever its number', async () => {
  await open(foundBy(byDay, draft4))
  await waitFor(async () =>
    expect((await rowsOf())[0]).toHaveTextContent('支払先・金額・支払期日が同じお支払いがあります'),
  )
  expect((await rowsOf())[1]).not.toHaveTextContent('支払先・金額・支払期日が同じ')
})

test('a payment that is like the draft in number and amount is named once', async () => {
  answerWith({ ...severalAnswers(4), [list]: foundBy(['amount_min', 'amount_max'], '607200,607200') })
  await renderAt('/payments/several?drafts=4')
  expect(await screen.findByText(/請求書番号と金額が同じお支払いがあります/)).toBeVisible()
  expect(screen.queryByText(/支払先・金額・支払期日が同じ/)).toBeNull()
})

test('a payment to the same supplier with the same number and another amount is named', async () => {
  await open(foundBy(['supplier_id', 'invoice_number', 'amount_min'], '7,INV-4,', { amount: 500 }))
  expect(await payButton('1件 625,416円を支払う')).toBeVisible()
  expect(screen.getByText(/支払先と請求書番号が同じで、金額が異なるお支払い（500円）があります/)).toBeVisible()
})

// The warning was shown beside a payment that the next press made all the same.
test('what may be a duplicate is paid only once the user confirms that it is none', async () => {
  const network = await open(foundBy(byDay, draft4))
  expect(await payButton('1件 625,416円を支払う')).toBeVisible()
  expect(screen.getByText(/二重のお支払いの可能性がある1件は、お支払いに含まれていません/)).toBeVisible()
  await agree()
  await userEvent.click(screen.getByRole('button', { name: /円を支払う$/ }))
  const summary = await screen.findByRole('link', { name: /INV-4.*二重のお支払いではないことを確認して/ })
  const box = screen.getByRole('checkbox', notTwice)
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription(/チェックを入れるか、「外す」を押してください/)
  await userEvent.click(summary)
  expect(box).toHaveFocus()
  expect(network.calls()).not.toContain(create)

  await userEvent.click(box)
  expect(await payButton('2件 1,250,832円を支払う')).toBeVisible()
  expect(screen.queryByText(/二重のお支払いではないことを確認して/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /円を支払う$/ }))
  await waitFor(() => expect(network.calls()).toContain(create))
})

test('what may be a duplicate can be taken out instead', async () => {
  const network = await open(foundBy(byDay, draft4))
  await agree()
  await userEvent.click(await payButton('1件 625,416円を支払う'))
  await screen.findByRole('link', { name: /二重のお支払いではないことを確認して/ })
  await userEvent.click(screen.getAllByRole('button', { name: /を外す$/ })[0]!)
  await waitFor(() => expect(screen.queryByText(/二重のお支払い/)).toBeNull())
  await userEvent.click(await payButton('1件 625,416円を支払う'))
  await waitFor(() => expect(network.calls()).toContain(create))
})

test('a press waits until payments have been looked for', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = await open(() => promise)
  await agree()
  await userEvent.click(await payButton('2件 1,250,832円を支払う'))
  resolve(pageOf({ ...payment, id: 31 }))
  expect(await screen.findAllByRole('link', { name: /二重のお支払いではないことを確認して/ })).toHaveLength(2)
  expect(network.calls()).not.toContain(create)
})

test('where payments could not be looked for, the user confirms that it is none', async () => {
  await open(lost)
  await waitFor(() => expect(screen.getAllByRole('checkbox', notTwice)).toHaveLength(2))
  expect(screen.getAllByText(/お申し込み済みのお支払いと比べられませんでした/)).toHaveLength(2)
})

test('a confirmation survives a reload, unless another payment is found by then', async () => {
  const { answer, leave } = await open(foundBy(byDay, draft4))
  await userEvent.click(await screen.findByRole('checkbox', notTwice))
  leave()
  const second = await renderAt('/payments/several?drafts=4,5')
  expect(await payButton('2件 1,250,832円を支払う')).toBeVisible()
  expect(await screen.findByRole('checkbox', notTwice)).toBeChecked()
  second.leave()
  answer(list, foundBy(byDay, draft4, { id: 32 }))
  await renderAt('/payments/several?drafts=4,5')
  expect(await screen.findByRole('checkbox', notTwice)).not.toBeChecked()
})

test.each([
  ['supplier, amount and due date', { due_date: '2026-11-30' }, '支払先・金額・支払期日が同じです'],
  ['supplier and number', { invoice_number: 'INV−4', amount: 50_000 }, '支払先・請求書番号が同じです'],
])('drafts of the same %s name each other', async (_, changes, text) => {
  await open(pageOf(), { 'GET /api/v1/drafts/5': draftAnswer(5, changes) })
  await waitFor(() => expect(screen.getAllByRole('checkbox', notTwice)).toHaveLength(2))
  const [first, second] = await rowsOf()
  expect(first).toHaveTextContent(new RegExp(`選択中の下書き（5.pdf、.*と、${text}`))
  expect(second).toHaveTextContent(new RegExp(`選択中の下書き（4.pdf、.*と、${text}`))
  await userEvent.click(screen.getAllByRole('button', { name: /を外す$/ })[1]!)
  expect(await payButton('1件 625,416円を支払う')).toBeVisible()
  expect(screen.queryByRole('checkbox', notTwice)).toBeNull()
})
