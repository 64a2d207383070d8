import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { answers, entered, supplier } from './testing/creation.ts'
import { renderAt } from '../testing/render-at.tsx'
import { emptyCompany } from './company-values.ts'
import { changeCreation, clearCreation, readCreation } from './flow-state.ts'

const address = '/suppliers/add/confirm'
const create = 'POST /api/v1/suppliers/corporation'
const register = async () => userEvent.click(await screen.findByRole('button', { name: 'この内容で登録する' }))
const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))
const detail = { 'GET /api/v1/suppliers/31': supplier }

beforeEach(() => {
  clearCreation()
  changeCreation(entered)
})

test('leads back to the step that is not done', async () => {
  answerWith(answers)
  changeCreation({ accountStep: 'open' })
  const view = await renderAt(address)
  expect(view.address()).toBe('/suppliers/add/bank')
})

test('shows what is registered, however it was typed', async () => {
  answerWith(answers)
  changeCreation({
    company: {
      ...emptyCompany,
      ...entered.company,
      registration_number: 'ｔ１９９９９９７４７０１８５',
      phone_number: '０３ー５２１８ー０１１０',
    },
  })
  await renderAt(address)
  expect(await screen.findByText('T1999997470185')).toBeVisible()
  expect(screen.getByText('03-5218-0110')).toBeVisible()
})

test('registers supplier and account with one call, says so, and opens the supplier', async () => {
  const network = answerWith({ ...answers, ...detail, [create]: supplier })
  const counted = jest.fn()
  const said = jest.fn()
  const stop = [bus.on('statsChanged', counted), bus.on('snackbar', said)]
  const view = await renderAt(address)
  await register()
  await waitFor(() => expect(view.address()).toBe('/suppliers/31'))
  expect(await network.bodies(create)).toEqual([
    {
      corporate_name: '合同会社ノースリンク',
      corporate_name_kana: 'ノースリンク',
      corporate_number: '1999997470185',
      phone_number: '0352180110',
      account: {
        bank_code: '0001',
        branch_code: '001',
        account_type: 1,
        account_number: '0012345',
        account_holder_kana: 'ド）ノースリンク',
      },
    },
  ])
  expect(said).toHaveBeenCalledWith(
    expect.objectContaining({ color: 'success', text: '合同会社ノースリンクを登録しました。' }),
  )
  expect(counted).toHaveBeenCalled()
  for (const end of stop) end()
})

test('after a lost answer the retry is the same call under the same key, also after a reload', async () => {
  const network = answerWith({ ...answers, ...detail, [create]: lost })
  const view = await renderAt(address)
  await register()
  expect(await screen.findByText(/二重に登録されることはありません/)).toBeVisible()
  view.leave()
  network.answer(create, supplier)
  const again = await renderAt(address)
  await register()
  await waitFor(() => expect(again.address()).toBe('/suppliers/31'))
  const requests = network.requestsOf(create)
  expect(requests.length).toBeGreaterThan(1)
  expect(new Set(keysOf(requests)).size).toBe(1)
})

test('a changed form after a lost answer is sent under another key', async () => {
  const network = answerWith({ ...answers, [create]: lost })
  const view = await renderAt(address)
  await register()
  await screen.findByText(/二重に登録されることはありません/)
  view.leave()
  changeCreation({ accountStep: 'later' })
  await renderAt(address)
  await register()
  await screen.findByText(/二重に登録されることはありません/)
  expect(new Set(keysOf(network.requestsOf(create))).size).toBe(2)
})

test('a supplier that is registered meanwhile is linked', async () => {
  answerWith({
    ...answers,
    [create]: Response.json(
      { status: 'supplier_already_exists', message: '登録済みです。', details: { supplier_id: 7 } },
      { status: 409 },
    ),
  })
  await renderAt(address)
  await register()
  expect(await screen.findByRole('link', { name: '登録済みの取引先を見る' })).toHaveAttribute('href', '/suppliers/7')
  expect(readCreation().attempt).toBeNull()
})

test('a refused field is named, and shown at the field of its step until it is changed', async () => {
  const message = '支店が見つかりません。支店を検索して選択してください。'
  const refused = Response.json(
    { status: 'branch_not_found', message, fields: [{ field: 'account.branch_code', message }] },
    { status: 422 },
  )
  answerWith({ ...answers, [create]: refused })
  await renderAt(address)
  await register()
  expect(await screen.findByText(new RegExp(message))).toBeVisible()
  await userEvent.click(screen.getAllByRole('link', { name: '振込先口座を修正する' })[0]!)
  expect(await screen.findByRole('combobox', { name: /^支店/ })).toBeInvalid()
  expect(screen.getByText(new RegExp(message))).toBeVisible()
})

test('another refusal is shown in its own words', async () => {
  answerWith({ ...answers, [create]: refusal(429, 'too_many_requests', 'しばらく時間をおいてください。') })
  await renderAt(address)
  await register()
  expect(await screen.findByText('しばらく時間をおいてください。')).toBeVisible()
})

test('a refusal after the screen was left is shown, and is in no later flow', async () => {
  let refuse = () => {}
  const answered = new Promise<Response>(resolve => {
    refuse = () => resolve(refusal(422, 'branch_not_found'))
  })
  answerWith({ ...answers, [create]: () => answered })
  const said = jest.fn()
  const stop = bus.on('snackbar', said)
  const view = await renderAt(address)
  await register()
  view.leave()
  clearCreation()
  refuse()
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ color: 'error', text: expect.stringContaining('登録できませんでした') }),
    ),
  )
  expect(sessionStorage.getItem('invoice-card.flow.supplierCreation')).toBeNull()
  stop()
})
