import { bus } from '@invoice-card/events'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { clearSession } from '@invoice-card/session'
import { renderAt } from '../../testing/render-at.tsx'
import { detailed, readRequest } from '../../testing/request.ts'
import { listSchedules, scheduled, schedulesAnswer } from '../../testing/schedule.ts'

const addressee = 'PUT /api/v1/invoices/18/request_seller/addressee'
const snackbars: string[] = []
beforeEach(() => {
  clearSession()
  snackbars.length = 0
})
bus.on('snackbar', ({ text }) => void snackbars.push(text))

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openDialog = async () => {
  await renderAt('/collections/request/18')
  await userEvent.click(await screen.findByRole('button', { name: '宛先を変更する' }))
  return within(await screen.findByRole('dialog', { name: '宛先を変更する' }))
}
const name = () => screen.getByLabelText(/^ご担当者名/)
const email = () => screen.getByLabelText(/^ご担当者のメールアドレス/)
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

test('one whose buyer is paying has no other addressee', async () => {
  answerWith({ [readRequest]: detailed({ is_addressee_changeable: false }) })
  await renderAt('/collections/request/18')
  await screen.findByRole('button', { name: 'メールを再送信する' })
  expect(screen.queryByRole('button', { name: '宛先を変更する' })).toBeNull()
})

test('an older API, which says nothing about it, has no other addressee', async () => {
  const { is_addressee_changeable: _, is_linked: _linked, ...older } = detailed()
  answerWith({ [readRequest]: older })
  await renderAt('/collections/request/18')
  await screen.findByRole('button', { name: 'メールを再送信する' })
  expect(screen.queryByRole('button', { name: '宛先を変更する' })).toBeNull()
})

test('the fields hold whom the request asks; the same again, and what is no address, is not sent', async () => {
  const network = answerWith({ [readRequest]: detailed() })
  await openDialog()
  expect(name()).toHaveValue('経理部 鈴木')
  expect(email()).toHaveValue('keiri@hokuto.example.jp')
  await press('変更する')
  expect(await screen.findByText(/ご担当者名またはメールアドレスを変更してください。/)).toBeVisible()
  await type(name(), '')
  await type(email(), 'kobayashi')
  await press('変更する')
  expect(await screen.findByText(/ご担当者名を入力してください。/)).toBeVisible()
  expect(screen.getByText(/メールアドレスを正しい形式で入力してください。/)).toBeVisible()
  expect(network.calls()).not.toContain(addressee)
})

test.each([
  ['buyer_is_own_company', '貴社宛てのご依頼はできません。'],
  ['buyer_not_available', 'この宛先が、ただいまご利用いただけない状態になりました。'],
])('an address that is refused (%s) says so at its field, and what was typed stays', async (code, message) => {
  answerWith({ [readRequest]: detailed(), [addressee]: refusal(422, code, message) })
  await openDialog()
  await type(email(), 'own@example.jp')
  await press('変更する')
  await waitFor(() => expect(email()).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(email()).toBeInvalid()
  expect(email()).toHaveValue('own@example.jp')
})

test('one that its buyer took meanwhile says why and what to do', async () => {
  const refused = refusal(409, 'request_already_linked', '依頼先がこのご依頼を受け取っています。')
  const network = answerWith({ [readRequest]: detailed(), [addressee]: refused })
  const dialog = await openDialog()
  await type(email(), 'late@example.jp')
  network.answer(readRequest, detailed({ is_linked: true }))
  await press('変更する')
  expect(await dialog.findByText('依頼先がこのご依頼を受け取っています。')).toBeVisible()
  expect(await dialog.findByText('メールアドレスは変更できません')).toBeVisible()
  expect(screen.queryByLabelText(/^ご担当者のメールアドレス/)).toBeNull()
})

// The former address went along with another name, and a colleague's change was undone.
test("a colleague's change is not overwritten; the form begins again with what is there", async () => {
  const changed = refusal(409, 'request_addressee_changed', '理由の文')
  const network = answerWith({ [readRequest]: detailed(), [addressee]: changed })
  const dialog = await openDialog()
  const theirs = detailed({ buyer_email_address: 'elsewhere@hokuto.example.jp' })
  await type(name(), '購買部 小林')
  network.answer(readRequest, theirs)
  await press('変更する')
  expect(await dialog.findByRole('alert')).toHaveTextContent('理由の文')
  await press('最新の内容を表示する')
  expect(name()).toHaveValue('経理部 鈴木')
  expect(email()).toHaveValue('elsewhere@hokuto.example.jp')
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull()

  network.answer(addressee, theirs)
  await type(name(), '購買部 小林')
  await press('変更する')
  await waitFor(async () =>
    expect((await network.bodies(addressee)).at(-1)).toEqual({
      supplier_person_name: '購買部 小林',
      supplier_person_email: 'elsewhere@hokuto.example.jp',
      known_addressee: {
        supplier_person_name: '経理部 鈴木',
        supplier_person_email: 'elsewhere@hokuto.example.jp',
      },
    }),
  )
})

test('what was typed and not sent is shown again, says so, and can be put back', async () => {
  answerWith({ [readRequest]: detailed() })
  await openDialog()
  await type(email(), 'typed@hokuto.example.jp')
  await press('戻る')
  await userEvent.click(await screen.findByRole('button', { name: '宛先を変更する' }))
  expect(await screen.findByText('入力の途中だった内容を表示しています。')).toBeVisible()
  expect(email()).toHaveValue('typed@hokuto.example.jp')
  await press('登録済みの内容に戻す')
  expect(email()).toHaveValue('keiri@hokuto.example.jp')
  expect(screen.queryByText('入力の途中だった内容を表示しています。')).toBeNull()
})

// One press addressed the request to an address of before.
test('what was typed about an addressee of before is not shown again', async () => {
  const network = answerWith({ [readRequest]: detailed() })
  const { leave } = await renderAt('/collections/request/18')
  await userEvent.click(await screen.findByRole('button', { name: '宛先を変更する' }))
  await type(name(), '購買部 小林')
  leave()
  network.answer(readRequest, detailed({ buyer_email_address: 'elsewhere@hokuto.example.jp' }))
  await openDialog()
  expect(name()).toHaveValue('経理部 鈴木')
  expect(email()).toHaveValue('elsewhere@hokuto.example.jp')
  expect(screen.queryByText('入力の途中だった内容を表示しています。')).toBeNull()
})

test('of a monthly request it says which drafts get the new addressee, without another call', async () => {
  const network = answerWith({ [readRequest]: detailed(), [listSchedules]: schedulesAnswer(scheduled()) })
  await renderAt('/collections/request/18')
  await screen.findByText(/毎月25日に/)
  const calls = network.calls()
  await userEvent.click(await screen.findByRole('button', { name: '宛先を変更する' }))
  expect(screen.getByText(/次に作成される下書きから/)).toBeVisible()
  expect(network.calls()).toEqual(calls)
})

test('a linked one takes another name alone', async () => {
  const linked = detailed({ is_linked: true })
  const network = answerWith({ [readRequest]: linked, [addressee]: linked })
  await openDialog()
  await press('変更する')
  expect(await screen.findByText(/ご担当者名を変更してください。/)).toBeVisible()
  await type(name(), '購買部 小林')
  await press('変更する')
  await waitFor(() => expect(network.calls()).toContain(addressee))
  const supplier_person_email = linked.buyer_email_address
  const known_addressee = { supplier_person_name: linked.supplier_person_name, supplier_person_email }
  expect(await network.bodies(addressee)).toEqual([
    { supplier_person_name: '購買部 小林', supplier_person_email, known_addressee },
  ])
})

test('the new addressee is shown at once, with its line in the timeline', async () => {
  const by = '竹内 美咲'
  const former = { person_name: '経理部 鈴木', email_address: 'keiri@hokuto.example.jp' }
  const changed = detailed({
    supplier_person_name: '購買部 小林',
    buyer_email_address: 'kobayashi@hokuto.example.jp',
    timeline: [{ kind: 'addressee_changed', state: 'done', at: '2026-11-11T01:00:00Z', on: null, by, former }],
  })
  const network = answerWith({ [readRequest]: detailed(), [addressee]: changed })
  const dialog = await openDialog()
  expect(dialog.getByText(/ご依頼のメールをお送りし、これまでのリンクは使えなくなります/)).toBeVisible()
  await type(name(), '購買部 小林')
  await type(email(), 'ｋｏｂａｙａｓｈｉ＠hokuto.example.jp')
  await press('変更する')
  const course = within(await screen.findByRole('region', { name: '進み具合' }))
  expect(await course.findByText('変更前：経理部 鈴木（keiri@hokuto.example.jp）')).toBeVisible()
  expect(course.getByText('変更者：竹内 美咲')).toBeVisible()
  expect(screen.getByText('kobayashi@hokuto.example.jp')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(snackbars).toEqual(['宛先を変更しました。'])
  expect(await network.bodies(addressee)).toEqual([
    {
      supplier_person_name: '購買部 小林',
      supplier_person_email: 'kobayashi@hokuto.example.jp',
      known_addressee: { supplier_person_name: '経理部 鈴木', supplier_person_email: 'keiri@hokuto.example.jp' },
    },
  ])
})

test('of a link alone it says that the new person is to be handed a new link', async () => {
  const byLink = detailed({ is_mailed: false, mails: [], mail_state: null })
  answerWith({ [readRequest]: byLink, [addressee]: byLink })
  const dialog = await openDialog()
  expect(dialog.getByText(/^メールは送信しません。/)).toBeVisible()
  await type(email(), 'kobayashi@hokuto.example.jp')
  await press('変更する')
  await waitFor(() => expect(snackbars).toEqual([expect.stringMatching(/新しいリンクを作成して/)]))
})
