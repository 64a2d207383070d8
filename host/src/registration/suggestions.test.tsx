import '../testing/page.ts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
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
import { registrationAtom } from './flow-state.ts'

beforeEach(beginRegistration)

test('a corporate number fills in what the register knows, and only what is empty', async () => {
  answerRegistration({
    [validation]: {
      fields: [],
      suggestions: [
        { field: 'corporation.corporate_name', value: '合同会社ノースリンク' },
        { field: 'corporation.address_city', value: '札幌市中央区' },
      ],
    },
  })
  openRegistration()
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
  const network = answerRegistration({ [validation]: found('株式会社違う会社', '函館市', '元町1-1') })
  openRegistration()
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
  const network = answerRegistration({
    [validation]: { fields: [], suggestions: [{ field: 'corporation.corporate_name', value: '株式会社違う会社' }] },
  })
  openRegistration()
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
  answerRegistration({ [validation]: { fields: [], suggestions: [], reasons } })
  openRegistration()
  await paste(field('法人番号'), '1999997470185')
  expect(await screen.findByText('この法人番号はすでに登録されています。')).toBeVisible()
  expect(screen.getByRole('link', { name: 'サインインする' })).toHaveAttribute('href', '/signin')
  expect(screen.getByRole('link', { name: /お問い合わせ/ })).toBeVisible()
})

// All was typed and the confirmation open before anybody was told.
test('a whole form with a registered number says so at the field, and does not go on', async () => {
  const reasons = [{ code: 'corporate_number_registered', message: 'この法人番号はすでに登録されています。' }]
  const network = answerRegistration({ [validation]: { fields: [], suggestions: [], reasons } })
  store.set(registrationAtom, filledRegistration)
  const router = openRegistration()
  await proceed()
  expect(await screen.findByText('この法人番号はすでに登録されています。')).toBeVisible()
  const words = 'すでに登録されている法人番号です。欄の下のご案内をご確認ください。'
  await waitFor(() => expect(problems()).toContain(`＊${words}`))
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '#corporation.corporate_number')
  expect(addressOf(router)).toBe('/registration')
  network.answer(validation, { fields: [], suggestions: [], reasons: [] })
  await userEvent.clear(field('法人番号'))
  await paste(field('法人番号'), '4011001098993')
  await proceed()
  await waitFor(() => expect(addressOf(router)).toBe('/registration/confirm'))
})

test('a register that does not answer stops nobody', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  answerRegistration({
    [validation]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  openRegistration()
  await paste(field('法人番号'), '1999997470185')
  await waitFor(() => expect(report).toHaveBeenCalled())
  expect(problems()).toEqual([])
  report.mockRestore()
})
