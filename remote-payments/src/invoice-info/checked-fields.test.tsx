import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { addToQueue, clearQueue } from '../draft/queue/queue-state.ts'
import { beginAgainWith } from '../testing/checkout.ts'
import { answers, beginWithInvoice, file } from '../testing/known-supplier.ts'
import { openField } from '../testing/open-field.ts'
import { readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

beforeEach(beginWithInvoice)

test('one of several chosen invoices says its place among those that are drafts', async () => {
  const queued = { file_name: 'a.pdf', percent: 100, file_id: null, failure: null }
  addToQueue([
    { ...queued, key: 'a', status: 'paid', draft_id: 4 },
    { ...queued, key: 'b', status: 'failed', draft_id: null },
    { ...queued, key: 'c', status: 'ready', draft_id: 5 },
  ])
  beginAgainWith({ draftId: 5 })
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/選択した請求書 2件中2件目$/)).toBeVisible()
  clearQueue()
})

test('a wrong value is reported when its field is left, and stays so while it is corrected', async () => {
  const wrong = '＊登録番号はTと13桁の数字で入力してください。'
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  await openField('登録番号')
  const number = screen.getByRole('textbox', { name: /登録番号/ })
  await userEvent.clear(number)
  await userEvent.type(number, 'T12')
  expect(screen.queryByText(wrong)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText(wrong)).toBeVisible()
  await userEvent.clear(number)
  await userEvent.type(number, 'T3999953441906')
  expect(screen.getByText(wrong)).toBeVisible()
  await userEvent.tab()
  expect(screen.queryByText(wrong)).toBeNull()
})

test('a day that is refused is answered with an example of one that is not', async () => {
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  await openField('支払期日')
  const day = screen.getByRole('textbox', { name: /支払期日/ })
  await userEvent.clear(day)
  // Of the era's eighth year or of 2008: it is not guessed.
  await userEvent.type(day, '8/12/10')
  await userEvent.tab()
  expect(await screen.findByText('＊支払期日は正しい日付で入力してください（例 11/30、20261130）。')).toBeVisible()
})

test('the mark of a field that was not read stands on a line of its own above its help', async () => {
  const registration_number = { value: null, confidence: 'not_read', place: null }
  const fields = { ...readFile.ocr.fields, registration_number }
  answerWith({ ...answers, [file]: { ...readFile, ocr: { ...readFile.ocr, fields } } })
  await renderAt('/payments/add/invoiceinfo')
  const number = await screen.findByRole('textbox', { name: /登録番号/ })
  await waitFor(() => expect(number).toHaveAccessibleDescription(/読み取れませんでした\s*Tと13桁の数字です。/))
  // In one line with the help it broke into 「Tと13桁の/数字です」.
  const [mark] = screen.getAllByText('読み取れませんでした')
  expect(mark?.parentElement).toHaveTextContent(/^読み取れませんでした$/)
})

test('a required field that is left as it was shows no error', async () => {
  answerWith({
    ...answers,
    [file]: { ...readFile, ocr: { status: 'not_read', progress: 1, fields: null, warnings: [] } },
  })
  await renderAt('/payments/add/invoiceinfo')
  await userEvent.click(await screen.findByRole('textbox', { name: /請求金額/ }))
  await userEvent.tab()
  await userEvent.click(screen.getByRole('combobox', { name: /会社名・カナ・法人番号で探す/ }))
  await userEvent.tab()
  expect(screen.queryByText(/＊/)).toBeNull()
})

test('a transfer name that is too long is refused at its field, and not said to be cut', async () => {
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  await openField('振込名義')
  const name = screen.getByRole('textbox', { name: /振込名義/ })
  await userEvent.clear(name)
  await userEvent.click(name)
  await userEvent.paste(`${'ｱ'.repeat(29)}ｦﾊ`)
  expect(screen.queryByText(/「ヲ」は振込で使用できない/)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText(/振込名義は30文字以内で入力してください。/)).toBeVisible()
  expect(screen.queryByText(/31文字目以降を省略/)).toBeNull()
  await userEvent.type(name, '{Backspace}')
  expect(await screen.findByText(/「ヲ」は振込で使用できない/)).toBeVisible()
})
