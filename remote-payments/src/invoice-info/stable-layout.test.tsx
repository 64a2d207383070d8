import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answers, beginWithInvoice, file } from '../testing/known-supplier.ts'
import { readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const { ocr } = readFile
const reading = { ...readFile, ocr: { ...ocr, status: 'reading', progress: 0.5, fields: null } }
const warned = { ...readFile, ocr: { ...ocr, warnings: ['宛名が「東都電機株式会社」になっています。'] } }

beforeEach(beginWithInvoice)

// A press on 変更 landed beside it: the rows stood before the supplier was found, and what needs a look came above them.
test('no value can be pressed before what stands above the values is known', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  answerWith({
    ...answers,
    [file]: warned,
    'GET /api/v1/suppliers': () => promise,
  })
  await renderAt('/payments/add/invoiceinfo')
  await screen.findByText('読み込んでいます')
  await waitFor(() => expect(screen.getByText('請求書の内容')).toBeInTheDocument())
  expect(screen.queryByRole('button', { name: /を変更$/ })).toBeNull()
  resolve({ suppliers: [], count_all: 0 })
  expect(await screen.findByRole('button', { name: '請求金額（税込）を変更' })).toBeVisible()
  expect(screen.getByText(/^要確認 \d件$/)).toBeVisible()
})

test('fields of a user who has begun stay open after the reading, and findings come below', async () => {
  const network = answerWith({ ...answers, [file]: reading })
  await renderAt('/payments/add/invoiceinfo')
  const amount = await screen.findByRole('textbox', { name: /請求金額/ })
  await userEvent.click(screen.getByRole('textbox', { name: /請求書番号/ }))
  network.answer(file, warned)
  await waitFor(() => expect(amount).toHaveValue('607,200'))
  const toCheck = await screen.findByText(/^要確認 \d件$/)
  expect(screen.getByRole('textbox', { name: /請求金額/ })).toBe(amount)
  const last = screen.getByRole('heading', { name: '振込' })
  for (const later of [screen.getByText(/東都電機株式会社/), toCheck])
    expect(last.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('button', { name: '要確認の項目を見る' })).toBeVisible()
})

// After a split every sure field stayed an open input, and only a reload gave the check.
test('a form that nobody has touched becomes the check of what was read', async () => {
  const network = answerWith({ ...answers, [file]: reading })
  await renderAt('/payments/add/invoiceinfo')
  await screen.findByRole('textbox', { name: /請求金額/ })
  expect(screen.getByText('請求書を見ながら入力してください。')).toBeVisible()
  network.answer(file, warned)
  expect(await screen.findByRole('button', { name: '請求金額（税込）を変更' })).toBeVisible()
  const first = screen.getByRole('heading', { name: '請求書の内容' })
  expect(first.compareDocumentPosition(screen.getByText(/^要確認 \d件$/))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(screen.getByText('自動で読み取った内容です。誤りがあれば修正してください。')).toBeVisible()
})
