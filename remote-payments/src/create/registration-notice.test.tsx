import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { companyAnswers } from '../testing/company.ts'
import { renderAt } from '../testing/render-at.tsx'

beforeEach(startTab)

const upload = { name: /請求書ファイル/, options: { selector: 'input' } }

test('a company under review hears before the upload that it cannot pay, and can still upload', async () => {
  answerWith(companyAnswers({ registration_status: 'under_review' }))
  await renderAt('/payments/create')
  expect(
    await screen.findByText(/登録審査が終わるまで、お支払いのお申し込みはできません。.*下書きとして準備できます。/),
  ).toBeVisible()
  expect(screen.getByLabelText(upload.name, upload.options)).toBeEnabled()
})

test('a rejected company hears that it cannot pay and whom to ask, and uploads nothing in vain', async () => {
  answerWith(companyAnswers({ registration_status: 'rejected' }))
  await renderAt('/payments/create')
  expect(await screen.findByText(/審査の結果、お支払いのお申し込みはご利用いただけません。/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  expect(screen.queryByLabelText(upload.name, upload.options)).toBeNull()
  expect(screen.queryByRole('link', { name: '支払先を選んで支払う' })).toBeNull()
})

test('a frozen company hears that it cannot pay and whom to ask, and uploads nothing in vain', async () => {
  answerWith(companyAnswers({ is_company_frozen: true }))
  await renderAt('/payments/create')
  expect(await screen.findByText('サービスのご利用を停止しています')).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  expect(screen.queryByLabelText(upload.name, upload.options)).toBeNull()
})

test('a registered company hears nothing of it', async () => {
  const network = answerWith(companyAnswers({ registration_status: 'registered' }))
  await renderAt('/payments/create')
  expect(await screen.findByLabelText(/請求書ファイル/, { selector: 'input' })).toBeEnabled()
  expect(network.calls()).toContain('GET /api/v1/users/information')
  expect(screen.queryByText(/お支払いのお申し込みは/)).toBeNull()
})
