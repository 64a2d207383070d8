import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-screen.tsx'
import { corporationUser, signInAs, soleProprietor, soleProprietorUser } from '../testing/user.ts'

const information = { 'GET /api/v1/users/information': corporationUser }
const read = 'GET /api/v1/users/verification'
const request = 'POST /api/v1/users/verification/letter'
const enter = 'POST /api/v1/users/verification'
const open = { verified_at: null, letter: null, next_letter_from: null }
const letter = {
  recipient: '株式会社サンプル商事',
  postal_code: '1010047',
  address: '東京都千代田区内神田2-14-6',
  requested_at: '2026-11-20T01:00:00.000Z',
  printed_at: '2026-11-20T06:00:00.000Z',
  expires_at: '2026-12-20T06:00:00.000Z',
  remaining_attempts: 5,
}
const sent = { verified_at: null, letter, next_letter_from: '2026-11-27T01:00:00.000Z' }

beforeEach(() => signInAs(corporationUser))
/** Opens the confirmation, and returns it. */
async function askForLetter(part: Awaited<ReturnType<typeof section>>) {
  await userEvent.click(await part.findByRole('button', { name: '確認コードの郵送を申し込む' }))
  return within(await screen.findByRole('alertdialog', { name: '確認コードの郵送先の確認' }))
}
const section = async () => within(await screen.findByRole('region', { name: '会社の確認' }))

test('a failed load can be tried again', async () => {
  const network = answerWith({ ...information, [read]: new Response('', { status: 503 }) })
  await renderAt('/myaccount/company')
  const part = await section()
  await userEvent.click(await part.findByRole('button', { name: 'もう一度読み込む' }))
  network.answer(read, open)
  await waitFor(() => expect(part.getByRole('button', { name: /もう一度読み込む|郵送を申し込む/ })).toBeVisible())
})

test('an address that the register does not have is reported, with the other way', async () => {
  answerWith({
    ...information,
    [read]: open,
    [request]: refusal(422, 'letter_address_unknown', '所在地を確認できませんでした。'),
  })
  await renderAt('/myaccount/company')
  const part = await section()
  const dialog = await askForLetter(part)
  await userEvent.click(dialog.getByRole('button', { name: '郵送を申し込む' }))
  expect(await part.findByText('所在地を確認できませんでした。')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(part.getByRole('link', { name: /お問い合わせ窓口を開く/ })).toBeVisible()
})

test('a sole proprietor reads nothing of corporate numbers or registers', async () => {
  answerWith({ 'GET /api/v1/users/information': soleProprietorUser, [read]: open })
  await renderAt('/myaccount/company')
  expect(await (await section()).findByText(/^ご登録のご自宅の住所へ、確認コードを郵送します。/)).toBeVisible()
  expect(screen.queryByText(/法人番号|登記事項証明書/)).toBeNull()
})

// One press posted it, to an address that nobody had been shown.
test('a sole proprietor sees the address before the letter goes there, and can go back', async () => {
  const network = answerWith({
    'GET /api/v1/users/information': { ...soleProprietorUser, sole_proprietor: soleProprietor },
    [read]: open,
  })
  await renderAt('/myaccount/company')
  const dialog = await askForLetter(await section())
  // The house number stood at the head of a line, beside the name.
  const address = dialog.getByText('〒150-0002 東京都渋谷区渋谷2-15-1 青葉荘201 竹内 直子 様')
  expect(address.textContent).toBe('〒150-0002\n東京都渋谷区渋谷2-15-1\n青葉荘201\n竹内 直子 様')
  expect(dialog.getByText(/次の郵送は、7日後から/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '戻る' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(network.calls()).not.toContain(request)
})

// The dialog was confirmed first, and then refused.
test.each([
  ['under_review', /^登録審査が終わると、確認コードの郵送をお申し込みいただけます。/],
  ['rejected', /^登録審査の結果、会社の確認はご利用いただけません。/],
] as const)('a company whose registration is %s reads why it cannot ask for a letter', async (status, words) => {
  const user = { ...corporationUser, registration_status: status }
  signInAs(user)
  answerWith({ 'GET /api/v1/users/information': user, [read]: open })
  await renderAt('/myaccount/company')
  const part = await section()
  expect(await part.findByText(words)).toBeVisible()
  expect(part.queryByRole('button')).toBeNull()
})

// It said that these facts had been checked by law, before anybody had checked anything.
test.each([
  ['before', open, /^これらは、ご登録のときに入力された情報です。/],
  ['after', { ...open, verified_at: '2026-11-24T02:30:00.000Z' }, /^これらは、法令にもとづく取引時確認で確かめた/],
])('what cannot be changed here says why, %s the verification, and where to tell a typo', async (_, answer, why) => {
  answerWith({ ...information, [read]: answer })
  await renderAt('/myaccount/company')
  const fixed = within(await screen.findByRole('region', { name: '変更に確認が必要な情報' }))
  expect(await fixed.findByText(why)).toBeVisible()
  expect(fixed.getByText(/^入力の誤りや/)).toBeVisible()
  expect(fixed.getByRole('link', { name: /お問い合わせ窓口を開く/ })).toBeVisible()
})

test('a letter is requested, and its address and the day of the next one are shown', async () => {
  answerWith({ ...information, [read]: open, [request]: { ...sent, letter: { ...letter, printed_at: null } } })
  await renderAt('/myaccount/company')
  const part = await section()
  const dialog = await askForLetter(part)
  expect(dialog.getByText(/国税庁の法人番号公表サイトに掲載されている所在地/)).toBeVisible()
  expect(dialog.getByText(/〒100-0005 東京都千代田区丸の内1-1-1/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '郵送を申し込む' }))
  expect(await part.findByText(/郵送の準備をしています/)).toBeVisible()
  expect(part.getByText(/〒101-0047 東京都千代田区内神田2-14-6/)).toBeVisible()
  expect(part.getByText(/2026年11月27日/)).toBeVisible()
  expect(part.queryByRole('textbox', { name: /確認コード/ })).toBeNull()
})

test('a code of the wrong length is not sent, and a wrong one stays in its field', async () => {
  const network = answerWith({
    ...information,
    [read]: sent,
    [enter]: refusal(400, 'letter_code_incorrect', '確認コードが正しくありません。あと4回入力できます。'),
  })
  await renderAt('/myaccount/company')
  const part = await section()
  const field = await part.findByRole('textbox', { name: /確認コード/ })
  await userEvent.type(field, 'K7QFM')
  await userEvent.click(part.getByRole('button', { name: '確認する' }))
  expect(await part.findByText('＊確認コードは10文字で入力してください。')).toBeVisible()
  expect(network.calls()).not.toContain(enter)
  await userEvent.type(field, 'X3P9D')
  await userEvent.click(part.getByRole('button', { name: '確認する' }))
  expect(await part.findByText(/あと4回入力できます/)).toBeVisible()
  expect(field).toHaveValue('K7QFMX3P9D')
  network.answer(enter, lost)
  await userEvent.click(part.getByRole('button', { name: '確認する' }))
  expect(await part.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('K7QFMX3P9D')
})

test('the right code verifies the company at once', async () => {
  const network = answerWith({
    ...information,
    [read]: sent,
    [enter]: { verified_at: '2026-11-24T02:30:00.000Z', letter: null, next_letter_from: null },
  })
  await renderAt('/myaccount/company')
  const part = await section()
  await userEvent.type(await part.findByRole('textbox', { name: /確認コード/ }), 'k7qfm-x3p9d')
  await userEvent.click(part.getByRole('button', { name: '確認する' }))
  expect(await part.findByText(/会社の確認は、2026年11月24日に完了しました/)).toBeVisible()
  expect(await network.bodies(enter)).toEqual([{ letter_code: 'k7qfm-x3p9d' }])
})
