import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import type { UserInformation } from '@invoice-card/contracts'
import { startTab } from '../testing/checkout.ts'
import { renderAt } from '../testing/render-at.tsx'

const information: UserInformation = {
  email_address: 'demo@example.co.jp',
  user_last_name: '佐藤',
  user_first_name: '花子',
  buyer_id: 1,
  business_form: 2,
  phone_number: '',
  external_integration_client_ids: [],
  registration_status: 'registered',
  accepted_terms_version: null,
  current_terms_version: '1',
}
const answersFor = (registration_status: UserInformation['registration_status']) => ({
  'GET /api/v1/users/information': { ...information, registration_status },
})

beforeEach(startTab)

test.each([
  ['under_review', /登録審査が終わるまで、お支払いのお申し込みはできません。.*下書きとして準備できます。/],
  ['rejected', /審査の結果、お支払いのお申し込みはご利用いただけません。/],
] as const)(
  'a company that is %s hears before the upload that it cannot pay, and can still upload',
  async (status, text) => {
    answerWith(answersFor(status))
    await renderAt('/payments/create')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(/請求書ファイル/, { selector: 'input' })).toBeEnabled()
  },
)

test('a frozen company hears before the upload that it cannot pay', async () => {
  answerWith({ 'GET /api/v1/users/information': { ...information, is_company_frozen: true } })
  await renderAt('/payments/create')
  expect(await screen.findByText('サービスのご利用を停止しています')).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
})

test('a registered company hears nothing of it', async () => {
  const network = answerWith(answersFor('registered'))
  await renderAt('/payments/create')
  expect(await screen.findByLabelText(/請求書ファイル/, { selector: 'input' })).toBeEnabled()
  expect(network.calls()).toContain('GET /api/v1/users/information')
  expect(screen.queryByText(/お支払いのお申し込みは/)).toBeNull()
})
