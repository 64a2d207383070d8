import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { clearFlowsExcept } from '@invoice-card/session'
import { readApplication } from './checkout/store.ts'
import { startTab } from './testing/checkout.ts'
import { emptyDraft } from './testing/draft.ts'
import { signIn } from './testing/login-user.ts'
import { calendar, commission, fileId, payment, readFile } from './testing/payment.ts'
import { preGroup, preItem } from './testing/pre-group.ts'
import { renderAt } from './testing/render-at.tsx'

const bank = { bank_code: '0001', bank_name: 'みずほ', branch_code: '001', branch_name: '東京営業部' }
const account = { ...bank, account_type: 1, account_number: '7654321', account_holder_kana: 'ｶ)ｱｵﾊﾞ' }
const paid = { ...payment, status: 4, account, is_cancellable: false, is_editable: false, cancel: null, timeline: [] }
const supplier = {
  id: 7,
  business_form: 1,
  name: '株式会社青葉デザイン製作所',
  name_kana: 'アオバデザインセイサクショ',
  corporate_number: null,
  registration_number: null,
  status: 'Approved',
  account_count: 0,
  last_payment: null,
  created_at: '2026-01-01T00:00:00Z',
  representative_name: null,
  postal_code: null,
  address: null,
  phone_number: null,
  email_address: null,
  accounts: [],
}
const none = { invoices: [], total_count: 0, total_count_is_action_required: 0 }
const answers = {
  'GET /api/v1/invoices': none,
  'GET /api/v1/invoices/18': paid,
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  'GET /api/v1/suppliers/7': supplier,
  'GET /api/v1/corporations': { corporations: [], issuer: null },
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/oauth/pre_groups/5': preGroup,
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
}

/** Buttons that open the flow after a call: where each is, the call, and its answer. */
const buttons = [
  {
    at: '/payments/history/18',
    call: 'GET /api/v1/suppliers/7',
    answer: supplier,
    button: 'この支払先に再度支払う',
  },
  {
    at: '/payments/oauth/5',
    call: 'GET /api/v1/oauth/pre_groups/5',
    answer: preGroup,
    button: `${preItem.supplier_name}：この内容で支払う`,
  },
  {
    at: `/payments/receiptinvoice/${fileId}`,
    call: 'POST /api/v1/drafts',
    answer: { ...emptyDraft, was_there: false },
    button: 'この請求書を支払う',
  },
]

beforeEach(() => {
  startTab()
  clearFlowsExcept([])
  signIn()
})

// By then another payment may be open: it was replaced by the one that had been left.
test.each(buttons)('a user who leaves $at while the flow is opened is not led into it', async one => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith(answers)
  const { address, go } = await renderAt(one.at)
  const button = await screen.findByRole('button', { name: one.button })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  network.answer(one.call, () => promise)
  const before = network.requestsOf(one.call).length
  await userEvent.click(button)
  await waitFor(() => expect(network.requestsOf(one.call).length).toBeGreaterThan(before))
  await go('/suppliers')
  await act(async () => resolve(one.answer))
  await act(() => new Promise(done => setTimeout(done)))
  expect(address()).toBe('/suppliers')
  expect(readApplication()).toMatchObject({ invoiceForm: null, invoiceFile: null })
})
