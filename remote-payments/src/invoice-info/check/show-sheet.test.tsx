import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answers, beginWithInvoice, file } from '../../testing/known-supplier.ts'
import { readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

beforeEach(beginWithInvoice)
afterEach(() => jest.restoreAllMocks())

const { ocr } = readFile
const unsure = { ...ocr.fields!, total_amount: { value: 217_674, confidence: 'check', place: null } }

async function open() {
  answerWith({ ...answers, [file]: { ...readFile, ocr: { ...ocr, fields: unsure } } })
  await renderAt('/payments/add/invoiceinfo')
  return screen.findByRole('button', { name: '請求書を見る' })
}

// On a phone the invoice lies below the form: who closed it stood there, 1,700 px below the fields.
test('closing the invoice leads back to where it was opened', async () => {
  const opener = await open()
  jest.replaceProperty(window, 'scrollY', 240)
  const scrollTo = jest.spyOn(window, 'scrollTo')
  await userEvent.click(opener)
  const close = screen.getByRole('button', { name: '請求書を閉じる' })
  expect(close).toHaveFocus()
  await userEvent.click(close)
  await waitFor(() => expect(opener).toHaveFocus())
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 240 })
})

test('an invoice opened in its place is closed there', async () => {
  const opener = await open()
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: '請求書を閉じる' }))
  const toggle = screen.getByRole('button', { name: '請求書を表示する' })
  const scrollTo = jest.spyOn(window, 'scrollTo')
  await userEvent.click(toggle)
  await userEvent.click(toggle)
  expect(screen.getByRole('button', { name: '請求書を表示する' })).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})
