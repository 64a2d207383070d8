import '../testing/page.ts'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { clearTokens, store } from '@invoice-card/session'
import { filledRegistration } from '../testing/registration.tsx'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { Component as Confirm } from './confirm-screen.tsx'
import { registrationAtom, registrationResultAtom, registrationTokenAtom } from './flow-state.ts'
import { Component as Form } from './screen.tsx'

const accepted = { result: 'accepted', reasons: [], email_address: 'naoko@north.example.jp' }
const categories = { business_categories: [{ id: 1, name: '卸売業' }] }
const answers = {
  'POST /api/v1/user_simple_check': accepted,
  'GET /api/v1/business_categories': categories,
  'POST /api/v1/users/validation': { fields: [], suggestions: [] },
}
const home = {
  postal_code: '1500001',
  address_state: '東京都',
  address_city: '渋谷区',
  address_street: '神宮前1-2-3',
  address_building_name: 'メゾン青山201',
}
const soleProprietor = {
  ...filledRegistration,
  business_form: '2' as const,
  sole_proprietor: {
    ...filledRegistration.sole_proprietor,
    business_name: '喫茶たけうち',
    business_name_kana: 'キッサタケウチ',
    representative_last_name: '竹内',
    representative_first_name: '実',
    representative_last_name_kana: 'タケウチ',
    representative_first_name_kana: 'ミノル',
    representative_birthday: '1980-04-01',
    ...Object.fromEntries(Object.entries(home).map(([name, value]) => [`home_${name}`, value])),
    business_postal_code: '0600005',
    business_address_state: '北海道',
    business_address_city: '札幌市中央区',
    business_address_street: '北五条西4-7',
    transfer_person_name: 'タケウチ ミノル',
  },
}

const open = () =>
  renderAt('/registration/confirm', [
    { path: '/registration/confirm', element: <Confirm /> },
    { path: '/registration', element: <Form /> },
  ])
/** Each group by its title, with its rows as the eye reads them. */
const groups = () =>
  screen.getAllByRole('region').map(region => [
    within(region).getByRole('heading', { level: 2 }).textContent,
    within(region)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ])

beforeEach(() => {
  queryClient.clear()
  store.set(registrationTokenAtom, 'token')
  store.set(registrationAtom, filledRegistration)
  store.set(registrationResultAtom, '')
  clearTokens()
})

test('a corporation is checked group by group', async () => {
  store.set(registrationAtom, { ...filledRegistration, business_category_id: '1' })
  answerWith(answers)
  open()
  await screen.findByText('卸売業')
  await screen.findByText('naoko@north.example.jp')
  expect(groups()).toEqual([
    ['ご担当者さま', ['メールアドレス', '氏名', '電話番号']],
    ['法人情報', ['事業形態', '業種', '法人番号', '法人名', '法人名（カナ）']],
    ['所在地', ['郵便番号', '住所']],
    ['代表者', ['代表者名', '代表者名（カナ）', '代表者の生年月日']],
    ['振込', ['振込名義']],
  ])
  for (const text of ['小林 直子', '〒060-0005', '北海道札幌市中央区北五条西4-7', '1999997470185'])
    expect(screen.getByText(text)).toBeVisible()
})

test('a sole proprietor is checked group by group, with both addresses', async () => {
  store.set(registrationAtom, soleProprietor)
  answerWith(answers)
  open()
  await screen.findByText('naoko@north.example.jp')
  expect(groups()).toEqual([
    ['ご担当者さま', ['メールアドレス', '氏名', '電話番号']],
    ['事業の情報', ['事業形態', '屋号', '屋号（カナ）']],
    ['代表者', ['代表者名', '代表者名（カナ）', '代表者の生年月日']],
    ['事業所の所在地', ['郵便番号', '住所']],
    ['ご自宅の住所', ['郵便番号', '住所']],
    ['振込', ['振込名義']],
  ])
  for (const text of ['竹内 実', 'タケウチ ミノル', '東京都渋谷区神宮前1-2-3 メゾン青山201'])
    expect(screen.getAllByText(text)[0]).toBeVisible()
})

test('nothing that is saved is left out of the groups', async () => {
  store.set(registrationAtom, soleProprietor)
  answerWith(answers)
  open()
  await screen.findByText('naoko@north.example.jp')
  const said = document.body.textContent.replace(/[〒-]/g, '')
  const { representative_birthday: _, ...rest } = soleProprietor.sole_proprietor
  for (const value of Object.values(rest)) expect(said).toContain(value.replace(/-/g, ''))
})

test.each([
  ['ご担当者さま', 'contact', '姓必須'],
  ['法人情報', 'company', '法人番号必須'],
  ['所在地', 'address', '郵便番号必須'],
  ['代表者', 'representative', '代表者名必須'],
  ['振込', 'transfer', '振込名義必須'],
])('the link of %s leads to that part of the form', async (title, part, label) => {
  answerWith(answers)
  const router = open()
  const group = await screen.findByRole('region', { name: title })
  await userEvent.click(within(group).getByRole('link', { name: `${title}を修正する` }))
  await waitFor(() => expect(addressOf(router)).toBe('/registration'))
  expect(router.state.location.hash).toBe(`#${part}`)
  // Where the host puts the focus after a navigation.
  const start = document.querySelector('[data-starts-here]')
  expect(start).toHaveAttribute('id', part)
  expect(start).toContainElement(screen.getByLabelText(label))
})
