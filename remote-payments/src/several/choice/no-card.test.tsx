import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { severalAnswers } from '../../testing/several.ts'

const create = 'POST /api/v1/invoices'
const cards = 'GET /api/v1/invoices/credit_cards'
const none = { credit_cards: [], limit: 5 }

beforeEach(startTab)
afterEach(() => jest.restoreAllMocks())

const notice = () => screen.findByText('ご利用いただける登録済みのカードがありません')
const pay = async () => userEvent.click(await screen.findByRole('button', { name: '2件 1,250,832円を支払う' }))
const terms = () => screen.findByRole('checkbox', { name: /利用規約.*に同意する/ })

// It stood below the ticks, some 2,700 px down a phone, and the press asked for the choice of a card.
test('without a saved card it says so before the payments and leads to where one is registered', async () => {
  const network = answerWith({ ...severalAnswers(4, 5), [cards]: none })
  await renderAt('/payments/several?drafts=4,5')
  const table = await screen.findByRole('table')
  expect((await notice()).compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: /カードを登録する/ })).toHaveAttribute(
    'href',
    'http://localhost/myaccount/creditcards',
  )
  await userEvent.click(await terms())
  await pay()
  const error = await screen.findByRole('link', { name: 'カードを登録してください。' })
  expect(screen.queryByText('お支払いに使うカードを選択してください。')).toBeNull()
  await userEvent.click(error)
  expect((await notice()).closest('#card')).toHaveFocus()
  expect(network.calls()).not.toContain(create)
})

test('a card registered in another tab is chosen, and the terms stay agreed', async () => {
  const network = answerWith({ ...severalAnswers(4, 5), [cards]: none })
  await renderAt('/payments/several?drafts=4,5')
  await notice()
  await userEvent.click(await terms())
  await pay()
  await screen.findByRole('link', { name: 'カードを登録してください。' })
  network.answer(cards, { credit_cards: [savedCard], limit: 5 })
  // By then the list counts as old.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await act(async () => window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('radio', { name: new RegExp(savedCard.last4) })).toBeChecked()
  expect(await terms()).toBeChecked()
  await waitFor(() => expect(screen.queryByText('カードを登録してください。')).toBeNull())
  expect(screen.queryByText('ご利用いただける登録済みのカードがありません')).toBeNull()
})

// The notice came in above the rows, which moved under the finger.
test('the payments are shown once it is known whether there is a card', async () => {
  const asked = Promise.withResolvers<typeof none>()
  const network = answerWith({ ...severalAnswers(4, 5), [cards]: () => asked.promise })
  await renderAt('/payments/several?drafts=4,5')
  await waitFor(() => expect(network.calls()).toContain('GET /api/v1/suppliers/7/accounts'))
  await waitFor(() => expect(network.calls()).toContain(cards))
  expect(screen.queryByRole('table')).toBeNull()
  await act(async () => asked.resolve(none))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(await notice()).toBeVisible()
})

test('the payments are shown where the cards cannot be loaded, and while they load again', async () => {
  const network = answerWith({ ...severalAnswers(4, 5), [cards]: lost })
  await renderAt('/payments/several?drafts=4,5')
  const table = await screen.findByRole('table')
  network.answer(cards, () => new Promise(() => {}))
  await userEvent.click(await screen.findByRole('button', { name: /もう一度/ }))
  await waitFor(() => expect(network.requestsOf(cards)).toHaveLength(2))
  expect(table).toBeInTheDocument()
})

test('where no card can be registered the press says to pay one by one', async () => {
  const network = answerWith({ ...severalAnswers(4, 5), [cards]: none })
  await renderAt('/payments/several?drafts=4,5', undefined, path => !path.startsWith('/myaccount'))
  await notice()
  await userEvent.click(await terms())
  await pay()
  expect(await screen.findByRole('link', { name: /1件ずつお支払いください。$/ })).toBeVisible()
  expect(screen.queryByText('カードを登録してください。')).toBeNull()
  expect(network.calls()).not.toContain(create)
})
