import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { fileId, readFile } from '../../testing/payment.ts'
import { preGroup, preGroupList } from '../../testing/pre-group.ts'
import { preparedTab } from '../../testing/prepared-tab.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/oauth/pre_groups/5'
const screenAnswers = {
  [get]: preGroup,
  'GET /api/v1/oauth/pre_groups': preGroupList,
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
}
const one = 'DELETE /api/v1/oauth/pre_groups/5/items/31'
const rest = 'DELETE /api/v1/oauth/pre_groups/5'
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

const { rowOf, isShown, onSnackbar } = preparedTab()

test('an item is put aside after a question, and nothing is done on a no', async () => {
  const network = answerWith(screenAnswers)
  await renderAt('/payments/oauth/5')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房：除外する' }))
  await confirm('戻る')
  expect(network.calls()).not.toContain(one)
})

test('an item that is being paid is not put aside, which the snackbar says', async () => {
  answerWith({ ...screenAnswers, [one]: refusal(409, 'pre_item_payment_in_progress') })
  await renderAt('/payments/oauth/5')
  await userEvent.click(await screen.findByRole('button', { name: '株式会社青葉デザイン製作所：除外する' }))
  await confirm('除外する')
  await isShown('お手続き中のお支払いがあるため、除外できません')
  expect(await rowOf('青葉デザイン')).toHaveTextContent('未申込')
})

test('an item that was put aside stays in its place, marked', async () => {
  const network = answerWith({ ...screenAnswers, [one]: {} })
  await renderAt('/payments/oauth/5')
  await userEvent.click(await screen.findByRole('button', { name: '株式会社青葉デザイン製作所：除外する' }))
  const late = Promise.withResolvers<object>()
  network.answer(get, () => late.promise)
  await confirm('除外する')
  await isShown('お支払いを除外しました')
  // The row as it was would have its button pressed again.
  await waitFor(async () => expect(within(await rowOf('青葉デザイン')).queryByRole('button')).toBeNull())
  late.resolve({
    ...preGroup,
    count_items: 2,
    items: preGroup.items.map(item => (item.pre_id === 31 ? { ...item, is_discarded: true } : item)),
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: '残りをすべて除外する' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('table')).toHaveFocus())
})

test('the rest of a group put aside, of which nothing is paid, leads to the list', async () => {
  const network = answerWith({ ...screenAnswers, [rest]: {} })
  const { address } = await renderAt('/payments/oauth/5')
  await userEvent.click(await screen.findByRole('button', { name: '残りをすべて除外する' }))
  expect(await screen.findByText(/まだお申し込みいただいていない2件/)).toBeVisible()
  network.answer(get, refusal(404, 'pre_group_not_found'))
  await confirm('すべて除外する')
  await waitFor(() => expect(address()).toBe('/payments/oauth'))
})

test.each([
  ['one item', one, '株式会社青葉デザイン製作所：除外する', '除外する'],
  ['the rest', rest, '残りをすべて除外する', 'すべて除外する'],
])('after a lost answer the dialog of %s stays and says so first', async (_, call, button, yes) => {
  const network = answerWith({ ...screenAnswers, [call]: lost })
  await renderAt('/payments/oauth/5')
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await confirm(yes)
  const dialog = screen.getByRole('alertdialog')
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('サーバーに接続できませんでした。')
  expect(alert.compareDocumentPosition(within(dialog).getByText(/除外/, { selector: 'p' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(onSnackbar).not.toHaveBeenCalled()
  network.answer(call, {})
  await confirm(yes)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(network.requestsOf(call)).toHaveLength(2)
})
