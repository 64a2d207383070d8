import { screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answers, beginWithInvoice, file } from '../../testing/known-supplier.ts'
import { openField } from '../../testing/open-field.ts'
import { readFile } from '../../testing/payment.ts'
import { proceed } from '../../testing/proceed.ts'
import { renderAt } from '../../testing/render-at.tsx'

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /請求金額/ })

beforeEach(beginWithInvoice)

describe('what was read', () => {
  const { ocr } = readFile
  const unsure = {
    ...ocr.fields!,
    total_amount: { value: 217_674, confidence: 'check', place: null },
    due_date: { value: null, confidence: 'not_read', place: null },
  } as const

  test('and is unsure or missing is open and counted; a press of its name goes there', async () => {
    answerWith({ ...answers, [file]: { ...readFile, ocr: { ...ocr, fields: unsure } } })
    await renderAt('/payments/add/invoiceinfo')
    await waitFor(() => expect(screen.getByText('要確認 4件')).toBeVisible())
    const jumps = ['請求金額（税込）', '支払期日', '請求書番号', '振込日']
    for (const name of jumps) expect(screen.getByRole('link', { name })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: '請求金額（税込）' }))
    expect(await amount()).toHaveFocus()
    expect(screen.queryByRole('textbox', { name: /登録番号/ })).toBeNull()
  })

  test('opens in its place with the focus, and says what the invoice says once it is another', async () => {
    answerWith(answers)
    await renderAt('/payments/add/invoiceinfo')
    await openField('請求金額')
    expect(await amount()).toHaveFocus()
    expect(await amount()).toHaveAccessibleDescription('読み取り済み')
    await userEvent.clear(await amount())
    await userEvent.type(await amount(), '600000')
    expect(await amount()).toHaveAccessibleDescription(/^\s*請求書では607,200円$/)
    await proceed()
    expect(await screen.findByText('請求書では607,200円')).toBeVisible()
  })

  test('is one Tab stop of its section; arrow keys lead from value to value', async () => {
    answerWith(answers)
    await renderAt('/payments/add/invoiceinfo')
    const first = await screen.findByRole('button', { name: '請求金額（税込）を変更' })
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'))
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: '支払期日を変更' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: /支払期日/ })).toHaveFocus()
  })
})

test.each([
  ['used_by', 'この請求書ファイルは、I-00000031でお申し込み済みです'],
  ['same_document', 'この請求書は、I-00000031でお申し込み済みです'],
] as const)('a document that is paid already is reported with its number and a link: %s', async (known, title) => {
  const use = { invoice_id: 31, type: 'InvoicePayment', status: 1 }
  answerWith({ ...answers, [file]: { ...readFile, [known]: use } })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getByText(sentence(title))).toBeVisible())
  const link = screen.getByRole('link', { name: /I-00000031を開く/ })
  expect(new URL(link.getAttribute('href') ?? '').pathname).toBe('/payments/review/31')
})

test.each([[[]], [['宛名が「東都電機株式会社」になっています。']]])(
  'that all is right is said only where nothing is warned of: %j',
  async warnings => {
    const { ocr } = readFile
    const fields = { ...ocr.fields!, invoice_number: { ...ocr.fields!.invoice_number, confidence: 'agreed' as const } }
    answerWith({ ...answers, [file]: { ...readFile, ocr: { ...ocr, fields, warnings } } })
    await renderAt('/payments/add/invoiceinfo')
    expect(await screen.findByRole('button', { name: '請求金額（税込）を変更' })).toBeVisible()
    expect(screen.queryAllByText('要確認の項目はありません。')).toHaveLength(warnings.length === 0 ? 1 : 0)
  },
)
