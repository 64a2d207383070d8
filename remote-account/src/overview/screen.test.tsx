import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { focusManager } from '@tanstack/react-query'
import { renderAt } from '../testing/render-screen.tsx'
import { corporationUser } from '../testing/user.ts'

const information = 'GET /api/v1/users/information'
const cards = 'GET /api/v1/invoices/credit_cards'
const answers = {
  [information]: corporationUser,
  'GET /api/v1/users/security_settings': { is_second_factor_required: true, devices: [], count_devices: 0 },
  'GET /api/v1/users/external_integrations': { external_integrations: [] },
  [cards]: { credit_cards: [], limit: 10 },
}
const failed = '読み込めませんでした'
const part = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => {
  focusManager.setFocused(undefined)
  jest.restoreAllMocks()
})

test('a part that does not load fails alone', async () => {
  answerWith({ ...answers, [cards]: lost })
  await renderAt('/myaccount')
  expect(await (await part('お支払い方法')).findByText(failed)).toBeVisible()
  expect((await part('登録情報')).getByText('株式会社サンプル商事')).toBeVisible()
})

describe('several parts that do not load', () => {
  const unavailable = new Response('', { status: 503 })

  test('have one error in the words of the failure, and all of them are asked for again', async () => {
    const network = answerWith(Object.fromEntries(Object.keys(answers).map(call => [call, unavailable])))
    await renderAt('/myaccount')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^読み込めませんでした.*ただいま混み合っています/),
    )
    expect(screen.queryByRole('region', { name: '登録情報' })).toBeNull()
    for (const [call, answer] of Object.entries(answers)) network.answer(call, answer)
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
    for (const name of ['登録情報', 'サインイン情報', 'お支払い方法', 'セキュリティ設定', '連携サービス'])
      expect(await screen.findByRole('region', { name })).toBeVisible()
    expect(await screen.findByText('株式会社サンプル商事')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('leave those that did, and are named', async () => {
    answerWith({ ...answers, [information]: unavailable })
    await renderAt('/myaccount')
    expect(await screen.findByRole('alert')).toHaveTextContent('「登録情報」「サインイン情報」を読み込めませんでした')
    expect((await part('連携サービス')).getByText('連携サービスはありません。')).toBeVisible()
  })
})

test('a part that is shown stays as it is while it cannot be loaded again', async () => {
  const network = answerWith(answers)
  await renderAt('/myaccount')
  expect(await (await part('登録情報')).findByText('株式会社サンプル商事')).toBeVisible()
  network.answer(information, lost)
  const before = network.calls().length
  // Old enough to be asked again when the window is entered.
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 11_000)
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  expect(network.calls().slice(before)).toContain(information)
  expect(screen.queryByText(failed)).toBeNull()
  expect(screen.getByText('株式会社サンプル商事')).toBeVisible()
})
