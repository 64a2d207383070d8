import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-at.tsx'
import { account, deletion, readFeatures, readSupplier, supplier } from '../testing/supplier.ts'

const askDeletion = 'GET /api/v1/suppliers/5/deletion'
const remove = 'DELETE /api/v1/suppliers/5'
const use = {
  invoice_id: 14,
  type: 'InvoicePayment',
  status: 3,
  amount: 198_000,
  transfer_date: '2026-12-11',
  due_date: '2026-12-11',
  is_action_required: false,
  is_money_returned: false,
}
const base = {
  [readSupplier]: supplier,
  [readFeatures]: { collections: true, collections_existing: true },
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
}

const openDialog = async () => userEvent.click(await screen.findByRole('button', { name: '取引先を削除する' }))

test('a supplier that cannot be had can be asked for again', async () => {
  const network = answerWith({ ...base, [readSupplier]: lost })
  await renderAt('/suppliers/5')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(readSupplier, supplier)
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: supplier.name })).toBeVisible()
})

test.each(['/suppliers/5', '/suppliers/abc'])('%s without a supplier leads back to the list', async path => {
  answerWith({ ...base, [readSupplier]: refusal(404, 'supplier_not_found') })
  await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: '取引先が見つかりません' })).toBeVisible()
  expect(screen.getByRole('link', { name: '登録取引先の一覧へ' })).toHaveAttribute('href', '/suppliers')
})

test('a frozen supplier is shown as stopped, with whom to ask, and nobody is led to pay it', async () => {
  answerWith({ ...base, [readSupplier]: { ...supplier, is_frozen: true } })
  await renderAt('/suppliers/5')
  expect(await screen.findByText('停止中')).toBeVisible()
  expect(screen.getByText(/利用停止中のため、お支払いいただけません/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /支払う/ })).toBeNull()
})

test.each([
  ['Approved', '確認済み', /確認が完了しています/],
  ['Unapproved', '確認前', /確認を待っています/],
  ['Escalation', '追加確認中', /追加の確認を行っています/],
  ['Rejected', '利用不可', /お引き受けできません/],
] as const)('says what %s means', async (status, label, meaning) => {
  answerWith({ ...base, [readSupplier]: { ...supplier, status } })
  await renderAt('/suppliers/5')
  const section = within(await screen.findByRole('region', { name: '状態' }))
  expect(section.getByText(label)).toBeVisible()
  expect(section.getByText(meaning)).toBeVisible()
})

test('facts say the phone with hyphens, the holder in full width and one number once', async () => {
  answerWith(base)
  await renderAt('/suppliers/5')
  expect(await screen.findByText('03-5219-0733')).toBeVisible()
  expect(screen.getByText('ゼイ）アカツキカイケイ')).toBeVisible()
  expect(screen.getByText('T5999947091087')).toBeVisible()
  expect(screen.queryByText('法人番号')).toBeNull()
})

// Nothing said how a wrong phone number gets right.
test('the facts lead to the form of the contact data, and say what of them stays', async () => {
  answerWith(base)
  await renderAt('/suppliers/5')
  const facts = within(await screen.findByRole('region', { name: '取引先の情報' }))
  expect(facts.getByRole('link', { name: '連絡先を編集' })).toHaveAttribute('href', '/suppliers/5/edit')
  expect(facts.getByText(/確認の対象のため変更できません/)).toBeVisible()
  // A corporate number is registered once: what led to a second registration ended in a refusal.
  expect(facts.getByText(/取引先を削除して登録し直すか、/)).toBeVisible()
})

// What was left empty at the registration stayed so.
test('a supplier without T number or kana leads to where they are added', async () => {
  answerWith({ ...base, [readSupplier]: { ...supplier, corporate_number: null, registration_number: null } })
  await renderAt('/suppliers/5')
  const link = await screen.findByRole('link', { name: '未登録の情報・連絡先を編集' })
  expect(link).toHaveAttribute('href', '/suppliers/5/edit')
})

test.each([
  ['法人番号', '5999947091087'],
  ['登録番号（T番号）', 'T1999997470185'],
])('the %s can be copied', async (label, number) => {
  answerWith({ ...base, [readSupplier]: { ...supplier, registration_number: 'T1999997470185' } })
  await renderAt('/suppliers/5')
  await userEvent.setup().click(await screen.findByRole('button', { name: `${label}をコピーする` }))
  expect(await navigator.clipboard.readText()).toBe(number)
})

test('a number that is not registered has nothing to copy', async () => {
  answerWith({ ...base, [readSupplier]: { ...supplier, corporate_number: null, registration_number: null } })
  await renderAt('/suppliers/5')
  expect(await screen.findByText('03-5219-0733')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(法人番号|登録番号).*コピーする$/ })).toBeNull()
})

test('leads to the forms, the changes, the histories and a payment', async () => {
  answerWith(base)
  await renderAt('/suppliers/5')
  expect(await screen.findByRole('link', { name: '口座を追加する' })).toHaveAttribute(
    'href',
    '/suppliers/5/accounts/add',
  )
  expect(screen.getByRole('link', { name: /^口座を修正する/ })).toHaveAttribute(
    'href',
    `/suppliers/5/accounts/${account.id}/edit`,
  )
  expect(screen.getByRole('link', { name: /^変更の履歴/ })).toHaveAttribute(
    'href',
    `/suppliers/5/accounts/${account.id}/changes`,
  )
  expect(screen.getByRole('link', { name: 'お支払いの履歴を見る' })).toHaveAttribute(
    'href',
    '/suppliers/5/payment-history',
  )
  expect(await screen.findByRole('link', { name: 'カード払いのご依頼の履歴を見る' })).toHaveAttribute(
    'href',
    '/suppliers/5/collection-history',
  )
  expect(screen.getByRole('link', { name: 'この取引先に支払う' })).toHaveAttribute(
    'href',
    '/payments/invoicepayment?supplier_id=5',
  )
})

test('where requests are off, nothing leads to their history', async () => {
  const network = answerWith({ ...base, [readFeatures]: { collections: false, collections_existing: false } })
  await renderAt('/suppliers/5')
  await waitFor(() => expect(network.calls()).toContain(readFeatures))
  expect(screen.queryByRole('link', { name: 'カード払いのご依頼の履歴を見る' })).toBeNull()
})

test('a rejected supplier is not paid and its accounts stay as they are', async () => {
  answerWith({ ...base, [readSupplier]: { ...supplier, status: 'Rejected' } })
  await renderAt('/suppliers/5')
  await screen.findByRole('heading', { level: 1, name: supplier.name })
  for (const name of ['この取引先に支払う', '口座を追加する', /^口座を修正する/])
    expect(screen.queryByRole('link', { name })).toBeNull()
})

test('a refused deletion lists what prevents it, each with a link', async () => {
  const request = { ...use, invoice_id: 21, type: 'InvoiceRequestSeller', status: 7 }
  answerWith({
    ...base,
    [askDeletion]: {
      ...deletion,
      refusal: 'supplier_in_use',
      uses: [use, request],
      use_count: 12,
      application_count: 1,
    },
  })
  await renderAt('/suppliers/5')
  await openDialog()
  const dialog = within(await screen.findByRole('dialog', { name: `${supplier.name}は、いま削除できません` }))
  expect(dialog.getByRole('link', { name: 'お支払い I-00000014' })).toHaveAttribute('href', '/payments/reserved/14')
  expect(dialog.getByRole('link', { name: 'カード払いのご依頼 I-00000021' })).toHaveAttribute(
    'href',
    '/suppliers/5/collection-history/21',
  )
  expect(dialog.getByText('ほか10件')).toBeVisible()
  expect(dialog.getByText(/本人認証の途中のお申し込みが1件/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: '削除する' })).toBeNull()
})

test('the dialog names what goes and what stays; deleted, it leads to the list', async () => {
  const network = answerWith({ ...base, [askDeletion]: deletion, [remove]: {} })
  const changed = jest.fn()
  const shown = jest.fn()
  const ends = [bus.on('statsChanged', changed), bus.on('snackbar', shown)]
  const { address } = await renderAt('/suppliers/5')
  await openDialog()
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('振込先口座（1件）とその変更の履歴')).toBeVisible()
  expect(dialog.getByText(/終了したお支払い（4件）/)).toBeVisible()
  expect(dialog.getByText(/終了したカード払いのご依頼（2件）/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'お支払いの一覧' })).toHaveAttribute('href', '/payments/history')
  expect(dialog.getByRole('link', { name: 'カード払いのご依頼の一覧' })).toHaveAttribute('href', '/collections/history')
  await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(address()).toBe('/suppliers'))
  expect(network.calls()).toContain(remove)
  expect(changed).toHaveBeenCalled()
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ text: `${supplier.name}を削除しました。` }))
  ends.forEach(end => end())
})

test('a supplier that came into use under the open dialog is not deleted, which says why', async () => {
  const network = answerWith({ ...base, [askDeletion]: deletion, [remove]: refusal(409, 'supplier_in_use') })
  const { address } = await renderAt('/suppliers/5')
  await openDialog()
  network.answer(askDeletion, { ...deletion, refusal: 'supplier_in_use', uses: [use], use_count: 1 })
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }))
  expect(await screen.findByRole('link', { name: 'お支払い I-00000014' })).toBeVisible()
  expect(address()).toBe('/suppliers/5')
})

test('a lost answer is reported, and nothing is shown as deleted', async () => {
  answerWith({ ...base, [askDeletion]: deletion, [remove]: lost })
  const { address } = await renderAt('/suppliers/5')
  await openDialog()
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('接続できませんでした')
  expect(address()).toBe('/suppliers/5')
})
