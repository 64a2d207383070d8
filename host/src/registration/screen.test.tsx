import '../testing/page.ts'
import { cleanup, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { store } from '@invoice-card/session'
import { answerWith, type Network } from '@invoice-card/config/testing/network'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { emptyRegistration, registrationAtom, registrationTokenAtom } from './flow-state.ts'
import { Component as Registration } from './screen.tsx'

const categories = 'GET /api/v1/business_categories'
const validation = 'POST /api/v1/users/validation'
const postalCode = 'GET /api/v1/postal_codes/1500002'
const open = () =>
  renderAt('/registration', [
    { path: '/registration', element: <Registration /> },
    { path: '*', element: <p>次の画面</p> },
  ])
const answer = (answers: Record<string, unknown> = {}): Network =>
  answerWith({
    [categories]: { business_categories: [{ id: 1, name: '卸売業' }] },
    [validation]: { fields: [], suggestions: [] },
    ...answers,
  })

/** A field by the name in its label, with the mark that it carries. */
const field = (label: string, mark = '必須') => screen.getByLabelText(`${label}${mark}`)
const paste = async (control: HTMLElement, text: string) => {
  await userEvent.click(control)
  await userEvent.paste(text)
}
const proceed = () => userEvent.click(screen.getByRole('button', { name: '確認画面へ進む' }))
const chooseSoleProprietor = () => userEvent.click(screen.getByRole('radio', { name: /個人事業主/ }))
const problems = () => screen.queryAllByText(/^＊/).map(({ textContent }) => textContent)

beforeEach(() => {
  store.set(registrationTokenAtom, 'token')
  store.set(registrationAtom, emptyRegistration)
})

test('without an accepted code it leads back to the sign-up', async () => {
  store.set(registrationTokenAtom, '')
  answer()
  const router = open()
  await waitFor(() => expect(addressOf(router)).toBe('/signup'))
})

test('fields that were only passed by say nothing', async () => {
  answer()
  open()
  for (let stops = 0; stops < 8; stops += 1) await userEvent.tab()
  expect(problems()).toEqual([])
})

test("an empty form of a corporation names each field in the screen's order, and leads to each", async () => {
  const network = answer()
  const router = open()
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
  answer()
  open()
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
  answer()
  open()
  expect(field('業種', '任意')).toBeVisible()
  expect(field('建物名・部屋番号', '任意')).toBeVisible()
})

const katakana = '＊全角カタカナで入力してください。'
const transferName = '＊振込名義は、カナ、英大文字、数字で30文字以内になるように入力してください。'

test.each([
  ['姓', '佐'.repeat(31), '＊30文字以内で入力してください。'],
  ['電話番号', '5218-0110', '＊電話番号は市外局番から、10桁または11桁の数字で入力してください。'],
  ['法人番号', '4011001098994', '＊法人番号が正しくありません。13桁の番号をご確認ください。'],
  ['法人名', 'あ'.repeat(101), '＊100文字以内で入力してください。'],
  ['法人名（カナ）', '青葉', katakana],
  ['郵便番号', '15000', '＊郵便番号は7桁の数字で入力してください。'],
  ['代表者名（カナ）', '誠', katakana],
  ['振込名義', '青葉', transferName],
  ['振込名義', 'ア'.repeat(31), transferName],
])("a corporation's %s of 「%s」 is refused when it is left", async (label, typed, message) => {
  answer()
  open()
  await paste(field(label), typed)
  expect(problems()).toEqual([])
  await userEvent.tab()
  expect(await screen.findByText(message)).toBeVisible()
  expect(field(label)).toBeInvalid()
})

test.each([
  ['屋号（カナ）', '青葉', katakana],
  ['代表者の姓', '青'.repeat(31), '＊30文字以内で入力してください。'],
  ['代表者のセイ', 'Aoba', katakana],
  ['代表者のメイ', '花子', katakana],
])("a sole proprietor's %s of 「%s」 is refused when it is left", async (label, typed, message) => {
  answer()
  open()
  await chooseSoleProprietor()
  await paste(field(label), typed)
  await userEvent.tab()
  expect(await screen.findByText(message)).toBeVisible()
})

test.each([
  [['1981', '2', '29'], '＊生年月日を正しく入力してください。'],
  [
    [String(new Date().getFullYear() - 10), '1', '1'],
    '＊18歳以上の方のみご登録いただけます。生年月日をご確認ください。',
  ],
])('a birthday of %s is refused', async (parts, message) => {
  answer()
  open()
  for (const [index, name] of ['年', '月', '日'].entries())
    await paste(screen.getByRole('textbox', { name }), parts[index]!)
  await userEvent.tab()
  expect(await screen.findByText(message)).toBeVisible()
})

test('a year of the Japanese calendar becomes the western one, with the era beside it', async () => {
  answer()
  open()
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
  answer({ 'GET /api/v1/postal_codes/0600005': { addresses: [] } })
  open()
  await paste(field(label), typed)
  expect(field(label)).toHaveValue(typed)
  await userEvent.tab()
  expect(field(label)).toHaveValue(spelled)
  expect(problems()).toEqual([])
})

test('a postal code in full width fills the address, but neither a building nor what was typed', async () => {
  answer({ [postalCode]: { addresses: [{ address_state: '東京都', address_city: '渋谷区', address_street: '渋谷' }] } })
  open()
  await paste(field('町名・番地'), '渋谷2-15-1')
  await paste(field('郵便番号'), '１５０−０００２')
  await waitFor(() => expect(field('市区町村')).toHaveValue('渋谷区'))
  expect(field('都道府県')).toHaveValue('東京都')
  expect(field('町名・番地')).toHaveValue('渋谷2-15-1')
  expect(field('建物名・部屋番号', '任意')).toHaveValue('')
})

test('a corporate number fills in what the register knows, and only what is empty', async () => {
  answer({
    [validation]: {
      fields: [],
      suggestions: [
        { field: 'corporation.corporate_name', value: '合同会社ノースリンク' },
        { field: 'corporation.address_city', value: '札幌市中央区' },
      ],
    },
  })
  open()
  await paste(field('市区町村'), '札幌市北区')
  await paste(field('法人番号'), '１９９９９９７４７０１８５')
  await waitFor(() => expect(field('法人名')).toHaveValue('合同会社ノースリンク'))
  expect(field('市区町村')).toHaveValue('札幌市北区')
  expect(await screen.findByText(/法人番号公表サイトの情報を入力しました/)).toBeVisible()
})

// Only empty fields were filled: after a wrong number the form had another company's name and address.
test('another number replaces what the register filled in, but nothing that was changed since', async () => {
  const found = (name: string, city: string, street: string) => ({
    fields: [],
    suggestions: [
      { field: 'corporation.corporate_name', value: name },
      { field: 'corporation.address_city', value: city },
      { field: 'corporation.address_street', value: street },
      { field: 'corporation.transfer_person_name', value: 'ﾄﾞ)ﾉ-ｽ' },
    ],
  })
  const network = answer({ [validation]: found('株式会社違う会社', '函館市', '元町1-1') })
  open()
  await paste(field('法人番号'), '4011001098993')
  await waitFor(() => expect(field('法人名')).toHaveValue('株式会社違う会社'))
  await userEvent.clear(field('町名・番地'))
  await paste(field('町名・番地'), '元町9-9')
  network.answer(validation, found('合同会社ノースリンク', '札幌市中央区', '北五条西4-7'))
  await userEvent.clear(field('法人番号'))
  await paste(field('法人番号'), '1999997470185')
  await waitFor(() => expect(field('法人名')).toHaveValue('合同会社ノースリンク'))
  expect(field('市区町村')).toHaveValue('札幌市中央区')
  expect(field('町名・番地')).toHaveValue('元町9-9')
  const asked = (await network.bodies(validation)).at(-1)
  expect(asked).toMatchObject({ corporation: { corporate_name: '', address_street: '元町9-9' } })
})

test('an unknown number says so at its field, empties what another filled in, stops nobody', async () => {
  const network = answer({
    [validation]: { fields: [], suggestions: [{ field: 'corporation.corporate_name', value: '株式会社違う会社' }] },
  })
  open()
  await paste(field('法人番号'), '1999997470185')
  await waitFor(() => expect(field('法人名')).toHaveValue('株式会社違う会社'))
  const message = 'この法人番号は国税庁の法人番号公表サイトで確認できませんでした。'
  const reasons = [{ code: 'corporate_number_unknown', message }]
  network.answer(validation, { fields: [], suggestions: [], reasons })
  await userEvent.clear(field('法人番号'))
  await paste(field('法人番号'), '4011001098993')
  expect(await screen.findByText(message)).toBeVisible()
  expect(field('法人名')).toHaveValue('')
  expect(problems()).toEqual([])
  await userEvent.clear(field('法人番号'))
  expect(screen.queryByText(message)).not.toBeInTheDocument()
})

test('a number that is registered already says so at once, with ways on', async () => {
  const reasons = [{ code: 'corporate_number_registered', message: 'この法人番号はすでに登録されています。' }]
  answer({ [validation]: { fields: [], suggestions: [], reasons } })
  open()
  await paste(field('法人番号'), '1999997470185')
  expect(await screen.findByText('この法人番号はすでに登録されています。')).toBeVisible()
  expect(screen.getByRole('link', { name: 'サインインする' })).toHaveAttribute('href', '/signin')
  expect(screen.getByRole('link', { name: /お問い合わせ/ })).toBeVisible()
})

test('a register that does not answer stops nobody', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  answer({
    [validation]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  open()
  await paste(field('法人番号'), '1999997470185')
  await waitFor(() => expect(report).toHaveBeenCalled())
  expect(problems()).toEqual([])
  report.mockRestore()
})

test('a half-filled form is there again after the screen was left or reloaded', async () => {
  answer()
  open()
  await chooseSoleProprietor()
  await paste(field('屋号'), '小林写真事務所')
  await userEvent.click(screen.getByRole('checkbox', { name: /利用規約に同意する/ }))
  cleanup()
  expect(JSON.parse(sessionStorage.getItem('invoice-card.entry.registration.values') ?? '{}')).toMatchObject({
    business_form: '2',
    sole_proprietor: { business_name: '小林写真事務所' },
  })
  open()
  expect(field('屋号')).toHaveValue('小林写真事務所')
  expect(screen.getByRole('checkbox', { name: /利用規約に同意する/ })).toBeChecked()
})

test('a form without a fault goes on to its confirmation', async () => {
  answer()
  store.set(registrationAtom, {
    ...emptyRegistration,
    user_last_name: '小林',
    user_first_name: '直子',
    phone_number: '０３−５２１８−０１１０',
    is_terms_agreed: true,
    corporation: {
      corporate_name: '合同会社ノースリンク',
      corporate_name_kana: 'のーすりんく',
      corporate_number: '1999997470185',
      representative_name: '小林 誠',
      representative_name_kana: 'ｺﾊﾞﾔｼ ﾏｺﾄ',
      representative_birthday: '1980-04-01',
      postal_code: '060-0005',
      address_state: '北海道',
      address_city: '札幌市中央区',
      address_street: '北五条西4-7',
      transfer_person_name: 'ノースリンク',
    },
  })
  const router = open()
  await proceed()
  await waitFor(() => expect(addressOf(router)).toBe('/registration/confirm'))
})
