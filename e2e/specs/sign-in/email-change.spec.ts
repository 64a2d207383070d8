import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { codeMailedAfter, mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { post, signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await registerCompany()),
})

test('an address is changed by a mailed code; the new one signs in, the old one is notified', async ({
  page,
  account,
}) => {
  if (!account) throw new Error('Nobody is signed in')
  const email = `moved-${Date.now()}@example.co.jp`
  const signIn = new SignInPage(page)
  await page.goto('/myaccount/edit-email-complete')
  await expect(page, 'nothing was changed yet').toHaveURL('/myaccount/edit-email-address')
  await page.getByRole('button', { name: '認証コードを送信する' }).click()
  await expect(page.getByText('＊新しいメールアドレスを入力してください。')).toBeVisible()
  expect(await findings(page, '/myaccount/edit-email-address, errors')).toEqual([])

  const before = await newestMailId()
  await page.getByLabel(/新しいメールアドレス/).fill(email)
  await page.reload()
  await expect(page.getByLabel(/新しいメールアドレス/), 'a reload loses nothing').toHaveValue(email)
  await page.getByLabel(/現在のパスワード/).fill(account.password)
  await page.getByRole('button', { name: '認証コードを送信する' }).click()
  await expect(page).toHaveURL('/myaccount/edit-email-auth')
  expect(await findings(page, '/myaccount/edit-email-auth')).toEqual([])
  await signIn.enterCode(await codeMailedAfter(before, email))
  await expect(page).toHaveURL('/myaccount/edit-email-complete')
  await expect(page.getByRole('heading', { level: 1, name: 'メールアドレスを変更しました' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(await findings(page, '/myaccount/edit-email-complete')).toEqual([])
  await mailAfter(before, account.email, 'メールアドレス')
  await page.getByRole('link', { name: 'アカウントに戻る' }).click()
  await expect(page.getByRole('main')).toContainText(email)

  await expect(post('/api/v1/login', { email_address: account.email, password: account.password })).rejects.toThrow(
    'メールアドレスまたはパスワードが正しくありません。',
  )
  await signInThroughApi({ ...account, email })
})
