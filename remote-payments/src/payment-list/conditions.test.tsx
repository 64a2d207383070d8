import { fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { pageOf, paymentRow } from '../testing/payment-row.ts'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/invoices'
const nothing = pageOf([])
const some = pageOf([{ ...paymentRow, status: 4, supplier_name: '株式会社みなと印刷' }])
const queryOf = (request: Request | undefined) => new URL(request!.url).searchParams

test('each condition of a list can be taken away by itself, and the page with it', async () => {
  answerWith({ [list]: nothing })
  const { address } = await renderAt(
    '/payments/history?page=3&q=青葉&amount_min=10000&date_to=2026-11-30&status=5&order=amountHigh',
  )
  const chips = await screen.findByRole('list', { name: '絞り込みの条件' })
  expect(
    within(chips)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '「青葉」を含む',
    '状態 キャンセル（辞退・取り下げを含む）',
    '10,000円以上',
    '振込日 2026年11月30日(月)以前',
  ])
  await userEvent.click(within(chips).getByRole('link', { name: '10,000円以上（条件を外す）' }))
  await waitFor(() =>
    expect(address()).toBe(
      `/payments/history?${new URLSearchParams({ q: '青葉', date_to: '2026-11-30', status: '5', order: 'amountHigh' })}`,
    ),
  )
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: '10,000円以上（条件を外す）' })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('button', { name: /^絞り込み ?、条件2件$/ })).toHaveFocus()
})

test('a list is narrowed to a supplier by its name, which stays in the address', async () => {
  const minato = {
    id: 7,
    business_form: 1,
    name: '株式会社みなと印刷',
    name_kana: '',
    corporate_number: null,
    registration_number: null,
    status: 'Approved',
    account_count: 1,
    last_payment: null,
    phone_number: null,
    created_at: '2026-01-01T00:00:00Z',
  }
  const network = answerWith({
    [list]: some,
    'GET /api/v1/suppliers': { suppliers: [minato], count_all: 1 },
    'GET /api/v1/suppliers/7': {
      ...minato,
      postal_code: null,
      address: null,
      phone_number: null,
      email_address: null,
      representative_name: null,
      accounts: [],
    },
  })
  const { address } = await renderAt('/payments/history')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.type(screen.getByRole('combobox', { name: /支払先/ }), 'みなと')
  await userEvent.click(await screen.findByRole('option', { name: '株式会社みなと印刷' }))
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  await waitFor(() => expect(address()).toBe('/payments/history?supplier_id=7'))
  expect(await screen.findByRole('link', { name: '支払先 株式会社みなと印刷（条件を外す）' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: /支払先/ })).toHaveValue('株式会社みなと印刷')
  await waitFor(() =>
    expect(network.requestsOf(list).some(request => queryOf(request).get('supplier_id') === '7')).toBe(true),
  )
})

test("until the supplier's name is there, its condition says so and can be removed", async () => {
  answerWith({ [list]: nothing, 'GET /api/v1/suppliers/7': () => new Promise(() => {}) })
  const { address } = await renderAt('/payments/history?supplier_id=7')
  await userEvent.click(await screen.findByRole('link', { name: '支払先 （名称を読み込んでいます）（条件を外す）' }))
  await waitFor(() => expect(address()).toBe('/payments/history'))
})

test('a name that could not be loaded is not taken for a supplier that is not there', async () => {
  answerWith({ [list]: nothing, 'GET /api/v1/suppliers/7': lost })
  await renderAt('/payments/history?supplier_id=7')
  expect(await screen.findByRole('link', { name: '支払先 （名称を読み込めませんでした）（条件を外す）' })).toBeVisible()
})

test('a condition on a supplier that was deleted can be taken away', async () => {
  answerWith({ [list]: nothing, 'GET /api/v1/suppliers/8': refusal(404, 'supplier_not_found') })
  const { address } = await renderAt('/payments/history?supplier_id=8')
  await userEvent.click(await screen.findByRole('link', { name: '支払先 （登録なし）（条件を外す）' }))
  await waitFor(() => expect(address()).toBe('/payments/history'))
})

test.each(['100000000', '12.5'])('an amount that no payment has, like %s, is an error and not applied', async typed => {
  // It came into the address, counted as absent there, and all rows were taken for those of 100,000,000 yen and more.
  answerWith({ [list]: some })
  const { address } = await renderAt('/payments/history')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  const from = screen.getByRole('textbox', { name: '金額（下限）' })
  await userEvent.type(from, typed)
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  expect(await screen.findByText(/金額は、99,999,999円以下の数字で入力してください。/)).toBeVisible()
  expect(from).toHaveFocus()
  expect(from).toBeInvalid()
  expect(screen.getByRole('textbox', { name: '金額（上限）' })).toBeValid()
  expect(address()).toBe('/payments/history')
  await userEvent.clear(from)
  await userEvent.paste('99999999')
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  await waitFor(() => expect(address()).toBe('/payments/history?amount_min=99999999'))
})

test('a list without conditions shows none', async () => {
  answerWith({ [list]: nothing })
  await renderAt('/payments/history?order=amountHigh')
  await screen.findByText('お支払いの履歴はまだありません')
  expect(screen.queryByRole('list', { name: '絞り込みの条件' })).not.toBeInTheDocument()
})

test('each range is one condition in words, with both of its ends', async () => {
  answerWith({ [list]: nothing })
  await renderAt(
    '/payments/reserved?amount_min=1&amount_max=2000&date_from=2026-11-01&date_to=2026-11-30&issue_date_from=2026-10-01&due_date_to=2026-12-25',
  )
  const chips = await screen.findByRole('list', { name: '絞り込みの条件' })
  expect(
    within(chips)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1円〜2,000円',
    '振込日 2026年11月1日〜2026年11月30日',
    '発行日 2026年10月1日(木)以降',
    '支払期日 2026年12月25日(金)以前',
  ])
  expect(screen.getByRole('button', { name: /^絞り込み ?、条件4件$/ })).toBeVisible()
})

test('one press narrows a list to a range that is asked for often', async () => {
  const network = answerWith({ [list]: some })
  const { address } = await renderAt('/payments/history?page=2')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.click(screen.getByRole('button', { name: '支払期日を先月で絞り込む' }))
  await waitFor(() =>
    expect(address()).toMatch(/^\/payments\/history\?due_date_from=\d{4}-\d\d-01&due_date_to=\d{4}-\d\d-\d\d$/),
  )
  const asked = new URLSearchParams(address().split('?')[1])
  await waitFor(() => {
    const query = queryOf(network.requestsOf(list).at(-1))
    for (const [name, day] of asked) expect(query.get(name)).toBe(day)
  })
  expect(screen.getByLabelText('支払期日（開始）')).toHaveValue(asked.get('due_date_from')?.replaceAll('-', '/'))
})

test('a range in which nothing lies is named, and the rest stays when it is taken away', async () => {
  answerWith({ [list]: nothing })
  const { address } = await renderAt('/payments/history?q=青葉&date_from=2026-11-01&date_to=2026-11-30')
  await userEvent.click(
    await screen.findByRole('link', { name: '「振込日 2026年11月1日〜2026年11月30日」の条件を外す' }),
  )
  await waitFor(() => expect(address()).toBe(`/payments/history?${new URLSearchParams({ q: '青葉' })}`))
})

test('an address with conditions shows its list first: the fields are closed', async () => {
  answerWith({ [list]: some })
  await renderAt('/payments/history?amount_min=1000')
  expect(await screen.findByRole('link', { name: '1,000円以上（条件を外す）' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^絞り込み/ })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByLabelText('金額（下限）')).toBeNull()
})

test('fields follow the address where a condition is taken away outside of them', async () => {
  answerWith({ [list]: some })
  await renderAt('/payments/reserved?q=青葉&amount_min=1000')
  await userEvent.click(await screen.findByRole('button', { name: /^絞り込み/ }))
  expect(screen.getByLabelText('金額（下限）')).toHaveValue('1,000')
  await userEvent.click(screen.getByRole('link', { name: '1,000円以上（条件を外す）' }))
  await waitFor(() => expect(screen.getByLabelText('金額（下限）')).toHaveValue(''))
  await userEvent.click(screen.getByRole('link', { name: '「青葉」を含む（条件を外す）' }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
})

test('narrows a list by day of transfer, issue and payment, each under its own name', async () => {
  const network = answerWith({ [list]: some })
  const { address } = await renderAt('/payments/history')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  for (const [label, value] of [
    ['振込日（開始）', '2026-11-01'],
    ['発行日（終了）', '2026-10-31'],
    ['支払期日（開始）', '2026-11-02'],
    ['支払期日（終了）', '2026-11-30'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  const days = {
    date_from: '2026-11-01',
    issue_date_to: '2026-10-31',
    due_date_from: '2026-11-02',
    due_date_to: '2026-11-30',
  }
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual(days))
  await waitFor(() => expect(Object.fromEntries(queryOf(network.requestsOf(list).at(-1)))).toMatchObject(days))
})

test('a range that ends before it starts is reported at its end, which gets the focus', async () => {
  const network = answerWith({ [list]: some })
  const { address } = await renderAt('/payments/history')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  const [from, to] = [screen.getByLabelText('支払期日（開始）'), screen.getByLabelText('支払期日（終了）')]
  fireEvent.change(from, { target: { value: '2026-11-30' } })
  fireEvent.change(to, { target: { value: '2026-11-01' } })
  expect(to).toBeValid()
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  expect(to).toHaveFocus()
  expect(to).toBeInvalid()
  expect(to).toHaveAccessibleDescription(/終了日は、開始日以降の日付を入力してください/)
  expect(address()).toBe('/payments/history')
  expect(network.requestsOf(list)).toHaveLength(1)
  fireEvent.change(to, { target: { value: '2026-12-01' } })
  expect(screen.queryByText(/終了日は、開始日以降/)).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: '金額（下限）' }), '200')
  await userEvent.type(screen.getByRole('textbox', { name: '金額（上限）' }), '100')
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  expect(screen.getByRole('textbox', { name: '金額（上限）' })).toHaveAccessibleDescription(
    /上限は、下限以上の金額を入力してください/,
  )
  await userEvent.click(screen.getByRole('button', { name: '条件を解除する' }))
  expect(screen.getByRole('textbox', { name: '金額（上限）' })).toHaveValue('')
  expect(from).toHaveValue('')
})

test.each([
  ['/payments/review', '振込日', ['今月', '来月', '今後30日']],
  ['/payments/review', '発行日', ['今月', '先月', '直近90日']],
  ['/payments/waiting', '支払期日', ['今月', '来月', '今後30日']],
  ['/payments/history', '振込日', ['今月', '先月', '直近90日']],
])('at %s the presets of %s lie where its days do', async (path, range, presets) => {
  answerWith({ [list]: some })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  const offered = screen.getAllByRole('button', { name: new RegExp(`^${range}を.*で絞り込む$`) })
  expect(offered.map(({ textContent }) => textContent)).toEqual(presets)
})
