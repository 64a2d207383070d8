import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import type { SignIn } from '@invoice-card/contracts'
import { renderAt } from '../testing/render-screen.tsx'

const list = 'GET /api/v1/users/sign_ins'
const row = (id: number, result: SignIn['result'], purpose: SignIn['purpose'] = 'sign_in'): SignIn => ({
  id,
  at: '2026-11-20T01:00:00Z',
  purpose,
  result,
  device: `Chrome（Windows）${id}`,
})
const open = (search = '') => renderAt(`/myaccount/security/history${search}`)

test('a history that does not come can be asked for again', async () => {
  const network = answerWith({ [list]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByText('読み込めませんでした')).toBeVisible()
  network.answer(list, { sign_ins: [row(1, 'succeeded')], count_all: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByText('Chrome（Windows）1')).toBeVisible()
})

test('no sign-in, and no failed one, are said in words of their own', async () => {
  answerWith({ [list]: { sign_ins: [], count_all: 0 } })
  await open()
  expect(await screen.findByText('サインインの記録はありません')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'すべての記録を表示する' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: '失敗' }))
  expect(await screen.findByText('失敗したサインインはありません')).toBeVisible()
  expect(screen.getByRole('link', { name: 'すべての記録を表示する' })).toHaveAttribute(
    'href',
    '/myaccount/security/history',
  )
})

test('a page behind the last one leads back to the first', async () => {
  answerWith({ [list]: { sign_ins: [], count_all: 3 } })
  await open('?page=9')
  expect(await screen.findByRole('link', { name: '最初のページへ' })).toHaveAttribute(
    'href',
    '/myaccount/security/history',
  )
})

test('each result is shown in words, and a program is distinguished from a sign-in', async () => {
  answerWith({
    [list]: {
      sign_ins: [
        row(1, 'succeeded'),
        row(2, 'password_incorrect'),
        row(3, 'code_not_entered'),
        row(4, 'code_incorrect'),
        row(5, 'locked', 'oauth_approval'),
      ],
      count_all: 5,
    },
  })
  await open()
  expect(await screen.findByText('Chrome（Windows）1')).toBeVisible()
  const [, ...rows] = screen.getAllByRole('row')
  const words = ['成功', 'パスワードの間違い', '認証コード未入力', '認証コードの間違い', '回数の上限']
  rows.forEach((each, index) => expect(each).toHaveTextContent(words[index]!))
  expect(rows[4]).toHaveTextContent('連携サービスの許可')
})

test('page and result stand in the address, and are what is asked for', async () => {
  const network = answerWith({ [list]: { sign_ins: [row(1, 'locked')], count_all: 41 } })
  await open('?outcome=failure&page=2')
  expect(await screen.findByText(/^全?41件/)).toBeVisible()
  const [request] = network.requestsOf(list)
  expect(Object.fromEntries(new URL(request!.url).searchParams)).toEqual({ from: '20', size: '20', outcome: 'failure' })
  expect(screen.getByRole('link', { name: '失敗' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: '次のページ' })).toHaveAttribute(
    'href',
    '/myaccount/security/history?outcome=failure&page=3',
  )
})

test('a made-up address shows the first page of all', async () => {
  const network = answerWith({ [list]: { sign_ins: [row(1, 'succeeded')], count_all: 1 } })
  await open('?outcome=evil&page=-3')
  expect(await screen.findByText('全1件')).toBeVisible()
  expect(Object.fromEntries(new URL(network.requestsOf(list)[0]!.url).searchParams)).toEqual({ from: '0', size: '20' })
})
