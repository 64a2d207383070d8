import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { clearFlowsExcept } from '@invoice-card/session'
import { answers, noRefusal, registered } from './testing/creation.ts'
import { renderAt } from '../testing/render-at.tsx'
import { clearCreation, readCreation } from './flow-state.ts'

const address = '/suppliers/add/company'
const check = 'POST /api/v1/suppliers/check'
const box = (name: RegExp) => screen.findByRole('textbox', { name })
const proceed = async () => userEvent.click(screen.getByRole('button', { name: '振込先口座の入力へ進む' }))
const existing = { id: 7, name: '株式会社青葉デザイン製作所', status: 'Approved' }

beforeEach(clearCreation)

test('says what is missing at the field and stays', async () => {
  answerWith(answers)
  const view = await renderAt(address)
  await box(/^法人名 /)
  await proceed()
  expect(await screen.findByRole('link', { name: '法人名を入力してください。' })).toBeVisible()
  expect(await box(/^法人名 /)).toBeInvalid()
  expect(view.address()).toBe(address)
})

test('checks a wrong number when it is left, and a T number of another corporation', async () => {
  answerWith({ ...answers, 'GET /api/v1/corporations': { corporations: [], issuer: null } })
  await renderAt(address)
  await userEvent.type(await box(/^法人番号/), '1234567890123')
  await userEvent.tab()
  expect(screen.getByText(/法人番号が正しくありません/)).toBeVisible()
  await userEvent.clear(await box(/^法人番号/))
  await userEvent.type(await box(/^法人番号/), '1999997470185')
  await userEvent.type(await box(/^登録番号/), 'T3999953441906')
  await userEvent.tab()
  expect(screen.getByText(/登録番号が法人番号と一致しません/)).toBeVisible()
})

test('does not compare a wrong corporate number with a T number that was not typed', async () => {
  const refused = { ...noRefusal, refusal: 'corporate_number_incorrect', similar: [existing] }
  const network = answerWith({ ...answers, [check]: { ...refused, field: 'corporate_number' } })
  await renderAt(address)
  await userEvent.type(await box(/^法人番号/), '1999997470186')
  await userEvent.tab()
  expect(await screen.findByRole('link', { name: /株式会社青葉デザイン製作所/ })).toBeVisible()
  expect(screen.getByText(/法人番号が正しくありません/)).toBeVisible()
  expect(screen.queryByText(/一致しません/)).toBeNull()
  network.answer(check, { ...refused, field: 'registration_number' })
  await userEvent.type(await box(/^登録番号/), 'T3999953441906')
  expect(await screen.findByText(/法人番号と登録番号が一致しません/)).toBeVisible()
})

test('fills the form from a corporation that is found by part of its name', async () => {
  const network = answerWith(answers)
  await renderAt(address)
  await userEvent.type(await screen.findByRole('combobox', { name: /国税庁/ }), 'ノース')
  await userEvent.click(await screen.findByRole('option', { name: /ノースリンク/ }))
  expect(await box(/^法人番号/)).toHaveValue('1999997470185')
  expect(await box(/^法人名（カナ）/)).toHaveValue('ノースリンク')
  expect(await box(/^所在地/)).toHaveValue('北海道札幌市中央区北五条西4-7')
  expect(
    network.requestsOf('GET /api/v1/corporations').map(({ url }) => new URL(url).searchParams.get('name')),
  ).toContain('ノース')
})

test('the address of a corporation does not become that of a sole proprietor', async () => {
  answerWith(answers)
  await renderAt(address)
  await userEvent.type(await box(/^法人番号/), '1999997470185')
  await waitFor(async () => expect(await box(/^所在地/)).toHaveValue('北海道札幌市中央区北五条西4-7'))
  await userEvent.click(screen.getByRole('radio', { name: /個人事業主/ }))
  expect(await box(/^所在地/)).toHaveValue('')
  await userEvent.click(screen.getByRole('radio', { name: /^法人/ }))
  await waitFor(async () => expect(await box(/^所在地/)).toHaveValue('北海道札幌市中央区北五条西4-7'))
})

test('a typed number fills what is empty and leaves what was typed', async () => {
  answerWith(answers)
  await renderAt(address)
  await userEvent.type(await box(/^所在地/), '札幌支店気付')
  // As invoices show it, behind the T.
  await userEvent.type(await box(/^法人番号/), 'T1-9999-9747-0185')
  await waitFor(async () => expect(await box(/^法人名 /)).toHaveValue(registered.name))
  expect(await box(/^所在地/)).toHaveValue('札幌支店気付')
})

// A corporation that was founded meanwhile, or a register that answered nothing for a moment.
test('a number that the register did not know is asked again after a minute', async () => {
  const network = answerWith({ ...answers, 'GET /api/v1/corporations': { corporations: [], issuer: null } })
  const { go } = await renderAt(address)
  await userEvent.type(await box(/^法人番号/), '1999997470185')
  expect(await screen.findByText(/国税庁の公表情報にありません/)).toBeVisible()
  network.answer('GET /api/v1/corporations', answers['GET /api/v1/corporations'])
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  await go('/suppliers')
  await go(address)
  await waitFor(async () => expect(await box(/^法人名 /)).toHaveValue(registered.name))
  clock.mockRestore()
})

test('the postal code fills an empty address', async () => {
  answerWith(answers)
  await renderAt(address)
  await userEvent.type(await box(/^郵便番号/), '１５０−０００２')
  await waitFor(async () => expect(await box(/^所在地/)).toHaveValue('東京都渋谷区渋谷'))
})

test('says at once that a supplier is registered already, links to it, and does not go on', async () => {
  answerWith({ ...answers, [check]: { ...noRefusal, refusal: 'supplier_already_exists', existing } })
  const view = await renderAt(address)
  await userEvent.type(await box(/^法人名 /), '青葉デザイン製作所')
  expect(await screen.findByRole('link', { name: '登録済みの「株式会社青葉デザイン製作所」を見る' })).toHaveAttribute(
    'href',
    '/suppliers/7',
  )
  await proceed()
  expect(await screen.findByRole('link', { name: 'この取引先は、すでに登録されています。' })).toBeVisible()
  // Above the form and at the field, not in the notice as well.
  expect(screen.getAllByText(/すでに登録されています/)).toHaveLength(2)
  expect(view.address()).toBe(address)
})

test("warns of the own company, of similar names, and of a stopped supplier's status", async () => {
  const network = answerWith({ ...answers, [check]: { ...noRefusal, refusal: 'supplier_is_own_company' } })
  const view = await renderAt(address)
  await userEvent.type(await box(/^法人名 /), 'サンプル商事')
  expect(await screen.findByText(/自社を取引先として登録することはできません/)).toBeVisible()
  await proceed()
  expect(await screen.findByRole('link', { name: /自社を取引先として登録することはできません/ })).toBeVisible()
  expect(view.address()).toBe(address)
  network.answer(check, { ...noRefusal, similar: [existing], initial_status: 'Rejected' })
  await userEvent.type(await box(/^法人名 /), '２')
  expect(await screen.findByRole('link', { name: /株式会社青葉デザイン製作所/ })).toHaveAttribute('target', '_blank')
  expect(screen.getByText(/お支払いにはご利用いただけません/)).toBeVisible()
  // In a tab of its own, as the similar one: leaving the flow clears what was typed.
  const disabled = screen.getByRole('link', { name: /^利用できない取引先を見る/ })
  expect(disabled).toHaveAttribute('href', expect.stringMatching(/\/suppliers\?tab=disabled$/))
  expect(disabled).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: /^お問い合わせ/ })).toBeVisible()
})

test('goes on without an answer of the check', async () => {
  answerWith({ ...answers, [check]: lost })
  const view = await renderAt(address)
  await userEvent.type(await box(/^法人名 /), '合同会社ノースリンク')
  await proceed()
  await waitFor(() => expect(view.address()).toBe('/suppliers/add/bank'))
})

test('typed text survives a change of the business form and a reload; leaving the flow clears it', async () => {
  answerWith(answers)
  const view = await renderAt(address)
  await userEvent.type(await box(/^法人名 /), '合同会社ノースリンク')
  await userEvent.click(screen.getByRole('radio', { name: /個人事業主/ }))
  await userEvent.type(await box(/^屋号または氏名 /), '山田工房')
  view.leave()
  const second = await renderAt(address)
  expect(await box(/^屋号または氏名 /)).toHaveValue('山田工房')
  await userEvent.click(screen.getByRole('radio', { name: /^法人/ }))
  expect(await box(/^法人名 /)).toHaveValue('合同会社ノースリンク')
  second.leave()
  clearFlowsExcept([])
  expect(readCreation().company.corporate_name).toBe('')
  expect(sessionStorage.getItem('invoice-card.flow.supplierCreation')).toBeNull()
})
