import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { draftAnswer, severalAnswers } from '../../testing/several.ts'

const { file_id } = draftAnswer(5)
const fields = readFile.ocr.fields!
const open = async (changes: object, draft: object = {}) => {
  startTab()
  const network = answerWith({
    ...severalAnswers(4, 5),
    'GET /api/v1/drafts/5': draftAnswer(5, { edited_fields: [], ...draft }),
    [`GET /api/v1/invoices/files/${file_id}`]: { ...readFile, file_id, ...changes },
  })
  const { leave } = await renderAt('/payments/several?drafts=4,5')
  return { ...network, leave }
}
const read = (changes: object) => ({ ocr: { ...readFile.ocr, fields: { ...fields, ...changes } } })
const box = { name: /^株式会社青葉デザイン製作所.*：確認しました。一緒に支払う$/ }
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

test.each([
  ['whose amount is to be checked', read({ total_amount: { ...fields.total_amount, confidence: 'check' } }), {}],
  [
    'of another company',
    read({ issuer_name: { ...fields.issuer_name, value: '北都工業株式会社' } }),
    {
      edited_fields: ['formOne.supplierId'],
    },
  ],
  ['of which nothing was read', { ocr: { ...readFile.ocr, status: 'not_read', fields: null } }, {}],
  ['on another account', read({ account_number: { ...fields.account_number, value: '7654321' } }), {}],
  [
    'with another number than the paid invoice that was read',
    { same_document: { invoice_id: 31, type: 'InvoicePayment', status: 1 } },
    {},
  ],
  [
    'with several invoices in its file',
    {
      several: {
        invoices: [
          { first_page: 1, last_page: 1 },
          { first_page: 2, last_page: 2 },
        ],
        warning: 'このPDFには2通の請求書があります',
      },
    },
    {},
  ],
])('a draft %s is paid only once that is confirmed', async (_, file, draft) => {
  await open(file, draft)
  expect(await screen.findByRole('button', { name: '1件 625,416円を支払う' })).toBeVisible()
  expect(screen.getByText(/要確認の1件は、お支払いに含まれていません/)).toBeVisible()
  // Without it the invoice is left out: "optional" beside it said the opposite of what it decides.
  expect(screen.queryByText('任意')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', box))
  expect(await screen.findByRole('button', { name: '2件 1,250,832円を支払う' })).toBeVisible()
  expect(screen.queryByText(/お支払いに含まれていません/)).toBeNull()
})

// It was said twice, with the value of the paper and without.
test('that the payee is another one than on the paper is said once', async () => {
  const other = { issuer_name: { ...fields.issuer_name, value: '北都工業株式会社' } }
  await open(read(other), { edited_fields: ['formOne.supplierId'] })
  expect(await screen.findByText(/^支払先：請求書では.*北都工業株式会社/)).toBeVisible()
  expect(screen.queryByText(/請求書の発行元と異なります/)).toBeNull()
})

// One file whose readings could not be loaded kept everything from being paid.
test.each([
  ['readings', `GET /api/v1/invoices/files/${file_id}`, { ...readFile, file_id }],
  ['draft', 'GET /api/v1/drafts/5', draftAnswer(5)],
])('a draft whose %s cannot be loaded keeps no other, and is loaded again', async (_, call, answer) => {
  startTab()
  const network = answerWith({ ...severalAnswers(4, 5), [call]: lost })
  await renderAt('/payments/several?drafts=4,5')
  expect(await screen.findByRole('button', { name: '1件 625,416円を支払う' })).toBeVisible()
  expect(screen.getByText(/請求書と比べていません。.*1件ずつ/)).toBeVisible()
  network.answer(call, answer)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('button', { name: '2件 1,250,832円を支払う' })).toBeVisible()
})

test('a draft is compared with its invoice also where nobody has opened it since it was read', async () => {
  const other = { ...fields.account_number, value: '7654321' }
  await open(read({ account_number: other }), { read_file_id: null })
  expect(await screen.findByRole('button', { name: '1件 625,416円を支払う' })).toBeVisible()
  expect(screen.getByRole('checkbox', box)).not.toBeChecked()
})

test('where nothing is chosen, nothing is paid', async () => {
  const network = await open(read({ total_amount: { ...fields.total_amount, confidence: 'check' } }))
  await userEvent.click((await screen.findAllByRole('button', { name: /を外す$/ }))[0]!)
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '支払う' }))
  await waitFor(() => expect(screen.getByText(/支払うものが選択されていません/)).toBeVisible())
  expect(network.calls()).not.toContain('POST /api/v1/invoices')
})

// The tick was stored by draft: what came up after it counted as confirmed.
test('a confirmation is of the values that were seen', async () => {
  const first = read({ account_number: { ...fields.account_number, value: '7654321' } })
  const network = await open(first)
  await userEvent.click(await screen.findByRole('checkbox', box))
  const refresh = () => act(async () => window.dispatchEvent(new Event('visibilitychange')))
  await refresh()
  expect(screen.getByRole('checkbox', box)).toBeChecked()
  const second = read({ account_number: { ...fields.account_number, value: '3333333' } })
  network.answer(`GET /api/v1/invoices/files/${file_id}`, { ...readFile, file_id, ...second })
  await refresh()
  await waitFor(() => expect(screen.getByRole('checkbox', box)).not.toBeChecked())
  expect(screen.getByRole('button', { name: '1件 625,416円を支払う' })).toBeVisible()
})

test('a confirmation of the same values survives a reload', async () => {
  const changes = read({ account_number: { ...fields.account_number, value: '7654321' } })
  const { leave } = await open(changes)
  await userEvent.click(await screen.findByRole('checkbox', box))
  leave()
  await renderAt('/payments/several?drafts=4,5')
  expect(await screen.findByRole('checkbox', box)).toBeChecked()
})
