import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { beginWith, beginAgainWith } from '../testing/checkout.ts'
import { account, compared } from '../testing/known-supplier.ts'
import { calendar, checkedForm, commission, fileId, paymentStarted, readFile, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const fee = 'GET /api/v1/invoices/commission'
const cards = 'GET /api/v1/invoices/credit_cards'
const screenAnswers = {
  [fee]: commission,
  ...compared,
  [cards]: { credit_cards: [savedCard], limit: 10 },
}
const payButton = () => screen.findByRole('button', { name: '625,416円を支払う' })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

beforeEach(() =>
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  }),
)

// A press said to press again, for as long as a message takes to come and go.
test.each([
  ['fee', fee, commission, '手数料を計算しています'],
  ['saved cards', cards, { credit_cards: [savedCard], limit: 10 }, '登録済みのカードを読み込んでいます'],
])(
  'while the %s load the button says so, and a press pays nothing that was not seen',
  async (_, call, answer, name) => {
    const late = Promise.withResolvers<object>()
    const network = answerWith({ ...screenAnswers, [create]: paymentStarted, [call]: () => late.promise })
    await renderAt('/payments/add/confirm')
    await agree()
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    late.resolve(answer)
    const pay = await payButton()
    expect(document.body).not.toHaveTextContent(/もう一度押してください/)
    expect(network.calls()).not.toContain(create)
    await userEvent.click(pay)
    await waitFor(() => expect(network.requestsOf(create)).toHaveLength(1))
  },
)

test('a failed fee is not shown as loading, and the error goes once the fee is there', async () => {
  const network = answerWith({ ...screenAnswers, [fee]: lost })
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '支払う' }))
  expect(await screen.findByText(/手数料を計算できていないため、お支払いに進めません。/)).toBeVisible()
  network.answer(fee, commission)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度計算する' }))
  await payButton()
  expect(screen.queryByText(/手数料を計算できていないため/)).toBeNull()
  expect(network.calls()).not.toContain(create)
})

test('without the saved cards a new one can be chosen, and a press loads them; nothing is paid', async () => {
  const network = answerWith({ ...screenAnswers, [cards]: lost })
  await renderAt('/payments/add/confirm')
  await agree()
  const newCard = await screen.findByRole('button', { name: '新しいカードを使う' })
  await userEvent.click(await payButton())
  const missing = await screen.findByRole('link', { name: 'お支払いに使うカードを選択してください。' })
  expect(missing).toHaveAttribute('href', `#${newCard.id}`)
  await userEvent.click(newCard)
  expect(await screen.findByTitle('カード情報の入力')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/TypeError|fetch|undefined|Error:/)
  network.answer(cards, { credit_cards: [savedCard], limit: 10 })
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('radio', { name: /Visa 末尾1111/ })).toBeVisible()
  expect(network.calls()).not.toContain(create)
})

test('after a day is refused the form offers what can be chosen by now', async () => {
  const calendarCall = 'GET /api/v1/banks/closed_day'
  const network = answerWith({
    ...screenAnswers,
    [create]: refusal(422, 'transfer_date_not_available'),
    [calendarCall]: calendar,
    [`GET /api/v1/invoices/files/${fileId}`]: readFile,
    'GET /api/v1/suppliers/7/accounts': {
      accounts: [account],
    },
  })
  beginAgainWith({ readFileId: fileId })
  await renderAt('/payments/add/invoiceinfo')
  await userEvent.click(await screen.findByRole('button', { name: '確認へ進む' }))
  await agree()
  expect(network.requestsOf(calendarCall)).toHaveLength(1)
  await userEvent.click(await payButton())
  await waitFor(() => expect(network.requestsOf(calendarCall)).toHaveLength(2))
})
