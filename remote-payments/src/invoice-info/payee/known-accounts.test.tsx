import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { beginAgainWith } from '../../testing/checkout.ts'
import { account, answers, beginWithInvoice, file, supplier } from '../../testing/known-supplier.ts'
import { openField } from '../../testing/open-field.ts'
import { checkedForm, fileId, readFile } from '../../testing/payment.ts'
import { proceed } from '../../testing/proceed.ts'
import { renderAt } from '../../testing/render-at.tsx'

beforeEach(beginWithInvoice)

test('an account that differs from the registered ones is warned of', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/suppliers/7/accounts': { accounts: [{ ...account, account_number: '7654321' }] },
  })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getByText(/登録済みの口座と異なります。/)).toBeVisible())
  expect(screen.getByRole('radio', { name: /7654321/ })).not.toBeChecked()
})

const accountsOf = (id: number) => `GET /api/v1/suppliers/${id}/accounts`

test('accounts that could not be loaded are not taken for none, and are asked for again', async () => {
  const network = answerWith({ ...answers, [accountsOf(7)]: refusal(503, 'service_unavailable') })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getByText(/登録済みの口座を読み込めませんでした/)).toBeVisible())
  expect(screen.queryByRole('textbox', { name: /口座番号/ })).toBeNull()
  const retry = screen.getByRole('button', { name: 'もう一度読み込む' })
  await proceed()
  await userEvent.click(await screen.findByRole('link', { name: '振込先口座を選択してください。' }))
  expect(retry).toHaveFocus()
  network.answer(accountsOf(7), { accounts: [account] })
  await userEvent.click(retry)
  expect(await screen.findByRole('radio', { name: /みずほ 東京営業部 普通 1234567/ })).toBeChecked()
})

test('in the place of a chosen account that was deleted nothing is chosen by itself', async () => {
  const unread = { value: null, confidence: 'not_read', place: null } as const
  const fields = readFile.ocr.fields && { ...readFile.ocr.fields, account_number: unread }
  answerWith({
    ...answers,
    [file]: { ...readFile, ocr: { ...readFile.ocr, fields } },
    [accountsOf(7)]: { accounts: [{ ...account, id: account.id + 1, account_number: '7654321' }] },
  })
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getByRole('radio', { name: /7654321/ })).not.toBeChecked())
  await proceed()
  expect(await screen.findByRole('link', { name: '振込先口座を選択してください。' })).toBeVisible()
})

test('after choosing among accounts, a supplier without any takes a new one', async () => {
  const others = [
    { ...account, id: 21, account_number: '2222222' },
    { ...account, id: 22, account_number: '3333333' },
  ]
  const suppliers = [
    supplier,
    { ...supplier, id: 8, name: '株式会社二口座' },
    { ...supplier, id: 9, name: '株式会社口座なし' },
  ]
  answerWith({
    ...answers,
    [accountsOf(8)]: { accounts: others },
    [accountsOf(9)]: { accounts: [] },
    'GET /api/v1/suppliers': { suppliers, count_all: 3 },
    'GET /api/v1/banks2': { banks: [] },
  })
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId })
  await renderAt('/payments/add/invoiceinfo')
  const choose = async (name: string) => {
    const field = await screen.findByRole('combobox', { name: /会社名・カナ・法人番号で探す/ })
    await userEvent.clear(field)
    await userEvent.type(field, '株式')
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  await openField('振込先口座')
  await userEvent.click(screen.getByRole('radio', { name: '新しい口座を登録する' }))
  await userEvent.click(screen.getByRole('radio', { name: /1234567/ }))
  await openField('支払先')
  await choose('株式会社二口座')
  expect(await screen.findByRole('radio', { name: /2222222/ })).not.toBeChecked()
  await choose('株式会社口座なし')
  await screen.findByRole('textbox', { name: /口座番号/ })
  await proceed()
  expect(await screen.findByRole('link', { name: '口座番号を入力してください。' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '振込先口座を選択してください。' })).toBeNull()
})
