import { expect, test } from '../../fixtures/journey.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })

test('an anonymous user is sent to sign in and comes back to the wanted path', async ({ page }) => {
  const signIn = new SignInPage(page)
  await page.goto('/payments/history?page=1')
  await expect(page).toHaveURL('/signin?redirect=%2Fpayments%2Fhistory%3Fpage%3D1')
  await signIn.signIn(demo)
  await expect(page).toHaveURL('/payments/history?page=1')
  await expect(page.getByRole('table', { name: 'お支払いの履歴' })).toBeVisible()
})
