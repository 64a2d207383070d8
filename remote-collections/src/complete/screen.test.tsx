import { screen, userEvent, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { beginWithAccount, confirmAnswers, madeAnswer } from '../testing/request-flow.ts'

// Only the detail named the number that the mails to the seller and the support ask for.
test('the end of a request says what comes next; its number can be copied, and it can be opened', async () => {
  beginWithAccount()
  answerWith({ ...confirmAnswers, 'POST /api/v1/invoices/request_sellers': madeAnswer })
  await renderAt('/collections/add/confirm')
  await screen.findByText(/手数料（税込/)
  await userEvent.click(await screen.findByRole('button', { name: 'メールを送って依頼する' }))
  // Sent in a moment, if the address takes it: the detail says so.
  expect(await screen.findByRole('heading', { level: 1, name: 'ご依頼を受け付けました' })).toBeVisible()
  expect(screen.getByText(/お支払いのリンクをお送りします。届かなかった場合は、お知らせします。/)).toBeVisible()
  expect(screen.getByText(/この画面を離れると、同じリンクは表示できません/)).toBeVisible()
  const facts = within(await screen.findByRole('region', { name: 'ご依頼の内容' }))
  expect(facts.getByRole('link', { name: 'I-00000018' })).toHaveAttribute('href', '/collections/request/18')
  expect(facts.getByText('110,000', { exact: false })).toBeVisible()
  await userEvent.setup().click(facts.getByRole('button', { name: '依頼番号をコピーする' }))
  expect(await navigator.clipboard.readText()).toBe('I-00000018')
})
