import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { requestAnswer, severalAnswers } from '../testing/several.ts'

// Each of these links led to 停止中.

const cards = 'GET /api/v1/invoices/credit_cards'
const isPathOn = (path: string) => !path.startsWith('/myaccount')
const accountLinks = () =>
  screen.queryAllByRole('link').filter(link => link.getAttribute('href')?.includes('/myaccount'))

beforeEach(startTab)

test('where no further card can be saved, it still says so', async () => {
  answerWith({ 'GET /api/v1/invoices/21': requestAnswer(21), [cards]: { credit_cards: [savedCard], limit: 1 } })
  await renderAt('/payments/waiting/21/creditcard', undefined, isPathOn)
  await userEvent.click(await screen.findByRole('radio', { name: '新しいカードを使う' }))
  expect(screen.getByText(/^登録できるカードの枚数に達しているため、このカードは登録されません。$/)).toBeVisible()
  expect(accountLinks()).toEqual([])
})

test.each([[[]], [[savedCard]]])('several are paid with saved cards, and it says so', async credit_cards => {
  answerWith({ ...severalAnswers(4, 5), [cards]: { credit_cards, limit: 5 } })
  await renderAt('/payments/several?drafts=4,5', undefined, isPathOn)
  expect(await screen.findByText('まとめて支払えるのは、登録済みのカードだけです。')).toBeVisible()
  expect(accountLinks()).toEqual([])
})

test('without prepared payments it says where they come from', async () => {
  answerWith({ 'GET /api/v1/oauth/pre_groups': { pre_groups: [], count: 0, count_open_items: 0 } })
  await renderAt('/payments/oauth', undefined, isPathOn)
  expect(await screen.findByText('連携サービスからのお支払いはありません')).toBeVisible()
  expect(accountLinks()).toEqual([])
})
