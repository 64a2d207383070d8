import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { clearSession, holdUnsaved } from '@invoice-card/session'
import { leaveFlow, startTab } from '../../testing/checkout.ts'
import {
  confirmCorrection,
  editPath,
  findField,
  invoiceSheet,
  retype,
  sendCorrection,
} from '../../testing/correction.ts'
import { signIn } from '../../testing/login-user.ts'
import { calendar, commission, fileId, payment, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const invoice = { ...payment, transfer_date: '2026-11-25' }
const answers = {
  [get]: invoice,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [], limit: 10 },
}

beforeEach(startTab)

const leaveWith = async (amount: string) => {
  const first = await renderAt(editPath)
  await retype(/請求金額/, amount)
  first.leave()
  // As the host does, by whatever way its screens are left.
  leaveFlow()
}

test('of a payment that is not there, the way back is the list and not its detail', async () => {
  answerWith({ ...answers, [get]: refusal(404, 'invoice_not_found') })
  await renderAt(editPath)
  expect(await screen.findByRole('link', { name: '審査中' })).toHaveAttribute('href', '/payments/review')
  expect(screen.queryByRole('link', { name: 'お支払いの詳細' })).toBeNull()
})

test('a correction that was left goes on where it was left, and says so', async () => {
  answerWith(answers)
  await leaveWith('600000')
  await renderAt(editPath)
  expect(await findField(/請求金額/)).toHaveValue('600,000')
  expect(screen.getByText('前回入力した修正が残っています。')).toBeVisible()
})

// The sign-in led back to the payment as it was applied for.
test('a correction that the end of the session interrupted goes on once its user is signed in', async () => {
  signIn()
  answerWith(answers)
  const first = await renderAt(editPath)
  await retype(/請求金額/, '600000')
  first.leave()
  act(() => {
    holdUnsaved()
    clearSession()
    leaveFlow()
    signIn()
  })
  await renderAt(editPath)
  expect(await findField(/請求金額/)).toHaveValue('600,000')
})

test('a correction that was left can be thrown away', async () => {
  answerWith(answers)
  await leaveWith('600000')
  const second = await renderAt(editPath)
  await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }))
  expect(await findField(/請求金額/)).toHaveValue('607,200')
  expect(screen.queryByText('前回入力した修正が残っています。')).toBeNull()
  second.leave()
  leaveFlow()
  await renderAt(editPath)
  expect(await findField(/請求金額/)).toHaveValue('607,200')
})

test('a left correction is not shown for another payment, nor where nothing was typed', async () => {
  answerWith({ ...answers, 'GET /api/v1/invoices/19': { ...invoice, id: 19, amount: 5000 } })
  await leaveWith('600000')
  const other = await renderAt('/payments/edit/19/invoiceinfo')
  expect(await findField(/請求金額/)).toHaveValue('5,000')
  other.leave()
  leaveFlow()
  await renderAt('/payments/edit/19/invoiceinfo')
  expect(await findField(/請求金額/)).toHaveValue('5,000')
  expect(screen.queryByText('前回入力した修正が残っています。')).toBeNull()
})

test('a left correction saves only what was typed: the rest is what the payment says by then', async () => {
  const network = answerWith(answers)
  await leaveWith('600000')
  network.answer(get, { ...invoice, invoice_number: 'INV-9', files: [invoiceSheet] })
  network.answer(`GET /api/v1/invoices/files/${fileId}`, readFile)
  await renderAt(editPath)
  expect(await findField(/請求金額/)).toHaveValue('600,000')
  expect(await findField(/請求書番号/)).toHaveValue('INV-9')
  await confirmCorrection()
  expect(await screen.findByText('変更する項目')).toBeVisible()
  expect(screen.queryByText('INV-9')).toBeNull()
  expect(screen.queryByText('01.pdf')).toBeNull()
})

test('a left correction is gone once it was sent', async () => {
  const network = answerWith({ ...answers, [put]: { ...invoice, invoice_number: 'INV-2' } })
  const first = await renderAt(editPath)
  await retype(/請求書番号/, 'INV-2')
  await confirmCorrection()
  await sendCorrection()
  await waitFor(() => expect(first.address()).toBe('/payments/review/18'))
  first.leave()
  leaveFlow()
  network.answer(get, { ...invoice, invoice_number: 'INV-3' })
  await renderAt(editPath)
  expect(await findField(/請求書番号/)).toHaveValue('INV-3')
  expect(screen.queryByText('前回入力した修正が残っています。')).toBeNull()
})
