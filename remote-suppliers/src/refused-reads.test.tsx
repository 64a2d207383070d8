import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { clearSession } from '@invoice-card/session'
import { renderAt } from './testing/render-at.tsx'
import { readFeatures, readSupplier, supplier } from './testing/supplier.ts'

const base = {
  [readSupplier]: supplier,
  [readFeatures]: { collections: true, collections_existing: true },
  'GET /api/v1/banks2': { banks: [] },
}
// nginx answers so, in the words of the API (decision 0132).
const limited = refusal(429, 'too_many_requests', '少々お待ちください。')

beforeEach(clearSession)

test.each([
  ['/suppliers/5', readSupplier],
  ['/suppliers/5/accounts/3/changes', 'GET /api/v1/suppliers/5/accounts/3/history'],
  ['/suppliers/5/payment-history/18', 'GET /api/v1/invoices/18'],
  ['/suppliers/5/collection-history/8', 'GET /api/v1/invoices/8/request_seller'],
])('%s that is refused for a while can be tried again, and is not called missing', async (path, call) => {
  answerWith({ ...base, [call]: limited })
  await renderAt(path)
  expect(await screen.findByText('少々お待ちください。')).toBeVisible()
  expect(screen.getByRole('button', { name: /もう一度|再/ })).toBeVisible()
  expect(screen.queryByText(/見つかりません/)).toBeNull()
})

test('a form in use stays where the supplier is read again and that is refused', async () => {
  const network = answerWith({
    ...base,
    'PUT /api/v1/suppliers/5/accounts/3': refusal(409, 'account_changed', 'ほかの画面で変更されています。'),
  })
  await renderAt('/suppliers/5/accounts/3/edit')
  const number = await screen.findByLabelText(/口座番号/)
  await userEvent.clear(number)
  await userEvent.type(number, '7654321')
  network.answer(readSupplier, limited)
  await userEvent.click(screen.getByRole('button', { name: '修正を保存する' }))
  expect(await screen.findByText('ほかの画面で変更されています。')).toBeVisible()
  expect(screen.getByLabelText(/口座番号/)).toHaveValue('7654321')
})
