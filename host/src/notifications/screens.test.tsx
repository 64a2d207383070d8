import '../testing/page.ts'
import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoTokens } from '../testing/demo-user.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-screen.tsx'
import { Component as Detail } from './detail-screen.tsx'
import { Component as List } from './list-screen.tsx'

const list = 'GET /api/v1/users/notifications'
const unread = { id: 7, title: '振込が完了しました', is_read: false, link: '/payments/history/3', created_at: '2026-11-20T10:00:00+09:00' }
const read = { ...unread, id: 6, title: 'お申し込みを受け付けました', is_read: true }
const open = (path: string) => renderAt(path, [{ path: '/notifications', element: <List /> }, { path: '/notifications/:id', element: <Detail /> }])

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
})

test('a list that cannot be had says so and can be tried again', async () => {
  answerWith({ [list]: refusal(400, 'invalid_request') })
  open('/notifications')
  expect(await screen.findByRole('alert')).toHaveTextContent('お知らせを読み込めませんでした')
  answerWith({ [list]: { notifications: [read], count_all: 1, count_unread: 0 } })
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('link', { name: /お申し込みを受け付けました/ })).toBeVisible()
})

test('rows that came before stay where asking again fails', async () => {
  answerWith({ [list]: { notifications: [read], count_all: 1, count_unread: 0 } })
  open('/notifications')
  await screen.findByRole('link', { name: /お申し込みを受け付けました/ })
  answerWith({ [list]: refusal(400, 'invalid_request') })
  await act(() => queryClient.refetchQueries())
  expect(screen.getByRole('link', { name: /お申し込みを受け付けました/ })).toBeVisible()
})

test('an empty list says what will stand there', async () => {
  answerWith({ [list]: { notifications: [], count_all: 0, count_unread: 0 } })
  open('/notifications')
  expect(await screen.findByRole('heading', { name: 'お知らせはまだありません' })).toBeVisible()
})

test('what is unread is marked, and pages are links', async () => {
  const froms: (string | null)[] = []
  answerWith({ [list]: (request: Request) => {
    froms.push(new URL(request.url).searchParams.get('from'))
    return { notifications: [unread, read], count_all: 45, count_unread: 1 }
  } })
  open('/notifications?page=2')
  const rows = await screen.findAllByRole('listitem')
  expect(within(rows[0]!).getByText('未読')).toBeVisible()
  expect(within(rows[1]!).queryByText('未読')).not.toBeInTheDocument()
  expect(screen.getByText('45件中 21〜22件')).toBeVisible()
  expect(screen.getByRole('link', { name: /^3\s*ページ目$/ })).toHaveAttribute('href', '/notifications?page=3')
  expect(froms).toEqual(['20'])
})

test.each(['0', '-1', 'abc', '1e9', '２'])('page %j counts as the first', async (page) => {
  const network = answerWith({ [list]: { notifications: [read], count_all: 1, count_unread: 0 } })
  open(`/notifications?page=${encodeURIComponent(page)}`)
  expect(await screen.findByText('1件中 1〜1件')).toBeVisible()
  expect(network.calls()).toHaveLength(1)
})

test('opening an unread notification shows its lines, marks it as read and has the counts told', async () => {
  const changed = jest.fn()
  const stop = bus.on('statsChanged', changed)
  const network = answerWith({ 'GET /api/v1/users/notices/7': { ...unread, body: '振込先: 山田商店\n金額: 110,000円' }, 'POST /api/v1/users/notifications/7/confirmation': {} })
  open('/notifications/7')
  expect(await screen.findByRole('heading', { level: 1, name: '振込が完了しました' })).toBeVisible()
  expect(screen.getByRole('link', { name: '内容を確認する' })).toHaveAttribute('href', '/payments/history/3')
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  expect(network.calls().filter(call => call.startsWith('POST'))).toHaveLength(1)
  stop()
})

test('what is read already is not marked again', async () => {
  const network = answerWith({ 'GET /api/v1/users/notices/6': { ...read, body: '本文' } })
  open('/notifications/6')
  expect(await screen.findByText('本文')).toBeVisible()
  expect(network.calls()).toEqual(['GET /api/v1/users/notices/6'])
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/signin'])('a link to %s is not offered', async (link) => {
  answerWith({ 'GET /api/v1/users/notices/6': { ...read, link, body: '本文' } })
  open('/notifications/6')
  expect(await screen.findByText('本文')).toBeVisible()
  expect(screen.queryByRole('link', { name: '内容を確認する' })).not.toBeInTheDocument()
})

test.each(['99', 'abc', '0'])('notification %s of somebody else, or of nobody, is not found', async (id) => {
  answerWith({ 'GET /api/v1/users/notices/99': refusal(404, 'notification_not_found') })
  open(`/notifications/${id}`)
  expect(await screen.findByRole('heading', { name: 'お知らせが見つかりません' })).toBeVisible()
})
