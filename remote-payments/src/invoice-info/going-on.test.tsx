import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { readApplication } from '../checkout/store.ts'
import { beginAgainWith } from '../testing/checkout.ts'
import { account, answers, beginWithInvoice, file, supplier } from '../testing/known-supplier.ts'
import { valueOf } from '../testing/open-field.ts'
import { checkedForm, fileId, readFile } from '../testing/payment.ts'
import { proceed } from '../testing/proceed.ts'
import { renderAt } from '../testing/render-at.tsx'

beforeEach(beginWithInvoice)

test.each([
  ['its supplier is looked up', 'GET /api/v1/suppliers', { suppliers: [supplier], count_all: 1 }],
  ['the accounts are looked for', 'GET /api/v1/suppliers/7/accounts', { accounts: [account] }],
])('going on while %s shows no missing field: it waits, and goes on by itself', async (_, call, answer) => {
  const late = Promise.withResolvers<object>()
  answerWith({ ...answers, [call]: () => late.promise })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('請求金額')).toContain('607,200円'))
  await proceed()
  expect(screen.getByRole('button', { name: '確認へ進む' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText(/選択してください。/)).toBeNull()
  late.resolve(answer)
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
})

test('after a reload nothing that comes late takes back that the form was checked', async () => {
  // Accounts and invoice came when the form was already left for the confirmation, counted as a change, and led back
  // without a word.
  const late = Promise.withResolvers<object>()
  const lateFile = Promise.withResolvers<object>()
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId })
  answerWith({ ...answers, 'GET /api/v1/suppliers/7/accounts': () => late.promise, [file]: () => lateFile.promise })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await screen.findByRole('textbox', { name: /請求金額/ })
  const given = readApplication().invoiceForm
  await proceed()
  late.resolve({ accounts: [account] })
  await screen.findByRole('radio', { name: /1234567/ })
  lateFile.resolve(readFile)
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
  expect(readApplication()).toMatchObject({ invoiceForm: given, isFormChecked: true })
})

test('typing while it waits stops it from going on', async () => {
  const late = Promise.withResolvers<object>()
  answerWith({ ...answers, 'GET /api/v1/suppliers/7/accounts': () => late.promise })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('支払先')).toContain('株式会社青葉デザイン製作所'))
  await proceed()
  await userEvent.type(screen.getByRole('textbox', { name: /請求書番号/ }), '-A')
  late.resolve({ accounts: [account] })
  expect(await valueOf('振込先口座')).toContain('みずほ 東京営業部 普通 1234567')
  expect(screen.getByRole('button', { name: '確認へ進む' })).not.toHaveAttribute('aria-busy')
  expect(address()).toBe('/payments/add/invoiceinfo')
})

test('a supplier that could not be looked up is missing: the field says so once it is known', async () => {
  const late = Promise.withResolvers<object>()
  answerWith({ ...answers, 'GET /api/v1/suppliers': () => late.promise })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('請求金額')).toContain('607,200円'))
  await proceed()
  late.reject(new TypeError('lost'))
  expect(await screen.findByRole('link', { name: '支払先を選択してください。' })).toBeVisible()
})
