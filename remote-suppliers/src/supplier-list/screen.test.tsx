import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { watchDownloads } from '@invoice-card/list/testing'
import { comeNear, faultNames, recoverFrom } from '@invoice-card/remote/testing'
import { routes } from '../routes.tsx'
import { renderAt } from '../testing/render-at.tsx'
import { summary } from '../testing/supplier.ts'

const list = 'GET /api/v1/suppliers'
const page = (suppliers: object[], count_all = suppliers.length) => ({ suppliers, count_all })
const queryOf = (request: Request | undefined) => new URL(request!.url).searchParams

test.each(faultNames)('a list that meets %s says so and can be asked for again', async fault => {
  const network = answerWith({})
  const open = () => renderAt('/suppliers')
  await recoverFrom(fault, { network, call: list, answer: page([summary]), open })
  expect(await screen.findByRole('link', { name: summary.name })).toHaveAttribute('href', '/suppliers/5')
})

test('a row says one number once, the phone with hyphens, and the last payment', async () => {
  answerWith({
    [list]: page([summary, { ...summary, id: 6, name: '別の会社', registration_number: 'T9999999999999' }]),
  })
  await renderAt('/suppliers')
  const row = within((await screen.findByRole('link', { name: summary.name })).closest('tr')!)
  expect(row.getByText('T5999947091087')).toBeVisible()
  expect(row.queryByText('5999947091087')).toBeNull()
  expect(row.getByText('電話 03-5219-0733')).toBeVisible()
  expect(row.getByText('2026年12月11日')).toBeVisible()
  expect(row.getByText('予定')).toBeVisible()
  expect(row.getByRole('cell', { name: /198,000/ })).toBeVisible()
  expect(row.getByRole('link', { name: `${summary.name}に支払う` })).toHaveAttribute(
    'href',
    '/payments/invoicepayment?supplier_id=5',
  )
  // Two numbers that differ stand both.
  expect(screen.getByText('5999947091087')).toBeVisible()
})

test('the columns stand in the order of every list', async () => {
  answerWith({ [list]: page([summary]) })
  await renderAt('/suppliers')
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    // To select rows.
    '',
    '取引先',
    '番号',
    '最新のお支払い',
    '金額',
    '状態',
    '操作',
  ])
})

test('without payments nothing leads to one', async () => {
  answerWith({ [list]: page([summary]) })
  await renderAt('/suppliers', path => !path.startsWith('/payments/'))
  expect(await screen.findByRole('link', { name: summary.name })).toBeVisible()
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs.filter(href => href?.startsWith('/payments/'))).toEqual([])
})

test('nobody pays a rejected supplier', async () => {
  const network = answerWith({ [list]: page([{ ...summary, status: 'Rejected', last_payment: null }]) })
  await renderAt('/suppliers?tab=disabled')
  expect(await screen.findByText('利用不可')).toBeVisible()
  expect(screen.queryByRole('link', { name: `${summary.name}に支払う` })).toBeNull()
  expect(queryOf(network.requestsOf(list)[0]).getAll('status')).toEqual(['Rejected'])
  expect(screen.queryByRole('button', { name: /絞り込み/ })).toBeNull()
})

test('a state chosen narrows the list within its tab', async () => {
  const network = answerWith({ [list]: page([summary]) })
  const { address } = await renderAt('/suppliers')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.selectOptions(screen.getByLabelText('状態'), '追加確認中')
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  await waitFor(() => expect(address()).toBe('/suppliers?status=Escalation'))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).getAll('status')).toEqual(['Escalation']))
})

test('a search in the tab of disabled suppliers stays in that tab', async () => {
  answerWith({ [list]: page([{ ...summary, status: 'Rejected' }]) })
  const { address } = await renderAt('/suppliers?tab=disabled')
  await userEvent.type(await screen.findByRole('searchbox'), 'あかつき{Enter}')
  await waitFor(() => expect(address()).toBe(`/suppliers?${new URLSearchParams({ tab: 'disabled', q: 'あかつき' })}`))
})

test('an empty list offers to register a supplier and to pay', async () => {
  answerWith({ [list]: page([]) })
  await renderAt('/suppliers')
  const empty = within((await screen.findByText('まだ取引先がありません')).parentElement!)
  expect(empty.getByRole('link', { name: '取引先を登録する' })).toHaveAttribute('href', '/suppliers/add/company')
  expect(empty.getByRole('link', { name: '請求書を支払う' })).toHaveAttribute('href', '/payments/create')
})

test('the selected suppliers alone are saved as a file, with states in words and no formulas', async () => {
  const downloads = watchDownloads()
  const other = { ...summary, id: 6, name: '=1+1', last_payment: null, status: 'Escalation', phone_number: null }
  answerWith({ [list]: page([summary, other], 45) })
  await renderAt('/suppliers')
  await userEvent.click(await screen.findByRole('checkbox', { name: '=1+1を選択する' }))
  await userEvent.click(screen.getByRole('button', { name: '選択した行をCSVでダウンロードする' }))
  const [head, line, rest] = (await waitFor(downloads.text)).split('\r\n')
  expect(head).toBe(
    '取引先,取引先（カナ）,法人番号,登録番号（T番号）,電話番号,状態,口座の数,最新のお支払い（予定を含む）,金額,登録日',
  )
  expect(line).toMatch(/^'=1\+1,.*,追加確認中,\d+,,,\d{4}-\d{2}-\d{2}$/)
  expect(rest).toBe('')
  expect(downloads.name()).toMatch(/^取引先の一覧_利用できる取引先_\d{4}-\d{2}-\d{2}\.csv$/)
  downloads.end()
})

test('all pages under the filter that stands are saved as one file', async () => {
  const downloads = watchDownloads()
  const network = answerWith({ [list]: page([summary, { ...summary, id: 6, name: '別の会社' }]) })
  await renderAt('/suppliers?status=Approved&page=1')
  await userEvent.click(await screen.findByRole('button', { name: 'CSVをダウンロードする' }))
  expect((await waitFor(downloads.text)).trimEnd().split('\r\n')).toHaveLength(3)
  const query = queryOf(network.requestsOf(list).at(-1))
  expect(Object.fromEntries(query)).toMatchObject({ status: 'Approved', from: '0', size: '100' })
  downloads.end()
})

test('near to its link the list is asked for what it then shows', async () => {
  const network = answerWith({ [list]: page([summary]) })
  await comeNear(routes, 'suppliers', '/suppliers?tab=disabled&q=青葉')
  await renderAt('/suppliers?tab=disabled&q=青葉')
  await screen.findByRole('table')
  const [ahead, asked] = network.requestsOf(list).map(({ url }) => url)
  expect(ahead).toBe(asked)
})
