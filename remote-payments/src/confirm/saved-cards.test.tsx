import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginWith, startTab } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import { checkedForm, commission, fileId, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const savedCards = 'GET /api/v1/invoices/credit_cards'
const screenAnswers = { 'GET /api/v1/invoices/commission': commission, ...compared }

beforeEach(() => {
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  })
})

test('a saved card that has expired is not proposed', async () => {
  answerWith({
    ...screenAnswers,
    [savedCards]: {
      credit_cards: [{ ...savedCard, id: 2, last4: '2222', expire: '10/26', state: 'expired' }, savedCard],
      limit: 10,
    },
  })
  await renderAt('/payments/add/confirm')
  expect(await screen.findByRole('radio', { name: /1111/ })).toBeChecked()
})

test('a saved card that has expired is shown as that, and another one is proposed', async () => {
  const expired = { ...savedCard, id: 4, last4: '2222', expire: '10/26', state: 'expired' }
  answerWith({
    ...screenAnswers,
    [savedCards]: { credit_cards: [expired, savedCard], limit: 10 },
  })
  await renderAt('/payments/add/confirm')
  const radio = await screen.findByRole('radio', { name: /末尾2222.*有効期限切れ/ })
  expect(radio).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toBeChecked())
  await userEvent.click(radio)
  expect(screen.getByRole('radio', { name: /末尾1111/ })).toBeChecked()
})

test('where no further card can be saved, it says so and leads to the saved ones', async () => {
  answerWith({ ...screenAnswers, [savedCards]: { credit_cards: [savedCard], limit: 1 } })
  await renderAt('/payments/add/confirm')
  await userEvent.click(await screen.findByRole('radio', { name: '新しいカードを使う' }))
  expect(screen.queryByRole('checkbox', { name: /このカードを登録する/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /お支払い方法/ })).toHaveAttribute(
    'href',
    'http://localhost/myaccount/creditcards',
  )
})

test('a frozen card is shown as stopped, cannot be chosen, and another one is proposed', async () => {
  const frozen = { ...savedCard, id: 4, last4: '2222', is_frozen: true }
  answerWith({
    ...screenAnswers,
    [savedCards]: { credit_cards: [frozen, savedCard], limit: 10 },
  })
  await renderAt('/payments/add/confirm')
  expect(await screen.findByRole('radio', { name: /末尾2222.*停止中/ })).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toBeChecked())
})

test('where every saved card has expired, a new one is proposed', async () => {
  answerWith({
    ...screenAnswers,
    [savedCards]: { credit_cards: [{ ...savedCard, state: 'expired' }], limit: 10 },
  })
  await renderAt('/payments/add/confirm')
  await waitFor(() => expect(screen.getByRole('radio', { name: '新しいカードを使う' })).toBeChecked())
  expect(screen.getByRole('radio', { name: /有効期限切れ/ })).toBeDisabled()
})
