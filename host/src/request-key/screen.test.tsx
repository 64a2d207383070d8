import { setWidth } from '../testing/page.ts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import type { RequestKeyReason } from '@invoice-card/contracts'
import { loginUserAtom, readTokens, store, writeTokens, type LoginUser } from '@invoice-card/session'
import { signUpEmailAtom, typedEmailAtom } from '../session/typed-emails.ts'
import { demoTokens } from '../testing/demo-user.ts'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { closedKey, preview, knownKey, pageOf } from '../testing/request-key.ts'
import { enterRequest } from './enter-request.ts'
import { pendingRequestKeyAtom } from '../session/pending-request-key.ts'
import { Component } from './screen.tsx'

const key = 'Hq0r8m2c'
const link = 'POST /api/v1/invoices/request_keys'
const info = `GET /api/v1/invoices/request_keys/${key}`
const closed = (reason: RequestKeyReason) => ({ ...closedKey, key_status: 3, is_used: reason === 'used', reason })

const open = (path = `/request?request_key=${key}`) =>
  renderAt(path, [
    { path: '/request', loader: enterRequest, element: <Component />, hydrateFallbackElement: <p /> },
    { path: '*', element: <p>次の画面</p> },
  ])
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const signIn = () => {
  writeTokens(demoTokens)
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事', emailAddress: 'demo@example.co.jp' } as LoginUser)
}

beforeEach(() => {
  localStorage.clear()
  store.set(pendingRequestKeyAtom, '')
  store.set(signUpEmailAtom, '')
  store.set(typedEmailAtom, '')
  setWidth(375)
})

describe('signed out', () => {
  test('a lost connection is reported, and asking again shows the request', async () => {
    const network = answerWith({ [info]: lost })
    open()
    const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
    network.answer(info, knownKey)
    await userEvent.click(again)
    expect(await heading('東和印刷株式会社からのお支払いのご依頼')).toBeVisible()
  })

  test('without a link it says where to find one', async () => {
    const network = answerWith({})
    open('/request')
    expect(await heading('受け取ったリンクから、もう一度お開きください')).toBeVisible()
    expect(screen.getByRole('link', { name: 'サインインする' })).toHaveAttribute(
      'href',
      '/signin?redirect=%2Fpayments%2Fwaiting',
    )
    expect(network.calls()).toEqual([])
  })

  test.each<[RequestKeyReason, string, RegExp]>([
    ['expired', 'ご依頼の期限が過ぎています', /請求元の会社に/],
    ['cancelled', 'このご依頼は取り下げられています', /お手続きは不要/],
    ['declined', 'このご依頼は、辞退されています', /請求元の会社に/],
    ['replaced', 'このリンクは、新しいリンクに替わりました', /いちばん新しく受け取ったリンク/],
    ['addressee_changed', 'このご依頼は、宛先が変更されました', /請求元の会社に/],
    ['unknown', 'リンクが正しくありません', /受け取ったリンクから/],
  ])('a link that is %s says why and what to do, and nothing of the request', async (reason, title, next) => {
    answerWith({ [info]: closed(reason) })
    open()
    expect(await heading(title)).toBeVisible()
    expect(screen.getByText(next)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'サインインする' }))
    expect(store.get(pendingRequestKeyAtom)).toBe('')
  })

  // Its payment may wait, be under examination or over: cancelled, it was said to wait or to be paid.
  test('a used link leads the company that has the request back to it by the sign-in', async () => {
    answerWith({ [info]: { ...closed('used'), key_status: 1 } })
    open()
    expect(await heading('このご依頼は、宛先の会社に届いています')).toBeVisible()
    expect(screen.getByText(/^ご依頼の内容とお支払いの状況は、宛先の会社のアカウントに/)).toBeVisible()
    expect(screen.queryByText(/お支払い済み|続きのお手続き/)).toBeNull()
    expect(screen.getByRole('link', { name: 'サインインして確認する' })).toHaveAttribute(
      'href',
      '/signin?redirect=%2Frequest',
    )
    expect(store.get(pendingRequestKeyAtom)).toBe(key)
  })

  test('shows who asks for what, until when, for which fee, and how to check that it is genuine', async () => {
    answerWith({ [info]: knownKey })
    const router = open()
    expect(await heading('東和印刷株式会社からのお支払いのご依頼')).toBeVisible()
    expect(addressOf(router)).toBe('/request')
    for (const text of [
      '110,000',
      '手数料 0円（請求元が負担します）',
      'S-2611-05',
      '2026年12月25日(金)',
      '2026年12月22日(火) 12:00',
      /^11月分です。/,
      /<no-reply@card.example.jp>$/,
      `${location.origin}/`,
    ]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByText(/東和印刷株式会社に、ふだんお使いの電話番号/)).toBeVisible()
  })

  test('a link that was handed over is checked by who handed it over, not by the sender of a mail', async () => {
    answerWith({ [info]: { ...knownKey, is_mailed: false } })
    open()
    expect(await screen.findByText(/当サービスからメールはお送りしていません/)).toBeVisible()
    expect(screen.queryByText(/no-reply@card.example.jp/)).toBeNull()
    expect(screen.getByText(`${location.origin}/`)).toBeVisible()
  })

  test('every page of the invoice can be opened; a picture that does not come is requested again', async () => {
    const network = answerWith({ [info]: knownKey })
    open()
    await userEvent.click(await screen.findByRole('button', { name: '請求書を見る' }))
    const pictures = screen.getAllByRole('img', { name: /^請求書.pdf [12]ページ$/ })
    expect(pictures.map(picture => picture.getAttribute('src'))).toEqual([
      '/api/v1/files/pages/1',
      '/api/v1/files/pages/2',
    ])
    pictures[0]!.dispatchEvent(new Event('error'))
    network.answer(info, { ...knownKey, preview: { ...preview, files: [{ ...preview.files[0], pages: [pageOf(3)] }] } })
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }))
    await waitFor(() =>
      expect(screen.getByRole('img', { name: '請求書.pdf 1ページ' })).toHaveAttribute('src', '/api/v1/files/pages/3'),
    )
  })

  test('an invoice without pictures yet says so and asks again', async () => {
    const network = answerWith({
      [info]: { ...knownKey, preview: { ...preview, files: [{ ...preview.files[0], pages: [] }] } },
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: '請求書を見る' }))
    expect(screen.getByText(/画像を準備しています/)).toBeVisible()
    network.answer(info, knownKey)
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
    expect(await screen.findByRole('img', { name: '請求書.pdf 2ページ' })).toBeVisible()
  })

  test.each([
    ['新規登録して支払いに進む', '/signup'],
    ['サインインして支払う', '/signin?redirect=%2Frequest'],
  ])('%s goes on with the address filled in and the key saved', async (name, path) => {
    answerWith({ [info]: knownKey })
    const router = open()
    await userEvent.click(await screen.findByRole('link', { name }))
    expect(addressOf(router)).toBe(path)
    expect([store.get(signUpEmailAtom), store.get(typedEmailAtom), store.get(pendingRequestKeyAtom)]).toEqual([
      'keiri@example.jp',
      'keiri@example.jp',
      key,
    ])
  })
})

describe('signed in', () => {
  beforeEach(signIn)

  test('a session that has ended shows the request as to anybody', async () => {
    answerWith({ [link]: refusal(401, 'invalid_access_token'), [info]: knownKey })
    open()
    expect(await screen.findByRole('link', { name: '新規登録して支払いに進む' })).toBeVisible()
  })

  test('a lost connection is reported, and trying again links', async () => {
    const network = answerWith({ [link]: lost })
    const router = open()
    const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
    network.answer(link, { invoice_id: 7310, buyer_document_number: null })
    await userEvent.click(again)
    await waitFor(() => expect(addressOf(router)).toBe('/payments/waiting/7310/creditcard'))
  })

  const refused = (reason: RequestKeyReason, ids: object = {}) =>
    Response.json({ status: '2', message: 'できません。', details: { reason, ...ids } }, { status: 400 })

  test.each<[RequestKeyReason, string, string, string]>([
    ['own_request', '貴社が送ったご依頼です', 'ご依頼の一覧へ', '/collections/request'],
    ['feature_off', 'この機能は現在ご利用いただけません', 'トップページへ', '/toppage'],
    ['used', 'このご依頼は、宛先の会社に届いています', '支払い待ちの一覧へ', '/payments/waiting'],
    ['expired', 'ご依頼の期限が過ぎています', '支払い待ちの一覧へ', '/payments/waiting'],
    ['cancelled', 'このご依頼は取り下げられています', '支払い待ちの一覧へ', '/payments/waiting'],
    ['declined', 'このご依頼は、辞退されています', '支払い待ちの一覧へ', '/payments/waiting'],
    ['replaced', 'このリンクは、新しいリンクに替わりました', '支払い待ちの一覧へ', '/payments/waiting'],
    ['addressee_changed', 'このご依頼は、宛先が変更されました', '支払い待ちの一覧へ', '/payments/waiting'],
    ['unknown', 'リンクが正しくありません', '支払い待ちの一覧へ', '/payments/waiting'],
  ])(
    '%s is a page with its reason and a way on, where the key is not tried again',
    async (reason, title, label, to) => {
      answerWith({ [link]: refused(reason) })
      const router = open()
      expect(await heading(title)).toBeVisible()
      await userEvent.click(screen.getByRole('link', { name: label }))
      expect(addressOf(router)).toBe(to)
      expect(store.get(pendingRequestKeyAtom)).toBe('')
    },
  )

  test('its own seller is led to the request itself', async () => {
    answerWith({ [link]: refused('own_request', { invoice_id: 7310 }) })
    const router = open()
    await userEvent.click(await screen.findByRole('link', { name: 'ご依頼の詳細へ' }))
    expect(addressOf(router)).toBe('/collections/request/7310')
  })

  test('a feature that is switched off for everybody is reported in the same words', async () => {
    answerWith({ [link]: refusal(403, 'feature_disabled') })
    open()
    expect(await heading('この機能は現在ご利用いただけません')).toBeVisible()
  })

  test('names both addresses where they differ; signing out returns to the request with its link', async () => {
    const network = answerWith({ [link]: refused('other_address'), [info]: knownKey, 'POST /api/v1/logout': {} })
    const router = open()
    expect(await heading('別のアカウント宛てのご依頼です')).toBeVisible()
    expect(screen.getByText('株式会社サンプル商事（demo@example.co.jp）')).toBeVisible()
    expect(await screen.findByText('keiri@example.jp')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'サインアウトしてご依頼に戻る' }))
    expect(await screen.findByRole('link', { name: '新規登録して支払いに進む' })).toBeVisible()
    expect([readTokens(), store.get(pendingRequestKeyAtom), addressOf(router)]).toEqual([null, key, '/request'])
    expect(network.calls()).toContain('POST /api/v1/logout')
  })

  // There was no way on but signing out: the notice of the request came back on every screen.
  test('a user of another address can go on as that one, and the key is not tried again', async () => {
    answerWith({ [link]: refused('other_address'), [info]: knownKey })
    const router = open()
    await userEvent.click(await screen.findByRole('link', { name: 'このアカウントで続ける' }))
    expect([addressOf(router), store.get(pendingRequestKeyAtom)]).toEqual(['/toppage', ''])
    expect(readTokens()).not.toBeNull()
  })

  test('the company of the request is led straight to its payment, and back does not return here', async () => {
    const network = answerWith({ [link]: { invoice_id: 7310, buyer_document_number: 'S-2611-05' } })
    const router = open()
    await waitFor(() => expect(addressOf(router)).toBe('/payments/waiting/7310/creditcard'))
    expect([router.state.historyAction, store.get(pendingRequestKeyAtom), network.calls()]).toEqual([
      'REPLACE',
      '',
      [link],
    ])
  })
})
