import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
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

/** Opens the invoice at 240 px of the page, goes on somewhere, and closes the invoice later. */
async function closeAfter(goOn: () => unknown) {
  const opener = await open()
  const scrolledTo = jest.replaceProperty(window, 'scrollY', 240)
  await userEvent.click(opener)
  scrolledTo.replaceValue(1_900)
  fireEvent.scroll(window)
  const scrollTo = jest.spyOn(window, 'scrollTo')
  await goOn()
  await userEvent.click(screen.getByRole('button', { name: '請求書を閉じる' }))
  return scrollTo
}

// The place stayed: who had worked on since was thrown back to it.
test.each([
  ['the focus was in the form again', () => userEvent.click(screen.getByRole('textbox', { name: /請求金額/ }))],
  [
    'the user has scrolled back to where it was opened',
    () => {
      jest.replaceProperty(window, 'scrollY', 180)
      fireEvent.scroll(window)
    },
  ],
])('closing the invoice leads nowhere once %s', async (_, goOn) => {
  const scrollTo = await closeAfter(goOn)
  expect(screen.getByRole('button', { name: '請求書を表示する' })).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('closing the invoice leads back after a look around in it', async () => {
  const opener = await open()
  const scrolledTo = jest.replaceProperty(window, 'scrollY', 240)
  await userEvent.click(opener)
  for (const top of [900, 1_900, 1_400]) {
    scrolledTo.replaceValue(top)
    fireEvent.scroll(window)
  }
  await userEvent.click(screen.getByRole('button', { name: '請求書を閉じる' }))
  await waitFor(() => expect(opener).toHaveFocus())
})
