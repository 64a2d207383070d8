import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { codeMailedAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { letCodeAge } from '../../fixtures/time.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null, ownContext: true })

const expired = '認証コードの有効期限が切れています。再送信してください。'
const resend = (page: Page) => page.getByRole('button', { name: /^認証コードを再送信する/ })
const password = 'four unlikely words here'

/** Until the browser, too, thinks that a minute has passed. */
async function waitForResend(page: Page): Promise<void> {
  await expect(resend(page)).toBeDisabled()
  await page.clock.fastForward('01:01')
  await expect(resend(page)).toBeEnabled()
}

// The same at the sign-up, by the same part of the screen: api/src/identity/registrations/sign-up.test.ts.
// Other redirects: host/src/navigation/redirect-target.test.ts.
test('a code of eleven minutes ago is expired, a new one is taken and leads to no foreign host', async ({ page }) => {
  const { email } = await registerCompany()
  const signIn = new SignInPage(page)
  await page.clock.install()
  await page.goto(`/signin?redirect=${encodeURIComponent('/\\evil.example')}`)
  const first = await newestMailId()
  await signIn.enterPassword(email, password)
  await expect(page.getByRole('heading', { level: 1, name: '認証コードの入力' })).toBeVisible()
  const old = await codeMailedAfter(first, email)
  await letCodeAge(email, 11)
  await signIn.enterCode(old)
  await expect(page.getByText(expired)).toBeVisible()
  await expect(signIn.code).toHaveValue('')
  await expect(signIn.code).toBeFocused()
  expect(await findings(page, '/onetime-password with an expired code')).toEqual([])

  await waitForResend(page)
  const second = await newestMailId()
  await resend(page).click()
  await expect(page.getByText('新しい認証コードを送信しました。以前の認証コードは使えません。')).toBeVisible()
  expect(await findings(page, '/onetime-password after sending again')).toEqual([])
  const fresh = await codeMailedAfter(second, email)
  await signIn.enterCode(old === fresh ? '000000' : old)
  await expect(page.getByText('（あと4回入力できます）')).toBeVisible()
  await signIn.enterCode(fresh)
  await expect(page).toHaveURL('/toppage')
})
