import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { emptyApplication } from '../checkout/entry.ts'
import { beginWith, leaveFlow, nameOpenPayment, startTab } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import { checkedForm, commission, fileId, paymentApproved, paymentId, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const approve = 'POST /api/v1/invoices/credit_cards/approval'
const waiting = {
  ...paymentApproved,
  status: 'authentication_required',
  is_credit_approved: false,
  invoice_id: null,
  authentication_url: 'http://localhost/acs',
}
const declined = { ...waiting, status: 'declined', authentication_url: null, message: '制限時間が過ぎました。' }
const application = {
  ...emptyApplication,
  invoiceFile: { file_id: fileId, file_name: '01.pdf' },
  invoiceForm: checkedForm,
  isFormChecked: true,
  draftId: 4,
}
const title = '前回の本人認証が完了したか、まだ確認できていません'
const payButton = () => screen.findByRole('button', { name: '625,416円を支払う' })

/** Left at the issuer, then opened again from the list. */
async function reopen(draftId: number, file_id: string, approval: unknown) {
  startTab()
  beginWith(application)
  nameOpenPayment(paymentId)
  act(leaveFlow)
  beginWith({ ...application, draftId, invoiceFile: { file_id, file_name: '01.pdf' } })
  const network = answerWith({
    'GET /api/v1/invoices/commission': commission,
    ...compared,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    [approve]: approval,
  })
  return { network, ...(await renderAt('/payments/add/confirm')) }
}

test('a payment that was left at its issuer is named before another one can be made', async () => {
  await reopen(4, fileId, waiting)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('button', { name: '本人認証を続ける' })).toBeVisible()
  // It may have been finished: only the answer is missing.
  expect(screen.queryByText(/まだ行われていません/)).toBeNull()
  expect(screen.getByText(/完了していた場合、お手続きはこのまま進み、結果がお支払いの一覧に表示されます/)).toBeVisible()
  expect(screen.getByText(/利用枠が一時的に確保されている場合は、自動で解放します/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /を支払う/ })).toBeNull()
})

test('it is begun again at once, also after a reload', async () => {
  const { leave, network } = await reopen(4, fileId, waiting)
  await userEvent.click(await screen.findByRole('button', { name: '最初からやり直す' }))
  expect(await payButton()).toBeVisible()
  expect(screen.queryByText(title)).toBeNull()
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
  leave()
  const asked = network.requestsOf(approve).length
  await renderAt('/payments/add/confirm')
  expect(await payButton()).toBeVisible()
  expect(network.requestsOf(approve)).toHaveLength(asked)
})

test.each([
  ['has an end', 4, declined],
  ['cannot be asked for', 4, lost],
  ['is of another invoice', 5, waiting],
])('a left payment that %s is in nobody’s way', async (_, draftId, approval) => {
  await reopen(draftId, draftId === 4 ? fileId : fileId.replace(/1$/, '9'), approval)
  expect(await payButton()).toBeVisible()
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})
