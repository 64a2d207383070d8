import '../testing/page.ts'
import { cleanup, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { store } from '@invoice-card/session'
import {
  answerRegistration,
  beginRegistration,
  field,
  filledRegistration,
  openRegistration,
  paste,
  problems,
  proceed,
  validation,
} from '../testing/registration.tsx'
import { addressOf } from '../testing/render-screen.tsx'
import { registrationAtom, registrationTokenAtom } from './flow-state.ts'

const postalCode = 'GET /api/v1/postal_codes/1500002'
const chooseSoleProprietor = () => userEvent.click(screen.getByRole('radio', { name: /個人事業主/ }))

beforeEach(beginRegistration)

// Who closed the tab of a registration comes back to its address.
test('without an accepted code it leads back to the sign-up, which says that it begins again', async () => {
  store.set(registrationTokenAtom, '')
  answerRegistration()
  const router = openRegistration()
  await waitFor(() => expect(addressOf(router)).toBe('/signup?again=1'))
})

test('fields that were only passed by say nothing', async () => {
  answerRegistration()
  openRegistration()
  for (let stops = 0; stops < 8; stops += 1) await userEvent.tab()
  expect(problems()).toEqual([])
})

test("an empty form of a corporation names each field in the screen's order, and leads to each", async () => {
  const network = answerRegistration()
  const router = openRegistration()
  await proceed()
  const summary = (await screen.findByText('入力内容をご確認ください（15件）')).parentElement!
  const missing = [
    '姓を入力してください。',
    '名を入力してください。',
    '電話番号を入力してください。',
    '法人番号を入力してください。',
    '法人名を入力してください。',
    '法人名（カナ）を入力してください。',
    '郵便番号を入力してください。',
    '都道府県を選択してください。',
    '市区町村を入力してください。',
    '町名・番地を入力してください。',
    '代表者名を入力してください。',
    '代表者名（カナ）を入力してください。',
    '代表者の生年月日を入力してください。',
    '振込名義を入力してください。',
    '利用規約をご確認のうえ、同意してください。',
  ]
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(missing)
  expect(problems()).toEqual(missing.map(text => `＊${text}`))
  await userEvent.click(within(summary).getByRole('link', { name: '法人番号を入力してください。' }))
  expect(field('法人番号')).toHaveFocus()
  expect(addressOf(router)).toBe('/registration')
  expect(network.calls()).not.toContain(validation)
})

test('an empty form of a sole proprietor asks for both addresses', async () => {
  answerRegistration()
  openRegistration()
  await chooseSoleProprietor()
  await proceed()
  expect(await screen.findByText('入力内容をご確認ください（20件）')).toBeVisible()
  expect(problems()).toEqual(
    expect.arrayContaining([
      '＊屋号を入力してください。',
      '＊代表者のセイを入力してください。',
      '＊事業所の郵便番号を入力してください。',
      '＊ご自宅の都道府県を選択してください。',
    ]),
  )
})

test('optional fields say so', () => {
  answerRegistration()
  openRegistration()
  expect(field('業種', '任意')).toBeVisible()
  expect(field('建物名・部屋番号', '任意')).toBeVisible()
})

const katakana = (label: string) => `＊${label}は全角カタカナで入力してください。`
const transferName = '＊振込名義は、カナ、英大文字、数字で30文字以内になるように入力してください。'

test.each([
  ['姓', '佐'.repeat(31), '＊姓は30文字以内で入力してください。'],
  ['電話番号', '5218-0110', '＊電話番号は市外局番から、10桁または11桁の数字で入力してください。'],
  ['法人番号', '4011001098994', '＊法人番号が正しくありません。13桁の番号をご確認ください。'],
  ['法人名', 'あ'.repeat(101), '＊法人名は100文字以内で入力してください。'],
  ['法人名（カナ）', '青葉', katakana('法人名（カナ）')],
  ['郵便番号', '15000', '＊郵便番号は7桁の数字で入力してください。'],
  ['代表者名（カナ）', '誠', katakana('代表者名（カナ）')],
  ['振込名義', '青葉', transferName],
  ['振込名義', 'ア'.repeat(31), transferName],
])("a corporation's %s of 「%s」 is refused when it is left", async (label, typed, message) => {
  answerRegistration()
  openRegistration()
  await paste(field(label), typed)
  expect(problems()).toEqual([])
  await userEvent.tab()
  expect(await screen.findByText(message)).toBeVisible()
  expect(field(label)).toBeInvalid()
})

test('the summary of what is wrong names each field', async () => {
  answerRegistration()
  openRegistration()
  await paste(field('姓'), '佐'.repeat(31))
  await paste(field('名'), '実'.repeat(31))
  await userEvent.click(screen.getByRole('button', { name: '確認画面へ進む' }))
  const named = (label: string) => screen.findByRole('link', { name: `${label}は30文字以内で入力してください。` })
  expect(await named('姓')).toBeVisible()
  expect(await named('名')).toBeVisible()
})

test.each([
  ['屋号（カナ）', '青葉', katakana('屋号（カナ）')],
  ['代表者の姓', '青'.repeat(31), '＊代表者の姓は30文字以内で入力してください。'],
  ['代表者のセイ', 'Aoba', katakana('代表者のセイ')],
  ['代表者のメイ', '花子', katakana('代表者のメイ')],
])("a sole proprietor's %s of 「%s」 is refused when it is left", async (label, typed, message) => {
  answerRegistration()
  openRegistration()
  await chooseSoleProprietor()
  await paste(field(label), typed)
  await userEvent.tab()
  expect(await screen.findByText(message)).toBeVisible()
})

test.each([
  [['1981', '2', '29'], '＊代表者の生年月日を正しく入力してください。'],
  [
    [String(new Date().getFullYear() - 10), '1', '1'],
    '＊18歳以上の方のみご登録いただけます。代表者の生年月日をご確認ください。',
  ],
])('a birthday of %s is refused', async (parts, message) => {
  answerRegistration()
  openRegistration()
  for (const [index, name] of ['年', '月', '日'].entries())
    await paste(screen.getByRole('textbox', { name }), parts[index]!)
  await userEvent.tab()
  expect(await screen.findByText(message)).toBeVisible()
})

test('a year of the Japanese calendar becomes the western one, with the era beside it', async () => {
  answerRegistration()
  openRegistration()
  await paste(screen.getByRole('textbox', { name: '年' }), 'S55')
  await paste(screen.getByRole('textbox', { name: '月' }), '４')
  await paste(screen.getByRole('textbox', { name: '日' }), '1')
  expect(screen.getByRole('textbox', { name: '年' })).toHaveValue('1980')
  expect(await screen.findByText('昭和55年')).toBeVisible()
})

test.each([
  ['法人名（カナ）', 'のーすﾘﾝｸ', 'ノースリンク'],
  ['代表者名（カナ）', 'こばやし　まこと', 'コバヤシ マコト'],
  ['法人番号', '１９９９９９７-４７０１８５', '1999997470185'],
  ['郵便番号', '〒０６０－０００５', '0600005'],
  ['電話番号', '０３（５２１８）０１１０', '03-5218-0110'],
  ['振込名義', '株式会社のーすりんく', 'カ）ノースリンク'],
])('%s of 「%s」 turns into 「%s」 when it is left', async (label, typed, spelled) => {
  answerRegistration({ 'GET /api/v1/postal_codes/0600005': { addresses: [] } })
  openRegistration()
  await paste(field(label), typed)
  expect(field(label)).toHaveValue(typed)
  await userEvent.tab()
  expect(field(label)).toHaveValue(spelled)
  expect(problems()).toEqual([])
})

test('a postal code in full width fills the address, but neither a building nor what was typed', async () => {
  answerRegistration({
    [postalCode]: { addresses: [{ address_state: '東京都', address_city: '渋谷区', address_street: '渋谷' }] },
  })
  openRegistration()
  await paste(field('町名・番地'), '渋谷2-15-1')
  await paste(field('郵便番号'), '１５０−０００２')
  await waitFor(() => expect(field('市区町村')).toHaveValue('渋谷区'))
  expect(field('都道府県')).toHaveValue('東京都')
  expect(field('町名・番地')).toHaveValue('渋谷2-15-1')
  expect(field('建物名・部屋番号', '任意')).toHaveValue('')
})

test('a half-filled form is there again after the screen was left or reloaded', async () => {
  answerRegistration()
  openRegistration()
  await chooseSoleProprietor()
  await paste(field('屋号'), '小林写真事務所')
  await userEvent.click(screen.getByRole('checkbox', { name: /利用規約に同意する/ }))
  cleanup()
  expect(JSON.parse(sessionStorage.getItem('invoice-card.entry.registration.values') ?? '{}')).toMatchObject({
    business_form: '2',
    sole_proprietor: { business_name: '小林写真事務所' },
  })
  openRegistration()
  expect(field('屋号')).toHaveValue('小林写真事務所')
  expect(screen.getByRole('checkbox', { name: /利用規約に同意する/ })).toBeChecked()
})

test('a form without an error goes on to its confirmation', async () => {
  answerRegistration()
  store.set(registrationAtom, filledRegistration)
  const router = openRegistration()
  await proceed()
  await waitFor(() => expect(addressOf(router)).toBe('/registration/confirm'))
})
