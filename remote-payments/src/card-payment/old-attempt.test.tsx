import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { dispatch } from '../checkout/store.ts'
import { beginWith, startTab } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import { checkedForm, commission, createCall, fileId, paymentApproved, paymentStarted } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

// A tab that was restored days later began a payment that had never arrived, without a press.

const create = 'POST /api/v1/invoices'
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000

/** A payment of draft 4 was sent and not answered, and the tab is opened again. */
async function reopen(begunAt: number | undefined) {
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
    draftId: 4,
  })
  const call = { ...createCall, body: { ...createCall.body, draft_id: 4 } }
  dispatch({ type: 'submitted', attempt: { idempotencyKey: 'key-1', call, isUnheard: true, begunAt } })
  const network = answerWith({
    ...compared,
    'GET /api/v1/invoices/commission': commission,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [], limit: 10 },
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
    [create]: paymentStarted,
  })
  const { address } = await renderAt('/payments/add/confirm')
  return { network, address }
}

test.each([
  ['half an hour ago', minutesAgo(31)],
  ['by an earlier release', undefined],
])('what was sent %s is sent again by a press alone, or left for its draft', async (_, begunAt) => {
  const { network, address } = await reopen(begunAt)
  expect(await screen.findByText(/時間がたったため、自動では再開していません/)).toBeVisible()
  expect(screen.getByRole('link', { name: '続けずに、下書きへ' })).toHaveAttribute('href', '/payments/draft/4')
  expect(network.calls()).not.toContain(create)
  await userEvent.click(screen.getByRole('button', { name: '同じ内容で手続きを続ける' }))
  await waitFor(() => expect(address()).toMatch(/^\/payments\/complete/))
  expect(network.requestsOf(create).map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1'])
})

test('what was sent a moment ago is sent again by itself', async () => {
  const { network, address } = await reopen(minutesAgo(29))
  await waitFor(() => expect(address()).toMatch(/^\/payments\/complete/))
  expect(network.requestsOf(create)).toHaveLength(1)
})

test('a page from the browser’s cache does the same', async () => {
  const { network } = await reopen(minutesAgo(31))
  await screen.findByText(/時間がたったため、自動では再開していません/)
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await screen.findByText(/時間がたったため、自動では再開していません/)).toBeVisible()
  expect(network.calls()).not.toContain(create)
})
