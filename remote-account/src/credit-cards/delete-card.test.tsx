import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { jcb, visa } from '../testing/card.ts'
import { renderAt } from '../testing/render-screen.tsx'

const list = 'GET /api/v1/invoices/credit_cards'
const remove = 'DELETE /api/v1/invoices/credit_cards/1'
const both = { credit_cards: [visa, jcb], limit: 10 }
const open = () => renderAt('/myaccount/creditcards')
const ask = async () => userEvent.click(await screen.findByRole('button', { name: /^Visa 末尾1111（.*）を削除$/ }))
const dialog = (name = 'Visa 末尾1111を削除しますか') => within(screen.getByRole('alertdialog', { name }))
const confirm = () => userEvent.click(dialog().getByRole('button', { name: '削除する' }))
const heard: string[] = []
bus.on('snackbar', ({ text }) => heard.push(text))
beforeEach(() => {
  heard.length = 0
})

test('names the card, says what stays, and does nothing when it is left', async () => {
  const network = answerWith({ [list]: both })
  await open()
  await ask()
  expect(dialog().getByText(/これまでのお支払いの記録と領収書は残ります/)).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: '戻る' }))
  expect(network.calls()).not.toContain(remove)
})

test('takes the card off the list and says so', async () => {
  const network = answerWith({ [list]: both, [remove]: {} })
  await open()
  await ask()
  network.answer(list, { credit_cards: [jcb], limit: 10 })
  await confirm()
  await waitFor(() => expect(screen.queryByText('Visa 末尾1111')).not.toBeInTheDocument())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(heard).toEqual(['Visa 末尾1111を削除しました。'])
})

test('names the payments that need the card, each with its link', async () => {
  const payments = [
    {
      payment_id: '6f1f6c1e-2d3b-4c5a-9e8f-0a1b2c3d4e5f',
      supplier_name: '株式会社アオバデザイン',
      total_amount: 113_300,
    },
    { payment_id: '7f1f6c1e-2d3b-4c5a-9e8f-0a1b2c3d4e5f', supplier_name: '北星物流株式会社', total_amount: 64_900 },
  ]
  const refused = Response.json(
    { status: 'card_in_use', message: '使用中です。', details: { payments } },
    { status: 409 },
  )
  answerWith({ [list]: both, [remove]: refused })
  await open()
  await ask()
  await confirm()
  await screen.findByRole('alertdialog', { name: 'Visa 末尾1111は今は削除できません' })
  const inUse = dialog('Visa 末尾1111は今は削除できません')
  expect(inUse.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '株式会社アオバデザイン手数料を含む 113,300円お手続きを続ける',
    '北星物流株式会社手数料を含む 64,900円お手続きを続ける',
  ])
  expect(inUse.getByRole('link', { name: '株式会社アオバデザインのお手続きを続ける' })).toHaveAttribute(
    'href',
    `/payments/complete?payment_id=${payments[0]!.payment_id}`,
  )
  await userEvent.click(inUse.getAllByRole('button', { name: '閉じる' }).at(-1)!)
  expect(screen.getByText('Visa 末尾1111')).toBeVisible()
})

test.each([
  ['a lost answer', lost, 'サーバーに接続できませんでした。'],
  [
    'a gateway without an answer',
    refusal(503, 'service_unavailable', '決済システムから応答がありませんでした。'),
    '決済システムから応答がありませんでした。',
  ],
])('%s leaves the dialog open and is said there first, and the card stays', async (_, answer, text) => {
  answerWith({ [list]: both, [remove]: answer })
  await open()
  await ask()
  await confirm()
  const alert = await dialog().findByRole('alert')
  expect(alert).toHaveTextContent(text)
  expect(alert.compareDocumentPosition(dialog().getByText(/記録と領収書は残ります/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.getByText('Visa 末尾1111')).toBeInTheDocument()
  expect(heard).toEqual([])
})

test('a refusal closes the dialog, and the snackbar says why', async () => {
  answerWith({ [list]: both, [remove]: refusal(429, 'too_many_requests', '操作の回数が上限に達しました。') })
  await open()
  await ask()
  await confirm()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(heard).toEqual(['操作の回数が上限に達しました。'])
  expect(screen.getByText('Visa 末尾1111')).toBeVisible()
})

// Deleted in another tab, or by the call whose answer was lost.
test('a card that is gone is off the list, as was wanted', async () => {
  const network = answerWith({ [list]: both, [remove]: refusal(404, 'credit_card_not_found') })
  await open()
  await ask()
  network.answer(list, { credit_cards: [jcb], limit: 10 })
  await confirm()
  await waitFor(() => expect(screen.queryByText('Visa 末尾1111')).not.toBeInTheDocument())
  expect(heard).toEqual(['Visa 末尾1111を削除しました。'])
})

test('payments in the way are said in the snackbar to who has closed the dialog by then', async () => {
  let answer: (response: Response) => void = () => {}
  answerWith({ [list]: both, [remove]: () => new Promise<Response>(resolve => (answer = resolve)) })
  await open()
  await ask()
  await confirm()
  await userEvent.click(dialog().getByRole('button', { name: '戻る' }))
  answer(Response.json({ status: 'card_in_use', message: '使用中です。', details: { payments: [] } }, { status: 409 }))
  await waitFor(() => expect(heard).toEqual(['使用中です。']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
