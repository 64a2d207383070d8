import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { calendar, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { draftAnswer, requestAnswer, severalAnswers } from '../../testing/several.ts'

// One request that failed, or was made again, took the place of all that was chosen.

beforeEach(startTab)

const closedDays = 'GET /api/v1/banks/closed_day'
const getRequest = 'GET /api/v1/invoices/21'
const again = () => screen.findByRole('button', { name: 'もう一度読み込む' })
const payButton = (name: string) => screen.findByRole('button', { name })

const { file_id } = draftAnswer(4)
const held = {
  [`GET /api/v1/invoices/files/${file_id}`]: {
    ...readFile,
    file_id,
    several: {
      invoices: [
        { first_page: 1, last_page: 1 },
        { first_page: 2, last_page: 2 },
      ],
      warning: 'このPDFには2通の請求書があります',
    },
  },
}
const other = { ...savedCard, id: 8, last4: '8888' }
const cards = { 'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard, other], limit: 5 } }
const tick = { name: /：確認しました。一緒に支払う$/ }

test('while what failed is asked for again, ticks, card and rows stay', async () => {
  const late = Promise.withResolvers<unknown>()
  const network = answerWith({ ...severalAnswers(4), ...held, ...cards, [getRequest]: lost })
  await renderAt('/payments/several?drafts=4&requests=21')
  await userEvent.click(await screen.findByRole('checkbox', tick))
  await userEvent.click(screen.getByRole('radio', { name: /8888/ }))
  const part = within(screen.getByRole('region', { name: 'まとめて支払えない依頼（1件）' }))
  expect(part.getByText(/依頼を読み込めませんでした/)).toBeVisible()
  network.answer(getRequest, () => late.promise)
  await userEvent.click(await again())
  expect(screen.getByRole('checkbox', tick)).toBeChecked()
  expect(part.getByText(/依頼を読み込めませんでした/)).toBeVisible()
  await act(async () => late.resolve(requestAnswer(21)))
  expect(await payButton('2件 1,043,416円を支払う')).toBeVisible()
  expect(screen.getByRole('checkbox', tick)).toBeChecked()
  expect(screen.getByRole('radio', { name: /8888/ })).toBeChecked()
  expect(screen.queryByRole('button', { name: 'もう一度読み込む' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a draft that is gone and asked for again takes nothing from the screen', async () => {
  const gone = 'GET /api/v1/drafts/5'
  const network = answerWith({ ...severalAnswers(4), ...held, [gone]: refusal(404, 'draft_not_found') })
  await renderAt('/payments/several?drafts=4,5')
  await userEvent.click(await screen.findByRole('checkbox', tick))
  network.answer(gone, () => new Promise(() => {}))
  await act(async () => window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(network.requestsOf(gone)).toHaveLength(2))
  expect(screen.getByRole('checkbox', tick)).toBeChecked()
  expect(screen.getByText(/お申し込み済み、または削除された下書き/)).toBeVisible()
})

test('where no draft has its day, each is named, and requests are paid', async () => {
  const network = answerWith({ ...severalAnswers(4), [getRequest]: requestAnswer(21), [closedDays]: lost })
  await renderAt('/payments/several?drafts=4&requests=21')
  const part = within(await screen.findByRole('region', { name: 'まとめて支払えない下書き（1件）' }))
  expect(part.getByRole('listitem')).toHaveTextContent(/株式会社青葉デザイン製作所.*営業日を読み込めませんでした/)
  expect(await payButton('1件 418,000円を支払う')).toBeVisible()
  network.answer(closedDays, calendar)
  await userEvent.click(await again())
  expect(await payButton('2件 1,043,416円を支払う')).toBeVisible()
})

test('where nothing could be loaded, the rows say so, and not that nothing can be paid', async () => {
  answerWith({ ...severalAnswers(), 'GET /api/v1/drafts/4': lost, [getRequest]: lost })
  await renderAt('/payments/several?drafts=4&requests=21')
  expect(await again()).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText(/がありません$/)).toBeNull()
})
