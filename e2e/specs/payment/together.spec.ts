import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { completeDrafts, saveChallengedCard } from '../../fixtures/payments/drafts.ts'
import { gatewayOrders } from '../../fixtures/payments/gateway.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'

test.use({ account: null })

test('one press pays two drafts and a request: one is cancelled, one goes on in a new document', async ({ page }) => {
  const owner = await registerCompany()
  await saveChallengedCard(owner)
  const drafts = await completeDrafts(owner, 2)
  const session = await sharedSession(owner)
  const call = callsOf(session)
  const { buyer_id } = await call<{ buyer_id: number }>('/users/information')
  const { id: unfinished } = await call<{ id: number }>('/drafts', { values: { amount: 5_000 } })
  const { id: requestId } = await requestFor(owner.email)
  await openSignedIn(page, session)
  const issuer = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'カードご本人様の確認' }) })
  const atIssuer = (amount: string) => expect(issuer.getByText(amount)).toBeVisible({ timeout: 30_000 })

  await page.goto('/payments/draft')
  await page.getByRole('checkbox', { name: 'このページをすべて選択する' }).first().check()
  await page.getByRole('button', { name: 'まとめて支払う' }).click()
  // The list has drafts alone: the request joins them by the address.
  await expect(page).toHaveURL(/\/payments\/several\?drafts=/)
  const { pathname, search } = new URL(page.url())
  await moveTo(page, '/payments/draft')
  await moveTo(page, `${pathname}${search}&requests=${requestId}`)
  const leftOut = page.getByRole('region', { name: 'まとめて支払えない下書き（1件）' })
  await expect(leftOut.getByRole('link')).toHaveAttribute('href', `/payments/draft/${unfinished}`)
  const payments = page.getByRole('table', { name: 'まとめて支払う請求書' })
  for (const { invoiceNumber } of drafts) await expect(payments).toContainText(invoiceNumber)
  await expect(payments.getByRole('row').filter({ hasText: '依頼' })).toContainText('110,000円')
  // Their invoice is of another company, on another account.
  await expect(page.getByRole('button', { name: '1件 110,000円を支払う' })).toBeVisible()
  for (const box of await payments.getByRole('checkbox', { name: /一緒に支払う$/ }).all()) await tick(box)
  await expect(page.getByRole('radio', { name: /末尾1881/ })).toBeChecked()
  expect(await findings(page, 'the confirmation of several drafts')).toEqual([])
  // On a tablet numbers broke into three lines.
  await page.setViewportSize({ width: 768, height: 900 })
  for (const { invoiceNumber } of drafts)
    expect(await payments.getByText(invoiceNumber, { exact: true }).evaluate(linesOf), invoiceNumber).toBe(1)
  await page.setViewportSize({ width: 1280, height: 900 })

  await tick(page.getByRole('checkbox', { name: /利用規約.*に同意する/ }))
  // 203,000 and 3 % of it, and 110,000 without a fee.
  await page.getByRole('button', { name: '3件 319,090円を支払う' }).click()
  // The issuer names the amount: the draft that was changed last comes first.
  await atIssuer('105,060円')
  await page.getByRole('button', { name: 'キャンセル' }).click()
  await atIssuer('104,030円')
  // Back into the product in the middle of the second authentication, in a new document.
  await page.goto('/payments/several/result')
  await expect(page.getByRole('progressbar', { name: /^3件中2件目：/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '本人認証を続ける' })).toBeVisible()
  expect(await findings(page, 'several payments, one of which waits for its authentication')).toEqual([])
  await page.getByRole('button', { name: '本人認証を続ける' }).click()
  const password = page.getByLabel(/ワンタイムパスワード/)
  await password.fill('1234')
  await page.getByRole('button', { name: '認証する' }).click()
  await atIssuer('110,000円')
  await password.fill('1234')
  await page.getByRole('button', { name: '認証する' }).click()

  await expect(page.getByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible({
    timeout: 30_000,
  })
  const results = page.getByRole('table', { name: 'まとめて支払った請求書' })
  await expect(results.getByRole('row').filter({ hasText: /本人認証がキャンセルされました/ })).toHaveCount(1)
  await expect(results.getByRole('link', { name: /^I-\d{8}を開く$/ })).toHaveCount(2)
  expect(await findings(page, 'the result of several payments')).toEqual([])
  // On a phone the words of the total wrap: they touched the border of the card.
  await page.setViewportSize({ width: 375, height: 812 })
  const roomBelow = page.getByText(/^カードのお支払い合計/).evaluate(term => {
    const lines = term.closest('dl')
    return lines!.parentElement!.parentElement!.getBoundingClientRect().bottom - lines!.getBoundingClientRect().bottom
  })
  expect(await roomBelow).toBeGreaterThan(12)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await expect(page.getByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()

  const orders = (await gatewayOrders()).filter(({ order_id }) => order_id.startsWith(`P${buyer_id}-`))
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['authentication_failed', 'authorized', 'authorized'])
})

/** How many lines the text of an element takes. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
