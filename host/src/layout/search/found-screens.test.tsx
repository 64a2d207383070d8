import { setWidth } from '../../testing/page.ts'
import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../../testing/demo-user.ts'
import { call, features, field, nothing, on, open, optionsOf, type } from '../../testing/search.tsx'

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
  setWidth(1280)
})

test.each([
  ['パスワード変更', ['パスワードの変更アカウント']],
  ['ｶｰﾄﾞ', ['お支払い方法アカウント', '請求書の選択カード払いのご依頼']],
  ['通知', ['お知らせ']],
  ['振込口座', ['登録取引先登録取引先']],
])('%s offers the screens of that name', async (word, screens) => {
  answerWith({ [features]: on, [call]: nothing })
  open()
  await type(word)
  expect((await optionsOf('画面')).map(([text]) => text)).toEqual(screens)
})

test('screens are offered although the search failed', async () => {
  answerWith({ [features]: on, [call]: refusal(400, 'invalid_request') })
  open()
  await type('退会')
  expect(await optionsOf('画面')).toEqual([['退会アカウント', '/myaccount/leave']])
  expect(screen.getByRole('button', { name: 'もう一度検索する' })).toBeVisible()
})

test.each([
  ['are off', { collections: false, collections_existing: false }, ['下書きお支払い']],
  ['take nothing new', { collections: false, collections_existing: true }, ['下書きお支払い', 'ご依頼の下書き']],
])('no screen of requests is offered that is not there while they %s', async (_, features, drafts) => {
  answerWith({ 'GET /api/v1/features': features, [call]: nothing })
  open()
  await type('下書き')
  expect((await optionsOf('画面')).map(([text]) => text?.replace('カード払いのご依頼', ''))).toEqual(drafts)
  await userEvent.clear(await field())
  await userEvent.type(await field(), '依頼する')
  expect(await screen.findAllByText(/「依頼する」に一致するものが見つかりません。/)).not.toHaveLength(0)
})

test('no screen that begins a payment is offered to a company that may not pay', async () => {
  const information = { ...demoInformation, registration_status: 'rejected' }
  answerWith({ [features]: on, [call]: nothing, 'GET /api/v1/users/information': information })
  open()
  await type('手数料')
  expect(await screen.findAllByText(/「手数料」に一致するものが見つかりません。/)).not.toHaveLength(0)
})
