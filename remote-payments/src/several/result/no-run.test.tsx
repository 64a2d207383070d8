import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { renderAt } from '../../testing/render-at.tsx'

// It led to the drafts without a word: in a new tab, or once the tab's storage was gone.
test('the address of a result that this tab does not have says where the payments are', async () => {
  startTab()
  answerWith({})
  const { address } = await renderAt('/payments/several/result')
  expect(await screen.findByRole('heading', { level: 1, name: 'まとめて支払った結果' })).toBeVisible()
  expect(address()).toBe('/payments/several/result')
  expect(
    screen.getByText(
      'お申し込み済みのお支払いはお支払いの一覧に、支払っていないものは下書きと支払い待ちの一覧にあります。',
    ),
  ).toBeVisible()
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['お支払いの一覧へ', '/payments/review'],
    ['下書きの一覧へ', '/payments/draft'],
    ['支払い待ちの一覧へ', '/payments/waiting'],
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})
