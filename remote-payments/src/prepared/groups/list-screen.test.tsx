import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { startTab } from '../../testing/checkout.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { preGroup, preGroupList } from '../../testing/pre-group.ts'
import { commission, fileId } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const list = 'GET /api/v1/oauth/pre_groups'
const [summary] = preGroupList.pre_groups

beforeEach(startTab)

test('a failed load is reported, and can be tried again by hand', async () => {
  const network = answerWith({ [list]: refusal(503, 'unavailable', 'ただいま混み合っています。') })
  await renderAt('/payments/oauth')
  expect(await screen.findByText('ただいま混み合っています。')).toBeVisible()
  network.answer(list, preGroupList)
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }))
  expect(await screen.findByRole('link', { name: 'クラウド会計' })).toBeVisible()
})

test('without any group it says where they come from', async () => {
  answerWith({ [list]: { pre_groups: [], count: 0, count_open_items: 0 } })
  await renderAt('/payments/oauth')
  expect(await screen.findByText('連携サービスからのお支払いはありません')).toBeVisible()
  expect(screen.getByRole('link', { name: '連携サービスを確認する' })).toHaveAttribute('href', '/myaccount/programs')
})

test('a page behind the last one leads back to the first', async () => {
  answerWith({ [list]: { pre_groups: [], count: 20, count_open_items: 0 } })
  await renderAt('/payments/oauth?page=2')
  expect(await screen.findByRole('link', { name: '最初のページへ' })).toHaveAttribute('href', '/payments/oauth')
})

test('each group names its program, its applied items and the total; its row leads to it', async () => {
  const network = answerWith({
    [list]: {
      pre_groups: [summary, { ...summary, id: 4, client_name: '会計ノート', count_items: 2, count_registered: 2 }],
      count: 45,
      count_open_items: 2,
    },
  })
  await renderAt('/payments/oauth?page=2')
  const [, first, second] = await screen.findAllByRole('row')
  expect(within(first!).getByRole('link', { name: 'クラウド会計' })).toHaveAttribute('href', '/payments/oauth/5')
  expect(first).toHaveTextContent('3件のうち1件お申し込み済み')
  expect(first).toHaveTextContent('1,280,400円')
  expect(second).toHaveTextContent('すべてお申し込み済み')
  expect(new URL(network.requestsOf(list)[0]!.url).searchParams.get('from')).toBe('20')
  expect(screen.getByRole('navigation', { name: /ページ/ })).toBeVisible()
})

test('the invoice of an item leads back to its group, and that to the page it came from', async () => {
  answerWith({
    [list]: { ...preGroupList, count: 45 },
    'GET /api/v1/oauth/pre_groups/5': preGroup,
    [`GET /api/v1/invoices/files/${fileId}`]: lost,
  })
  await renderAt('/payments/oauth?page=2')
  await userEvent.click(await screen.findByRole('link', { name: 'クラウド会計' }))
  await userEvent.click(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所：請求書を見る' }))
  await screen.findByRole('heading', { level: 1, name: '受け取った請求書' })
  await userEvent.click(screen.getByRole('link', { name: '連携サービスからのお支払い' }))
  await screen.findByRole('heading', { level: 1, name: 'クラウド会計からのお支払い' })
  expect(screen.getByRole('link', { name: '連携サービスからのお支払い' })).toHaveAttribute(
    'href',
    '/payments/oauth?page=2',
  )
})

test('where payments wait, the first step and the drafts say so with the way to them', async () => {
  answerWith({
    [list]: preGroupList,
    'GET /api/v1/invoices/commission': commission,
    'GET /api/v1/drafts': { drafts: [], count: 0 },
  })
  const create = await renderAt('/payments/create')
  expect(await screen.findByText('連携サービスから登録されたお支払いが2件あります')).toBeVisible()
  expect(screen.getByRole('link', { name: '連携サービスからのお支払いを見る' })).toHaveAttribute(
    'href',
    '/payments/oauth/5',
  )
  create.leave()
  await renderAt('/payments/draft')
  expect(await screen.findByText('連携サービスから登録されたお支払いが2件あります')).toBeVisible()
})

test('where none waits, nothing is said', async () => {
  const network = answerWith({
    [list]: { ...preGroupList, count_open_items: 0 },
    'GET /api/v1/invoices/commission': commission,
  })
  await renderAt('/payments/create')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(network.requestsOf(list)).toHaveLength(1))
  expect(screen.queryByText(/連携サービスから登録された/)).toBeNull()
})
