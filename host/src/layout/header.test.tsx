import { setWidth } from '../testing/page.ts'
import { act, cleanup, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { queryClient } from '@invoice-card/remote'
import {
  emptyStats,
  loginUserAtom,
  readTokens,
  store,
  userStatsAtom,
  writeTokens,
  type LoginUser,
} from '@invoice-card/session'
import { demoTokens } from '../testing/demo-user.ts'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-screen.tsx'
import { Header } from './header.tsx'
import { closeDrawersAtom, isOpenHelpNavDrawerAtom, isOpenNavDrawerAtom } from './open-drawers.ts'

const features = 'GET /api/v1/features'
const off = { collections: false, collections_existing: true }
const open = (path = '/toppage', handle = {}) => renderAt(path, [{ path: '*', element: <Header />, handle }])
const dueAnswer = (next_deadline: object) => ({
  from: '2026-11-20',
  to: '2026-12-20',
  due_payments: [],
  draft_ids: [],
  request_ids: [],
  total_count: 0,
  days: [],
  to_pay: { count: 0, amount: 0, commission_amount: 0 },
  applied: { count: 0, amount: 0, commission_amount: 0 },
  next_deadline,
})
const namesOf = (elements: HTMLElement[]) => elements.map(element => element.textContent)

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  store.set(userStatsAtom, emptyStats)
  answerWith({ [features]: off })
  setWidth(1280)
})

describe('on a desktop', () => {
  test('without the feature there is no collections menu', async () => {
    open()
    expect(namesOf(within(screen.getByRole('navigation', { name: 'メインメニュー' })).getAllByRole('link'))).toEqual([
      'お支払い',
      '登録取引先',
    ])
  })

  test('with the feature there is one, and it leads by the counts', async () => {
    answerWith({ [features]: { collections: true, collections_existing: true } })
    store.set(userStatsAtom, { ...emptyStats, collectionsDecided: 1 })
    open()
    expect(await screen.findByRole('link', { name: 'カード払いのご依頼' })).toHaveAttribute(
      'href',
      '/collections/decided',
    )
  })

  test('a payment that waits for the user puts a dot on the payment menu, said in words too', () => {
    open()
    expect(screen.getByRole('link', { name: 'お支払い' })).toHaveAttribute('href', '/payments/create')
    act(() => store.set(userStatsAtom, { ...emptyStats, paymentsActionRequired: 1 }))
    expect(screen.getByRole('link', { name: /^お支払い\s*（対応が必要なお支払いがあります）$/ })).toHaveAttribute(
      'href',
      '/payments/review',
    )
  })

  test('the nearest deadline stands beside the payment menu once it is near', async () => {
    const until = new Date(Date.now() + 2 * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
    answerWith({ [features]: off, 'GET /api/v1/invoices/due': dueAnswer({ kind: 'answer', until }) })
    store.set(userStatsAtom, { ...emptyStats, paymentsActionRequired: 1 })
    open()
    expect(await screen.findByRole('link', { name: /次の期限 \d+\/\d+ ?まで あと2日$/ })).toHaveAttribute(
      'href',
      '/payments/review',
    )
  })

  test.each([
    ['a day', '2026-11-28'],
    ['an instant, as a day in Japan', '2026-11-27T15:00:00Z'],
  ])('the date of the nearest deadline stands with its days: %s', async (_, until) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T03:00:00Z'))
    answerWith({ [features]: off, 'GET /api/v1/invoices/due': dueAnswer({ kind: 'answer', until }) })
    store.set(userStatsAtom, { ...emptyStats, paymentsActionRequired: 1 })
    open()
    expect(await screen.findByRole('link', { name: /次の期限 11\/28 ?まで あと2日$/ })).toBeVisible()
    jest.restoreAllMocks()
  })

  test('a deadline that is far, or nothing that waits, leaves the menu as it is', async () => {
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString()
    const network = answerWith({ [features]: off, 'GET /api/v1/invoices/due': dueAnswer({ kind: 'request', until }) })
    open()
    await waitFor(() => expect(network.calls()).toContain(features))
    expect(network.calls()).not.toContain('GET /api/v1/invoices/due')
    act(() => store.set(userStatsAtom, { ...emptyStats, paymentsWaiting: 1 }))
    await waitFor(() => expect(network.calls()).toContain('GET /api/v1/invoices/due'))
    expect(screen.getByRole('link', { name: 'お支払い' })).toBeVisible()
  })

  test('a request that waits for another account puts a dot on the menu, in its own words', async () => {
    answerWith({ [features]: { collections: true, collections_existing: true } })
    store.set(userStatsAtom, { ...emptyStats, collectionsDecided: 1, collectionsAccountRequired: 1 })
    open()
    const menu = await screen.findByRole('link', {
      name: /^カード払いのご依頼\s*（口座の指定が必要なご依頼があります）$/,
    })
    expect(menu).toHaveAttribute('href', '/collections/decided')
    expect(screen.getByRole('link', { name: 'お支払い' })).toBeVisible()
  })

  test('entries for which there is no room stand in a menu, with their dots', async () => {
    answerWith({ [features]: { collections: true, collections_existing: true } })
    store.set(userStatsAtom, { ...emptyStats, collectionsAccountRequired: 1 })
    // jsdom has no layout: what comes after the payments stands in another line.
    const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'お支払い' ? 0 : 64
    })
    open('/suppliers')
    const more = await screen.findByRole('button', { name: /^その他\s*（口座の指定が必要なご依頼があります）$/ })
    const menu = within(screen.getByRole('navigation', { name: 'メインメニュー' }))
    expect(namesOf(menu.getAllByRole('link'))).toEqual(['お支払い'])
    await userEvent.click(more)
    expect(namesOf(screen.getAllByRole('menuitem'))).toEqual([
      'カード払いのご依頼（口座の指定が必要なご依頼があります）',
      '登録取引先',
    ])
    expect(screen.getByRole('menuitem', { name: '登録取引先' })).toHaveAttribute('aria-current', 'true')
    top.mockRestore()
  })

  test('the bell says that something is unread', () => {
    open()
    const bell = screen.getByRole('link', { name: 'お知らせ' })
    expect(bell).toHaveAttribute('href', '/notifications')
    act(() => store.set(userStatsAtom, { ...emptyStats, notificationUnread: 2 }))
    expect(bell).toHaveAccessibleName(expect.stringMatching(/^お知らせ\s*（未読のお知らせがあります）$/) as string)
  })

  test('help leads out to manual and questions in new tabs', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: /ヘルプ/ }))
    const manual = screen.getByRole('menuitem', { name: /操作マニュアル/ })
    expect(manual).toHaveAttribute('href', 'https://help.example.jp/manual')
    expect(manual).toHaveAttribute('target', '_blank')
    expect(manual).toHaveAttribute('rel', 'nofollow noreferrer')
    expect(screen.getByRole('menuitem', { name: /よくあるご質問/ })).toHaveAttribute('target', '_blank')
  })

  test("under the company's name stand the account's items", async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: '株式会社サンプル商事 のアカウントメニュー' }))
    const labels = screen.getAllByRole('menuitem').map(item => item.textContent?.replace(/（.*）/, ''))
    expect(labels).toEqual([
      '登録情報',
      'サインイン情報',
      'お支払い方法',
      'セキュリティ設定',
      '利用規約',
      'お問い合わせ',
      'プライバシーポリシー',
      'サインアウト',
    ])
  })

  test('signing out ends the session at once, whatever the server says', async () => {
    answerWith({ [features]: off, 'POST /api/v1/logout': new Response('', { status: 500 }) })
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
    open()
    await userEvent.click(screen.getByRole('button', { name: /アカウントメニュー/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'サインアウト' }))
    expect(readTokens()).toBeNull()
    await waitFor(() => expect(errors).toHaveBeenCalled())
    errors.mockRestore()
  })
})

describe('on a phone', () => {
  beforeEach(() => setWidth(375))

  test("the logo stands in the middle; in a flow it is the flow's title", () => {
    open()
    expect(screen.getByRole('link', { name: /請求書カード払いオンライン/ })).toHaveAttribute('href', '/toppage')
  })

  test('in a flow its title stands in place of the logo', () => {
    open('/payments/create', { flowTitle: '請求書カード払い' })
    expect(screen.getByText('請求書カード払い')).toBeVisible()
    expect(screen.queryByRole('link', { name: /トップページ/ })).not.toBeInTheDocument()
  })

  test('the menu opens as a drawer with everything of the desktop header', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))
    const drawer = screen.getByRole('dialog', { name: 'メニュー' })
    expect(within(drawer).getByRole('link', { name: '登録取引先' })).toHaveAttribute('href', '/suppliers')
    expect(within(drawer).getByText('株式会社サンプル商事')).toBeVisible()
    expect(within(drawer).getByRole('button', { name: 'サインアウト' })).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('the nearest deadline stands in the drawer and in the header of a tablet, with its date', async () => {
    const until = new Date(Date.now() + 2 * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
    answerWith({ [features]: off, 'GET /api/v1/invoices/due': dueAnswer({ kind: 'answer', until }) })
    store.set(userStatsAtom, { ...emptyStats, paymentsActionRequired: 1 })
    setWidth(768)
    open()
    const words = /次の期限 \d+\/\d+ ?まで あと2日$/
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/payments/review')
    await userEvent.click(screen.getByRole('button', { name: /メニューを開く/ }))
    const drawer = within(screen.getByRole('dialog', { name: 'メニュー' }))
    expect(drawer.getByRole('link', { name: words })).toHaveAttribute('href', '/payments/review')
  })

  test('the drawers are state of the whole document: anything can open and close them', async () => {
    open()
    act(() => store.set(isOpenNavDrawerAtom, true))
    expect(screen.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
    act(() => store.set(closeDrawersAtom))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('a drawer that was open when its header went is closed when it comes back', () => {
    open()
    act(() => store.set(isOpenHelpNavDrawerAtom, true))
    cleanup()
    expect(store.get(isOpenHelpNavDrawerAtom)).toBe(false)
  })

  test('help opens as a drawer of its own', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'ヘルプを開く' }))
    expect(within(screen.getByRole('dialog', { name: 'ヘルプ' })).getAllByRole('link')).toHaveLength(2)
  })
})
