import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { readCollectionFlow } from '../common/flow-state.ts'
import { renderAt } from '../testing/render-at.tsx'
import { answers, beginRequest, filledForm } from '../testing/request-flow.ts'

const path = '/collections/add/invoiceinfo'
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const next = () => userEvent.click(screen.getByRole('button', { name: '入金先の選択へ進む' }))
const duplicates = 'GET /api/v1/invoices/request_sellers/duplicates'

beforeEach(() => beginRequest())

test('the calendar that cannot be had is asked for again', async () => {
  const network = answerWith({ ...answers, 'GET /api/v1/banks/closed_day': lost })
  await renderAt(path)
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer('GET /api/v1/banks/closed_day', answers['GET /api/v1/banks/closed_day'])
  await userEvent.click(retry)
  expect(await screen.findByLabelText(/10％対象（税抜）/)).toBeVisible()
})

test('an empty form names every missing field and goes nowhere', async () => {
  answerWith(answers)
  const { address } = await renderAt(path)
  await screen.findByLabelText(/10％対象（税抜）/)
  await next()
  for (const text of [
    'ご依頼先を選択してください。',
    'ご担当者名を入力してください。',
    '請求金額を入力してください。',
    '入金日を選択してください。',
  ]) {
    expect((await screen.findAllByText(new RegExp(text)))[0]).toBeVisible()
  }
  expect(address()).toBe(path)
})

test('a tax that cannot be is told at its field, with what it should be', async () => {
  beginRequest({ ...filledForm, standard_consumption_tax_amount: '12000', billing_amount: '112000' })
  answerWith(answers)
  await renderAt(path)
  await screen.findByLabelText(/消費税（10％）/)
  await next()
  await waitFor(() => expect(box(/消費税（10％）/)).toBeInvalid())
  expect(screen.getAllByText(/100,000円に対する10%の消費税額は10,000円です/)[0]).toBeVisible()
})

test('an amount typed gives tax, total, fee and deposit line by line', async () => {
  answerWith(answers)
  await renderAt(path)
  await userEvent.type(await screen.findByLabelText(/10％対象（税抜）/), '100000')
  expect(box(/^請求金額（税込）/)).toHaveValue('110,000')
  expect(await screen.findByText('サービス手数料（税込・3%）')).toBeVisible()
  expect(await screen.findByText(/106,700/)).toBeVisible()
})

test('an earlier request with the same buyer, number and amount is warned of, with the way there', async () => {
  beginRequest(filledForm)
  answerWith({ ...answers, [duplicates]: { duplicates: [{ id: 18, status: 4, created_at: '2026-11-10T01:00:00Z' }] } })
  await renderAt(path)
  expect(await screen.findByRole('link', { name: /I-00000018（2026年11月10日ご依頼）/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/collections/decided/18'),
  )
})

test('a due date proposes the deposit on the last business day before it', async () => {
  answerWith(answers)
  await renderAt(path)
  fireEvent.change(await screen.findByLabelText(/^お支払期日/), { target: { value: '2026-11-29' } })
  await waitFor(() => expect(screen.getByLabelText(/^入金日/)).toHaveValue('2026-11-27'))
  expect(screen.getByText(/ご依頼先がカードでお支払いいただけるのは/)).toBeVisible()
})

test('a filled form goes on, and stands in the flow for a reload', async () => {
  beginRequest(filledForm)
  answerWith(answers)
  await renderAt(path)
  await screen.findByLabelText(/10％対象（税抜）/)
  await next()
  await waitFor(() => expect(readCollectionFlow().isFormChecked).toBe(true))
  expect(readCollectionFlow().invoiceFormInfo).toMatchObject({ billing_amount: '110000', supplierId: 7 })
})
