import { tick } from '../../fixtures/page/tick.ts'
import { completeDrafts, saveChallengedCard } from '../../fixtures/payments/drafts.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ account: null })

test('a run whose session ends at the issuer is there after the next sign-in', async ({ page, context }) => {
  const owner = await registerCompany()
  await saveChallengedCard(owner)
  const drafts = await completeDrafts(owner, 2)
  await page.goto('/signin')
  await new SignInPage(page).signIn(owner)
  await expect(new Shell(page).accountMenu).toBeVisible()
  await page.goto(`/payments/several?drafts=${drafts.map(({ id }) => id).join(',')}`)
  const payments = page.getByRole('table', { name: 'まとめて支払う請求書' })
  for (const { invoiceNumber } of drafts) await expect(payments).toContainText(invoiceNumber)
  for (const box of await payments.getByRole('checkbox', { name: /一緒に支払う$/ }).all()) await tick(box)
  await tick(page.getByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await page.getByRole('button', { name: /^2件 .*円を支払う$/ }).click()
  const password = page.getByLabel(/ワンタイムパスワード/)
  await password.fill('1234')

  const elsewhere = await context.newPage()
  await elsewhere.goto('/toppage')
  await new Shell(elsewhere).signOut()
  await expect(elsewhere).toHaveURL(/\/signin/)
  await elsewhere.close()

  await page.getByRole('button', { name: '認証する' }).click()
  await expect(page).toHaveURL(/\/signin\?redirect=%2Fpayments%2Fcomplete/)
  await new SignInPage(page).signIn(owner)
  await expect(page.getByText('1件のお支払いを申し込みました。1件は実行していません。')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page).toHaveURL('/payments/several/result')
  await expect(page.getByRole('link', { name: '残りを支払う（1件）' })).toBeVisible()
})
