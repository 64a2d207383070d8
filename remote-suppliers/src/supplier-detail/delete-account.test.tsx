import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-at.tsx'
import { account, readFeatures, readSupplier, supplier } from '../testing/supplier.ts'

const remove = `DELETE /api/v1/suppliers/5/accounts/${account.id}`
const base = { [readSupplier]: supplier, [readFeatures]: { collections: true, collections_existing: true } }
const withoutAccount = { ...supplier, accounts: [], account_count: 0, deleted_accounts: [account] }

const opener = () => screen.findByRole('button', { name: '口座を削除する（口座番号 2876140）' })
const confirm = async () => {
  await userEvent.click(await opener())
  const dialog = within(await screen.findByRole('alertdialog', { name: 'この口座を削除しますか' }))
  expect(dialog.getByText('みずほ銀行 東京営業部 普通 2876140')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
}
const listen = () => {
  const shown = jest.fn()
  return { shown, end: bus.on('snackbar', shown) }
}

test('an account that is in use is not deleted: the dialog says by what, and where to see it', async () => {
  const details = {
    payment_count: 2,
    returned_count: 1,
    application_count: 0,
    payments: [{ invoice_id: 31, amount: 5500 }],
  }
  const body = { status: 'account_in_use', message: 'だめです。', details }
  answerWith({ ...base, [remove]: Response.json(body, { status: 409 }) })
  await renderAt('/suppliers/5')
  await confirm()
  const dialog = within(await screen.findByRole('dialog', { name: 'この口座は、いま削除できません' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'お手続き中のお支払い（2件）',
    '組戻しの取扱いが終わっていないお支払い（1件）',
    'I-00000031（5,500円）',
  ])
  expect(dialog.getByRole('link', { name: 'I-00000031（5,500円）' })).toHaveAttribute(
    'href',
    '/suppliers/5/payment-history/31',
  )
  expect(dialog.getByRole('link', { name: 'お支払いの履歴を見る' })).toHaveAttribute(
    'href',
    '/suppliers/5/payment-history',
  )
  await userEvent.click(dialog.getAllByRole('button', { name: '閉じる' }).at(-1)!)
  expect(await opener()).toBeVisible()
})

test('a refusal is shown, and the account stays', async () => {
  answerWith({ ...base, [remove]: refusal(422, 'supplier_not_allowed', '理由の文') })
  const { shown, end } = listen()
  await renderAt('/suppliers/5')
  await confirm()
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ color: 'error', text: '理由の文' })))
  expect(await opener()).toBeVisible()
  end()
})

test('a lost answer is shown in the dialog, and the account can be deleted from there', async () => {
  const network = answerWith({ ...base, [remove]: lost })
  await renderAt('/suppliers/5')
  await confirm()
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('接続できませんでした')
  network.answer(remove, {})
  network.answer(readSupplier, withoutAccount)
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
  expect(await screen.findByText('振込先口座は登録されていません')).toBeVisible()
})

test.each([
  ['deleted', {}],
  ['deleted in another tab', refusal(404, 'account_not_found')],
])('an account that is %s goes, its history stays, and the focus is at the accounts', async (_, answer) => {
  const network = answerWith({ ...base, [remove]: answer })
  const { shown, end } = listen()
  await renderAt('/suppliers/5')
  await opener()
  network.answer(readSupplier, withoutAccount)
  await confirm()
  expect(await screen.findByText('振込先口座は登録されていません')).toBeVisible()
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ color: 'success', text: '口座を削除しました。' }))
  expect(screen.getByRole('link', { name: 'みずほ銀行 東京営業部 普通 2876140 の変更の履歴' })).toHaveAttribute(
    'href',
    `/suppliers/5/accounts/${account.id}/changes`,
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: '振込先口座' })).toHaveFocus())
  end()
})

test('a deleted account goes with its dialog, however late the supplier is answered again', async () => {
  const network = answerWith({ ...base, [remove]: {} })
  await renderAt('/suppliers/5')
  await opener()
  network.answer(readSupplier, () => new Promise(() => {}))
  await confirm()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('button', { name: /^口座を削除する/ })).toBeNull()
  expect(screen.getByRole('link', { name: /2876140 の変更の履歴$/ })).toBeVisible()
})

test('nobody takes an account of a rejected supplier out of use', async () => {
  answerWith({ ...base, [readSupplier]: { ...supplier, status: 'Rejected' } })
  await renderAt('/suppliers/5')
  expect(await screen.findByRole('link', { name: /^変更の履歴/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^口座を削除する/ })).toBeNull()
})
