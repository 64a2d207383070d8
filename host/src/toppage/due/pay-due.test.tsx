import '../../testing/page.ts'
import { screen, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoTokens } from '../../testing/demo-user.ts'
import { dueCall, dueItem, dueRequest, filledDue } from '../../testing/due.ts'
import { renderAt } from '../../testing/render-screen.tsx'
import { DuePayments } from './due-payments.tsx'

const fromPrograms = '連携サービスからのお支払いへ進む'

const open = () => renderAt('/toppage', [{ path: '/toppage', element: <DuePayments /> }])
const part = () => within(screen.getByRole('region', { name: '今後30日の支払いと振込' }))

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
})

test('drafts that are due are paid together, shown or not, or one after the other', async () => {
  answerWith({ [dueCall]: { ...filledDue, due_payments: [dueRequest], total_count: 3, draft_ids: [12, 13] } })
  open()
  expect(await part().findByRole('link', { name: '下書き2件をまとめて支払う' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=12,13',
  )
  expect(part().getByRole('link', { name: '下書きを選んで続けて支払う' })).toHaveAttribute(
    'href',
    '/payments/draft?order=due',
  )
})

test('requests that are due are paid together with the drafts', async () => {
  answerWith({ [dueCall]: { ...filledDue, draft_ids: [12], request_ids: [7310, 7311] } })
  open()
  expect(await part().findByRole('link', { name: '依頼2件と下書き1件をまとめて支払う' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=12&requests=7310,7311',
  )
  expect(part().queryByRole('link', { name: /続けて支払う/ })).toBeNull()
})

test('requests that are due are paid together without any draft', async () => {
  answerWith({ [dueCall]: { ...filledDue, request_ids: [7310, 7311] } })
  open()
  expect(await part().findByRole('link', { name: '依頼2件をまとめて支払う' })).toHaveAttribute(
    'href',
    '/payments/several?requests=7310,7311',
  )
})

// One alone, or what a program had prepared, could be paid by its row only, two screens before its confirmation.
test.each([
  ['one request', { request_ids: [7310] }, '依頼1件を支払う', '/payments/waiting/7310/creditcard'],
  ['one draft', { draft_ids: [12] }, '下書き1件を支払う', '/payments/several?drafts=12'],
  ['one item', { due_payments: [dueItem] }, fromPrograms, '/payments/oauth/318?pay=9031'],
  [
    'one item that is not shown',
    { due_payments: [], pre_items: [{ id: 9031, pre_group_id: 318 }] },
    fromPrograms,
    '/payments/oauth/318?pay=9031',
  ],
  ['items of a group', { due_payments: [dueItem, { ...dueItem, id: 9032 }] }, fromPrograms, '/payments/oauth/318'],
  [
    'items of several groups',
    { due_payments: [dueItem, { ...dueItem, id: 9032, pre_group_id: 319 }] },
    fromPrograms,
    '/payments/oauth',
  ],
])('%s has one press to where it is paid', async (_, due, name, path) => {
  answerWith({ [dueCall]: { ...filledDue, ...due } })
  open()
  expect(await part().findByRole('link', { name })).toHaveAttribute('href', path)
  expect(part().queryByRole('link', { name: /まとめて支払う/ })).toBeNull()
})

test('what programs prepared is paid beside drafts and requests', async () => {
  answerWith({ [dueCall]: { ...filledDue, due_payments: [dueItem], draft_ids: [12], request_ids: [7310] } })
  open()
  expect(await part().findByRole('link', { name: '依頼1件と下書き1件をまとめて支払う' })).toBeVisible()
  expect(part().getByRole('link', { name: fromPrograms })).toBeVisible()
})

// The sum above included what programs had prepared, and no button said what its press would pay.
test('each press says how many it pays and what the card pays for them', async () => {
  const sums = {
    to_pay: { count: 3, amount: 260_000, commission_amount: 1_830 },
    together: { count: 2, amount: 210_000, commission_amount: 330 },
    prepared: { count: 1, amount: 50_000, commission_amount: 1_500 },
  }
  const due = { ...filledDue, ...sums, due_payments: [dueItem], draft_ids: [12], request_ids: [7310] }
  const network = answerWith({ [dueCall]: due })
  open()
  const together = await part().findByRole('link', { name: '依頼1件と下書き1件をまとめて支払う' })
  expect(together).toHaveAccessibleDescription('2件、カードのお支払い合計 210,330円')
  const items = part().getByRole('link', { name: fromPrograms })
  expect(items).toHaveAccessibleDescription('1件、カードのお支払い合計 51,500円')
  network.answer(dueCall, {
    ...due,
    together: { count: 3, amount: 10_000, commission_amount: 330, without_amount_count: 2 },
  })
  await queryClient.invalidateQueries()
  const described = () => part().getByRole('link', { name: /まとめて支払う/ })
  await waitFor(() =>
    expect(described()).toHaveAccessibleDescription('3件、カードのお支払い合計 10,330円、金額 未入力 2件'),
  )
})
