import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { readApplication } from '../../checkout/store.ts'
import { beginWith, beginAgainWith } from '../../testing/checkout.ts'
import { compared } from '../../testing/known-supplier.ts'
import {
  checkedForm,
  commission,
  fileId,
  paymentApproved,
  paymentId,
  paymentStarted,
  savedCard,
} from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const apply = 'POST /api/v1/invoices/promotion'
const create = 'POST /api/v1/invoices'
const fee = 'GET /api/v1/invoices/commission'
const reduced = {
  ...commission,
  commission_rate: 1,
  commission_amount: 6_072,
  commission_tax_amount: 552,
  total_amount: 613_272,
}
const codeOf = ({ url }: Request) => new URL(url).searchParams.get('promotion_code')
const answers = {
  [fee]: (request: Request) => (codeOf(request) === 'HAJIMETE' ? reduced : commission),
  ...compared,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
  [apply]: {
    promotion_code: 'HAJIMETE',
    commission_rate: 1,
    minimum_commission_amount: 330,
    valid_until: '2026-12-31',
    amounts: null,
  },
  [create]: paymentStarted,
}

beforeEach(() =>
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  }),
)

const pay = (total: string) => screen.findByRole('button', { name: `${total}を支払う` })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
const field = () => screen.findByRole('textbox', { name: /プロモーションコード/ })
async function enter(code: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'プロモーションコードをお持ちの方' }))
  await userEvent.type(await field(), `${code}{Enter}`)
}

// Below the bar that pays it was seen, if at all, after the press that it changes.
test('the code is entered beside the fee that it changes, before the button that pays', async () => {
  answerWith(answers)
  await renderAt('/payments/add/confirm')
  const button = await screen.findByRole('button', { name: 'プロモーションコードをお持ちの方' })
  expect(within(screen.getByRole('region', { name: 'お支払い金額' })).getByRole('button')).toBe(button)
  expect(button.compareDocumentPosition(await pay('625,416円'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a wrong code says so at its field and loses nothing', async () => {
  answerWith({
    ...answers,
    [apply]: refusal(422, 'promotion_code_invalid', 'プロモーションコードが正しくありません。コードをご確認ください。'),
  })
  await renderAt('/payments/add/confirm')
  await agree()
  await enter('chigau')
  expect(await screen.findByRole('alert')).toHaveTextContent('コードが正しくありません。コードをご確認ください。')
  expect(await field()).toHaveValue('chigau')
  expect(await field()).toBeInvalid()
  expect(await pay('625,416円')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /利用規約.*に同意する/ })).toBeChecked()
})

test('a code of more than 20 characters is not cut and not sent, and its field says why', async () => {
  const network = answerWith(answers)
  await renderAt('/payments/add/confirm')
  await enter('A'.repeat(21))
  expect(await field()).toHaveValue('A'.repeat(21))
  expect(await screen.findByRole('alert')).toHaveTextContent('20文字以内で入力してください。')
  expect(network.requestsOf(apply)).toHaveLength(0)
})

test('a code that expired before the payment is removed with its reason; the usual fee applies', async () => {
  const network = answerWith({
    ...answers,
    [create]: refusal(422, 'promotion_code_invalid', 'ご利用の上限に達したため受付を終了しました。'),
  })
  await renderAt('/payments/add/confirm')
  await agree()
  await enter('hajimete')
  await userEvent.click(await pay('613,272円'))
  expect(await screen.findByText(/適用を取り消しました。新しいお支払い金額をご確認のうえ/)).toBeVisible()
  expect(await screen.findByText(/ご利用の上限に達したため受付を終了しました。/)).toBeVisible()
  network.answer(create, paymentStarted)
  await userEvent.click(await pay('625,416円'))
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(2))
  const [first, second] = await network.bodies(create)
  expect(first).toMatchObject({ promotion_code: 'HAJIMETE', commission_amount: 6_072 })
  expect(second).toMatchObject({ commission_amount: 18_216 })
  expect(second).not.toHaveProperty('promotion_code')
})

test('an accepted code changes the fee, stays over a reload, and goes with the payment', async () => {
  const network = answerWith(answers)
  const first = await renderAt('/payments/add/confirm')
  await enter('hajimete')
  expect(await pay('613,272円')).toBeVisible()
  first.leave()
  const { address } = await renderAt('/payments/add/confirm')
  expect(await screen.findByText('プロモーションコード「HAJIMETE」を適用しています。')).toBeVisible()
  await agree()
  await userEvent.click(await pay('613,272円'))
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect((await network.bodies(create))[0]).toMatchObject({ promotion_code: 'HAJIMETE', commission_amount: 6_072 })
})

test('a code that expired over a reload is taken off, and the standard fee is shown', async () => {
  beginAgainWith({ promotionCode: 'HAJIMETE' })
  answerWith({
    ...answers,
    [fee]: (request: Request) =>
      codeOf(request) ? refusal(422, 'promotion_code_invalid', '有効期限が過ぎています。') : commission,
  })
  await renderAt('/payments/add/confirm')
  expect(await screen.findByText(/有効期限が過ぎています。/)).toBeVisible()
  expect(await pay('625,416円')).toBeVisible()
})

test('an applied code can be taken off again', async () => {
  answerWith(answers)
  await renderAt('/payments/add/confirm')
  await enter('hajimete')
  await userEvent.click(await screen.findByRole('button', { name: '適用を取り消す' }))
  expect(await pay('625,416円')).toBeVisible()
  expect(await field()).toHaveFocus()
  expect(readApplication().promotionCode).toBeNull()
})

// The full fee was charged without a word.
test('nothing is paid while a code stands there that is not applied', async () => {
  const network = answerWith(answers)
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: 'プロモーションコードをお持ちの方' }))
  await userEvent.type(await field(), 'hajimete')
  await userEvent.click(await pay('625,416円'))
  await waitFor(async () => expect(await field()).toHaveFocus())
  expect(await field()).toHaveAccessibleDescription(/プロモーションコードを適用するか、入力を消してください。/)
  expect(network.calls()).not.toContain(create)
  await userEvent.click(screen.getByRole('button', { name: '適用する' }))
  await userEvent.click(await pay('613,272円'))
  await waitFor(async () =>
    expect((await network.bodies(create))[0]).toMatchObject({ promotion_code: 'HAJIMETE', commission_amount: 6_072 }),
  )
})

test('a code that was typed and folded away comes up again; emptied, the payment goes on', async () => {
  const network = answerWith(answers)
  await renderAt('/payments/add/confirm')
  await agree()
  const fold = await screen.findByRole('button', { name: 'プロモーションコードをお持ちの方' })
  await userEvent.click(fold)
  await userEvent.type(await field(), 'hajimete')
  await userEvent.click(fold)
  await userEvent.click(await pay('625,416円'))
  await waitFor(async () => expect(await field()).toHaveFocus())
  await userEvent.clear(await field())
  await userEvent.click(await pay('625,416円'))
  await waitFor(() => expect(network.calls()).toContain(create))
})
