import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { beginWith } from '../testing/checkout.ts'
import { answers, compared } from '../testing/known-supplier.ts'
import {
  checkedForm,
  commission,
  fileId,
  paymentApproved,
  paymentId,
  paymentStarted,
  savedCard,
} from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const created = paymentStarted
const screenAnswers = {
  'GET /api/v1/invoices/commission': commission,
  ...compared,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
}

beforeEach(() =>
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  }),
)

const payButton = () => screen.findByRole('button', { name: '625,416円を支払う' })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

test('a company under review hears that it cannot pay yet, and may go back to what it entered', async () => {
  answerWith({
    ...screenAnswers,
    [create]: refusal(403, 'company_not_registered', 'ご登録内容の確認が終わっていません。'),
  })
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText('ご登録内容の確認が終わっていません。')).toBeVisible()
  expect(screen.queryByText(/通信が途切れた/)).toBeNull()
  expect(screen.getByRole('button', { name: /内容の入力/ })).toBeVisible()
})

test('asked to wait, it says so instead of a cut line, and the same call goes again', async () => {
  const network = answerWith({
    ...screenAnswers,
    [create]: refusal(429, 'too_many_requests', 'しばらく時間をおいてください。'),
  })
  const { address } = await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText(/しばらく時間をおいてください。/)).toBeVisible()
  expect(screen.queryByText(/通信が途切れた/)).toBeNull()
  network.answer(create, created)
  await userEvent.click(screen.getByRole('button', { name: '同じ内容で手続きを続ける' }))
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(new Set(network.requestsOf(create).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('an invoice whose file is gone is chosen again for this payment, and for no other', async () => {
  answerWith({ ...screenAnswers, [create]: refusal(422, 'file_not_found') })
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  await userEvent.click(await screen.findByRole('link', { name: '請求書を選び直す' }))
  expect(await screen.findByText(/この請求書と差し替えます/)).toBeVisible()
})

test.each(['supplier_not_allowed', 'supplier_frozen'])(
  'of %s the notice leads to us, and the message of the field asks for nothing',
  async code => {
    answerWith({ ...answers, ...screenAnswers, [create]: refusal(422, code) })
    await renderAt('/payments/add/confirm')
    await agree()
    await userEvent.click(await payButton())
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
    await userEvent.click(notice.getByRole('link', { name: '入力内容を修正する' }))
    expect(await screen.findByText(/^＊.*別の支払先を選択してください。カードへの請求/)).toBeInTheDocument()
  },
)
