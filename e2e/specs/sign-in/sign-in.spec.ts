import { expect, test } from '../../fixtures/journey.ts'
import { codeMailedAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })

test('a wrong password and an unknown address are refused in the same words', async ({ page }) => {
  const signIn = new SignInPage(page)
  await page.goto('/signin')
  await signIn.enterPassword(demo.email, 'Wrong-2026-card')
  await expect(signIn.alert).toHaveText('メールアドレスまたはパスワードが正しくありません。')
  await page.reload()
  await signIn.enterPassword('nobody@example.co.jp', 'Wrong-2026-card')
  await expect(signIn.alert).toHaveText('メールアドレスまたはパスワードが正しくありません。')
})

test('empty fields are named, and the first one gets the focus', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  await expect(page.getByText('メールアドレスを入力してください。').first()).toBeVisible()
  await expect(page.getByText('パスワードを入力してください。').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /メールアドレス/ })).toBeFocused()
})

test('a wrong code is refused and the right one is still taken', async ({ page }) => {
  const signIn = new SignInPage(page)
  await page.goto('/signin')
  const before = await newestMailId()
  await signIn.enterPassword(demo.email, demo.password)
  await expect(page.getByRole('heading', { level: 1, name: '認証コードの入力' })).toBeVisible()
  const code = await codeMailedAfter(before, demo.email)
  await signIn.enterCode(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('認証コードが正しくありません。もう一度入力してください。')).toBeVisible()
  await signIn.enterCode(code)
  await expect(page).toHaveURL(/\/toppage$/)
  await expect(new Shell(page).accountMenu).toContainText(demo.company)
})

test('an anonymous user is sent to sign in and comes back to the wanted path', async ({ page }) => {
  const signIn = new SignInPage(page)
  await page.goto('/payments/history?page=1')
  await expect(page).toHaveURL('/signin?redirect=%2Fpayments%2Fhistory%3Fpage%3D1')
  await signIn.signIn(demo)
  await expect(page).toHaveURL('/payments/history?page=1')
  await expect(page.getByRole('table', { name: 'お支払いの履歴' })).toBeVisible()
})

// The others: host/src/navigation/redirect-target.test.ts.
for (const hostile of ['/\\evil.example', 'javascript:alert(1)']) {
  test(`a redirect to ${hostile} leads to the top page instead`, async ({ page }) => {
    const signIn = new SignInPage(page)
    await page.goto(`/signin?redirect=${encodeURIComponent(hostile)}`)
    await signIn.signIn(demo)
    await expect(page).toHaveURL('/toppage')
  })
}

test('the address bar alone is no way to the code screen', async ({ page }) => {
  await page.goto('/onetime-password')
  await expect(page).toHaveURL('/signin')
})

test('an unknown path shows the error view', async ({ page }) => {
  await page.goto('/no/such/screen')
  await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'サインインへ' })).toBeVisible()
})

test('the error view shows what the address says as text, never as markup', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>'
  await page.goto(`/error/${encodeURIComponent(markup)}/${encodeURIComponent('<b>太字</b>')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('リンクに書かれた内容です')
  await expect(page.getByRole('blockquote')).toHaveText(`${markup} <b>太字</b>`)
})
