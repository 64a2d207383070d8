import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { readEntry } from './request-flow/store.ts'
import { renderAt } from './testing/render-at.tsx'
import {
  account,
  answers,
  beginRequest,
  beginWith,
  confirmAnswers,
  filledForm,
  leaveFlow,
} from './testing/request-flow.ts'

const typed = {
  bank_code: '0001',
  bank_name: 'みずほ銀行',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ホクト',
} as const

/** Forms that lead on after a call: where each is, the call, its answer, and the button that sends it. */
const forms = [
  {
    at: '/collections/add/invoiceinfo',
    call: 'GET /api/v1/invoices/commission',
    answer: answers['GET /api/v1/invoices/commission'],
    button: '入金先の選択へ進む',
  },
  {
    at: '/collections/add/account',
    call: 'POST /api/v1/buyers/1/accounts',
    answer: () => account,
    button: '確認へ進む',
  },
]

beforeEach(() => {
  beginRequest(filledForm)
  beginWith({ bankFormInfo: { accountId: null, isNewAccount: true, newAccount: typed } })
})

// The host has cleared the flow by then: the answer led into an empty form.
test.each(forms)(
  'a user who leaves $at while it is sent stays where they went',
  async ({ at, call, answer, button }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const network = answerWith({
      ...confirmAnswers,
      'GET /api/v1/buyers/1/accounts': { accounts: [] },
      [call]: async (request: Request) => {
        await promise
        return answer(request)
      },
    })
    const { address, go } = await renderAt(at)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(network.calls()).toContain(call))
    await go('/payments/list/waiting')
    leaveFlow()
    await act(async () => resolve())
    await act(() => new Promise(done => setTimeout(done)))
    expect(address()).toBe('/payments/list/waiting')
    expect(readEntry()).toMatchObject({ isFormChecked: false, bankFormInfo: { accountId: null } })
  },
)
