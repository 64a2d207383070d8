import '../testing/page.ts'
import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { queryClient } from '@invoice-card/remote'
import { asking, inHours, openNotifications, pageOf, read, signIn, unread } from '../testing/notifications.tsx'
import { addressOf } from '../testing/render-screen.tsx'

const list = 'GET /api/v1/users/notifications'
const confirmAll = 'POST /api/v1/users/notifications/confirmation'
const confirmSeveral = 'POST /api/v1/users/notifications/confirmation/selection'
const rowOf = async (title: string) => (await screen.findByRole('link', { name: new RegExp(title) })).closest('tr')!
const snackbars: string[] = []
bus.on('snackbar', ({ text }) => snackbars.push(text))

beforeEach(() => {
  signIn()
  snackbars.length = 0
})

describe('the list', () => {
  test('that cannot be had says so and can be tried again', async () => {
    answerWith({ [list]: refusal(400, 'invalid_request') })
    openNotifications('/notifications')
    const alert = await screen.findByRole('alert')
    answerWith({ [list]: pageOf([read]) })
    await userEvent.click(within(alert).getByRole('button', { name: 'もう一度読み込む' }))
    expect(await screen.findByRole('link', { name: /お支払いを受け付けました/ })).toBeVisible()
  })

  test('still shows the earlier rows where asking again fails', async () => {
    answerWith({ [list]: pageOf([read]) })
    openNotifications('/notifications')
    await rowOf('お支払いを受け付けました')
    answerWith({ [list]: refusal(400, 'invalid_request') })
    await act(() => queryClient.refetchQueries())
    expect(screen.getByRole('link', { name: /お支払いを受け付けました/ })).toBeVisible()
  })

  test.each([
    ['/notifications', 'お知らせはまだありません', null],
    ['/notifications?show=unread', '未読のお知らせはありません', '/notifications'],
    ['/notifications?show=action', '対応が必要なお知らせはありません', '/notifications'],
    ['/notifications?show=unread&kind=supplier', '条件に合うお知らせが見つかりません', '/notifications?show=unread'],
  ])('empty at %s says what will stand there: %s', async (path, title, way) => {
    answerWith({ [list]: pageOf([], { count_all: way === null ? 0 : 3 }) })
    openNotifications(path)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(
      screen.queryByRole('link', { name: /お知らせを見る|条件をすべて解除する/ })?.getAttribute('href') ?? null,
    ).toBe(way)
  })

  test('is asked for by tab, kind and page, and its tabs count all of it', async () => {
    const asked: string[] = []
    answerWith({
      [list]: (request: Request) => {
        asked.push(new URL(request.url).search)
        return pageOf([asking, unread], {
          total_count: 45,
          count_all: 120,
          count_unread: 2,
          count_action_required: 1,
        })
      },
    })
    openNotifications('/notifications?show=unread&kind=supplier&page=2')
    await rowOf('振込が完了しました')
    expect(asked).toEqual([
      '?from=20&size=20&is_unread=true&kinds=supplier_account_changed&kinds=supplier_approved&kinds=supplier_rejected',
    ])
    const tabs = within(screen.getByRole('navigation', { name: 'お知らせの表示' })).getAllByRole('link')
    expect(tabs.map(tab => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['未読2件', '/notifications?show=unread&kind=supplier', 'page'],
      ['要対応（対応が必要です）1件', '/notifications?show=action&kind=supplier', null],
      ['すべて120件', '/notifications?kind=supplier', null],
    ])
    expect(screen.getByText('全45件中 21〜22件')).toBeVisible()
    expect(screen.getByRole('link', { name: /^3\s*ページ目$/ })).toHaveAttribute(
      'href',
      '/notifications?show=unread&kind=supplier&page=3',
    )
  })

  test('is narrowed to days, which stay with another tab and go with their condition', async () => {
    const asked: string[] = []
    answerWith({
      [list]: (request: Request) => {
        asked.push(new URL(request.url).search)
        return pageOf([asking, unread], { count_all: 120 })
      },
    })
    const router = openNotifications('/notifications?show=unread')
    await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
    await userEvent.type(screen.getByRole('textbox', { name: '日付（開始）' }), '20261101')
    await userEvent.type(screen.getByRole('textbox', { name: '日付（終了）' }), '2026/11/30{Enter}')
    await waitFor(() =>
      expect(asked.at(-1)).toBe('?from=0&size=20&is_unread=true&date_from=2026-11-01&date_to=2026-11-30'),
    )
    await userEvent.click(screen.getByRole('link', { name: /^すべて/ }))
    await waitFor(() => expect(asked.at(-1)).toBe('?from=0&size=20&date_from=2026-11-01&date_to=2026-11-30'))
    await userEvent.click(screen.getByRole('link', { name: '日付 2026年11月1日〜2026年11月30日（条件を外す）' }))
    await waitFor(() => expect(addressOf(router)).toBe('/notifications'))
  })

  test('is searched for a word, which stays with another tab', async () => {
    const asked: string[] = []
    answerWith({
      [list]: (request: Request) => {
        asked.push(new URL(request.url).searchParams.toString())
        return pageOf([asking, unread], { count_all: 120 })
      },
    })
    openNotifications('/notifications')
    await rowOf('振込が完了しました')
    await userEvent.type(
      screen.getByRole('searchbox', { name: '取引先名・金額・本文のキーワードで検索' }),
      'アオバ{Enter}',
    )
    const searched = new URLSearchParams({ from: '0', size: '20', search_word: 'アオバ' })
    await waitFor(() => expect(asked.at(-1)).toBe(searched.toString()))
    const tabs = within(screen.getByRole('navigation', { name: 'お知らせの表示' }))
    expect(tabs.getByRole('link', { name: /^未読/ })).toHaveAttribute(
      'href',
      `/notifications?${new URLSearchParams({ show: 'unread', q: 'アオバ' })}`,
    )
  })

  test.each(['show=constructor', 'kind=toString', 'date_from=2026-02-30', 'page=0', 'page=1e9', 'page=２'])(
    'takes nonsense in its address as absent: %s',
    async search => {
      const asked: string[] = []
      answerWith({
        [list]: (request: Request) => {
          asked.push(new URL(request.url).search)
          return pageOf([read])
        },
      })
      openNotifications(`/notifications?${search}`)
      await rowOf('お支払いを受け付けました')
      expect(asked).toEqual(['?from=0&size=20'])
    },
  )

  test('marks what is unread, and says until when something is to be done', async () => {
    answerWith({
      [list]: pageOf([
        asking,
        { ...asking, id: 9, title: '本日', deadline: inHours(0.01) },
        { ...asking, id: 10, title: '期限なし', deadline: null },
        { ...asking, id: 11, title: '済んだもの', is_action_required: false, is_answered: true },
        { ...asking, id: 12, title: '過ぎたもの', is_action_required: false, deadline: inHours(-1) },
        {
          ...asking,
          id: 13,
          title: '間に合ったもの',
          is_action_required: false,
          is_answered: true,
          deadline: inHours(-1),
        },
        read,
      ]),
    })
    openNotifications('/notifications')
    expect(within(await rowOf('追加の書類')).getByText('未読')).toBeInTheDocument()
    expect(within(await rowOf('お支払いを受け付けました')).queryByText('未読')).not.toBeInTheDocument()
    expect(await rowOf('追加の書類')).toHaveTextContent(/日\([日月火水木金土]\) \d+:\d+まで ?あと[23]日/)
    expect(await rowOf('本日')).toHaveTextContent(/本日まで|あと1日/)
    expect(await rowOf('期限なし')).toHaveTextContent('要対応')
    expect(await rowOf('済んだもの')).toHaveTextContent('対応済み')
    expect(await rowOf('過ぎたもの')).toHaveTextContent('期限を過ぎました')
    expect(await rowOf('間に合ったもの')).toHaveTextContent('対応済み')
    // A column of its own, mostly empty, left a title eleven letters of a tablet.
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(1)).toEqual(['内容', '種類', '日時'])
    expect((await rowOf('追加の書類')).querySelector('[data-role=title]')).toHaveTextContent(/あと[23]日/)
  })

  test('leaves a selection that could not be marked', async () => {
    answerWith({ [list]: pageOf([unread, read]), [confirmSeveral]: new Response('', { status: 500 }) })
    openNotifications('/notifications')
    for (const box of await screen.findAllByRole('checkbox', { name: /（64,900円）/ })) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: '既読にする' }))
    await waitFor(() =>
      expect(snackbars).toEqual(['既読にできませんでした。しばらくしてから、もう一度お試しください。']),
    )
    expect(screen.getByText('2件を選択中')).toBeVisible()
  })

  test('marks what is selected in one call, shows how many, and has counts and lists follow', async () => {
    const changed: unknown[] = []
    const stop = bus.on('statsChanged', payload => changed.push(payload))
    const bodies: unknown[] = []
    answerWith({
      [list]: pageOf([asking, unread, read], { count_unread: 2 }),
      [confirmSeveral]: async (request: Request) => {
        bodies.push(await request.json())
        return {}
      },
    })
    openNotifications('/notifications')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^青葉商事/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /への振込が完了しましたを選択する/ }))
    await userEvent.click(screen.getByRole('button', { name: '既読にする' }))
    await waitFor(() => expect(snackbars).toEqual(['2件を既読にしました。']))
    expect([bodies, changed]).toEqual([[{ ids: [8, 7] }], [{ of: 'notifications' }]])
    expect(screen.queryByText('2件を選択中')).not.toBeInTheDocument()
    stop()
  })

  test('marks all at once, and offers it only while something is unread', async () => {
    const network = answerWith({ [list]: pageOf([unread], { count_unread: 1 }), [confirmAll]: {} })
    openNotifications('/notifications')
    await userEvent.click(await screen.findByRole('button', { name: 'すべて既読にする' }))
    await waitFor(() => expect(snackbars).toEqual(['すべてのお知らせを既読にしました。']))
    expect(network.calls()).toContain(confirmAll)
    network.answer(list, pageOf([read]))
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'すべて既読にする' })).not.toBeInTheDocument())
  })
})
