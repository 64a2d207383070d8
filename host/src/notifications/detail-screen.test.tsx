import '../testing/page.ts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { asking, inHours, openNotifications, pageOf, read, signIn, unread } from '../testing/notifications.tsx'
import { addressOf } from '../testing/render-screen.tsx'

beforeEach(signIn)

describe('one notification', () => {
  const notice = (id: number) => `GET /api/v1/users/notices/${id}`

  test('that is unread shows its lines, is marked as read and publishes the counts', async () => {
    const changed = jest.fn()
    const stop = bus.on('statsChanged', changed)
    const network = answerWith({
      [notice(7)]: { ...unread, body: '振込先: 山田商店\n金額: 110,000円' },
      'POST /api/v1/users/notifications/7/confirmation': {},
    })
    openNotifications('/notifications/7')
    expect(await screen.findByRole('heading', { level: 1, name: unread.title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'お支払いを開く' })).toHaveAttribute('href', '/payments/history/3')
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
    expect(network.calls().filter(call => call.startsWith('POST'))).toHaveLength(1)
    stop()
  })

  test.each([
    ['new_device', '変更', '/myaccount/edit-password'],
    ['security_settings_changed', '変更', '/myaccount/edit-password'],
    ['external_client_connected', '変更', '/myaccount/edit-password'],
    ['data_export_ready', '変更', '/myaccount/edit-password'],
    ['password_changed', '再設定', '/password/sendemail'],
    ['email_address_changed', '再設定', '/password/sendemail'],
  ])('of the kind %s leads to パスワードの%s, whatever its words', async (kind, what, href) => {
    answerWith({ [notice(6)]: { ...read, kind, link: '/myaccount/security', body: '本文' } })
    openNotifications('/notifications/6')
    expect(await screen.findByRole('link', { name: `パスワードを${what}する` })).toHaveAttribute('href', href)
  })

  // A sentence of somebody else about passwords put the link below it.
  test('of another kind leads to no password, whatever its words', async () => {
    const body = 'パスワードを変更し、またはパスワードを再設定して、請求書をお送りします。'
    answerWith({ [notice(6)]: { ...read, kind: 'request_message', link: '/payments/waiting/3', body } })
    openNotifications('/notifications/6')
    await screen.findByText(body)
    expect(screen.queryByRole('link', { name: /^パスワード/ })).toBeNull()
  })

  test('that asks to contact us has the link', async () => {
    answerWith({ [notice(6)]: { ...read, body: 'お心当たりがない場合は、お問い合わせください。' } })
    openNotifications('/notifications/6')
    expect(await screen.findByRole('link', { name: /^お問い合わせ/ })).toHaveAttribute(
      'href',
      'https://help.example.jp/contact',
    )
  })

  // The button led to 「この機能は現在ご利用いただけません」.
  test.each([
    [true, 1],
    [false, 0],
  ])('leads to its request where that is open to the company: %s', async (isOpen, links) => {
    answerWith({
      [notice(6)]: { ...read, body: '本文', kind: 'request_cancelled', link: '/collections/history/3' },
      'GET /api/v1/features': { collections: false, collections_existing: isOpen },
    })
    openNotifications('/notifications/6')
    await screen.findByText('本文')
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'ご依頼を開く' })).toHaveLength(links))
  })

  test('that asks nothing of the user leads to its subject alone', async () => {
    answerWith({ [notice(6)]: { ...read, body: '請求元に直接お問い合わせください。' } })
    openNotifications('/notifications/6')
    await screen.findByRole('heading', { level: 1, name: read.title })
    expect(screen.queryByRole('link', { name: /^お問い合わせ/ })).toBeNull()
  })

  test('that does not come says why, and can be asked for again', async () => {
    const network = answerWith({ [notice(6)]: new Response('', { status: 503 }) })
    openNotifications('/notifications/6')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /お知らせを読み込めませんでした.*ただいま混み合っています/,
    )
    network.answer(notice(6), { ...read, body: '本文' })
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
    expect(await screen.findByText('本文')).toBeVisible()
  })

  test('that is read already is not marked again', async () => {
    const network = answerWith({ [notice(6)]: { ...read, body: '本文' } })
    openNotifications('/notifications/6')
    expect(await screen.findByText('本文')).toBeVisible()
    expect(network.calls().filter(call => call.startsWith('POST'))).toEqual([])
  })

  test('that asks for something says until when, and leads there', async () => {
    answerWith({ [notice(8)]: { ...asking, is_read: true, body: '本文' } })
    openNotifications('/notifications/8')
    expect(await screen.findByText('ご対応期限')).toBeVisible()
    expect(screen.getByText(/あと[23]日/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'お支払いを開いて対応する' })).toHaveAttribute('href', '/payments/review/4')
  })

  test('that was answered in time says so, also after its deadline', async () => {
    answerWith({
      [notice(8)]: {
        ...asking,
        is_read: true,
        is_action_required: false,
        is_answered: true,
        deadline: inHours(-1),
        body: '本文',
      },
    })
    openNotifications('/notifications/8')
    expect(await screen.findByText('対応済み')).toBeVisible()
    expect(screen.queryByText(/期限/)).not.toBeInTheDocument()
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/signin'])(
    'does not offer a link to %s',
    async link => {
      answerWith({ [notice(6)]: { ...read, link, body: '本文' } })
      openNotifications('/notifications/6')
      expect(await screen.findByText('本文')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'お支払いを開く' })).not.toBeInTheDocument()
    },
  )

  test.each(['99', 'abc', '0'])('%s of somebody else, or of nobody, is not found', async id => {
    answerWith({ [notice(99)]: refusal(404, 'notification_not_found') })
    openNotifications(`/notifications/${id}`)
    expect(await screen.findByRole('heading', { name: 'お知らせが見つかりません' })).toBeVisible()
  })

  test('leads back to the list as it was left', async () => {
    answerWith({ 'GET /api/v1/users/notifications': pageOf([read]), [notice(6)]: { ...read, body: '本文' } })
    const router = openNotifications('/notifications?show=action&kind=payment')
    await userEvent.click(await screen.findByRole('link', { name: /お支払いを受け付けました/ }))
    await userEvent.click(await screen.findByRole('link', { name: 'お知らせ一覧' }))
    expect(addressOf(router)).toBe('/notifications?show=action&kind=payment')
  })
})
