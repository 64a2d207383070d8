import '../testing/page.ts'
import { act, screen, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { watchEnvironment } from '../environment/watch.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { Introduction } from './introduction.tsx'

const facts = 'GET /api/v1/system/service_facts'
const open = () => renderAt('/signin', [{ path: '/signin', element: <Introduction /> }])

test('says all but the fee where the server does not answer', async () => {
  const network = answerWith({ [facts]: refusal(500, 'internal_error') })
  open()
  expect(screen.getByText('JCB、Visa')).toBeVisible()
  expect(await screen.findByText('振込まで')).toBeVisible()
  expect(network.calls()).toHaveLength(1)
  expect(screen.queryByText('手数料')).not.toBeInTheDocument()
})

test('says the fee that the server has', async () => {
  answerWith({
    [facts]: {
      commission_rate: 4,
      minimum_commission_amount: 1500,
      operator_name: '',
      operator_address: '',
      operator_registration_number: '',
      support_address: null,
    },
  })
  open()
  expect(await screen.findByText('請求金額の4%（税込、最低1,500円）。月額費用はありません。')).toBeVisible()
})

test('says that a company can ask its own buyers to pay by card, and who bears the fee', async () => {
  answerWith({ [facts]: refusal(500, 'internal_error') })
  open()
  expect(await screen.findByRole('heading', { level: 3, name: '請求する側でも、カード払いを' })).toBeVisible()
  expect(screen.getByText(/お取引先に手数料はかかりません。$/)).toBeVisible()
})

test('says nothing of requests to pay where they are switched off', async () => {
  answerWith({ [facts]: refusal(500, 'internal_error') })
  open()
  await screen.findByRole('heading', { level: 3 })
  watchEnvironment()
  globalThis.fetch = async () => Response.json({ sequence: 2, toggles: { collections: 'off' } })
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3 })).toBeNull())
})
