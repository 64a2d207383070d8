import { instance } from '../../environment.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { signedInStorage } from '../../fixtures/people/tokens.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await registerCompany()),
})

test('a user changes the phone number and the transfer name by keyboard alone, with a reload', async ({ page }) => {
  await page.goto('/myaccount')
  const keyboard = new Keyboard(page)
  const shell = new Shell(page)
  await keyboard.press(page.getByRole('link', { name: '登録情報を確認・変更する' }))
  await expect(shell.title).toHaveText('登録情報')
  expect(await findings(page, '/myaccount/company')).toEqual([])

  const phone = page.getByLabel(/電話番号/)
  const person = page.getByRole('form', { name: 'ご担当者' })
  await keyboard.fill(phone, '12')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/^＊電話番号は市外局番から/)).toBeVisible()
  expect(await findings(page, '/myaccount/company, invalid phone')).toEqual([])
  await keyboard.fill(phone, '090-1234-5678')
  await page.reload()
  await expect(phone).toHaveValue('090-1234-5678')
  await keyboard.press(person.getByRole('button', { name: '変更を保存する' }))
  await expect(shell.snackbar('ご担当者の情報を変更しました。')).toBeVisible()

  await keyboard.fill(page.getByLabel(/振込名義（カナ）/), 'タケウチコーヒー')
  await expect(page.getByRole('figure')).toContainText('ﾀｹｳﾁｺ-ﾋ-')
  await keyboard.press(page.getByRole('form', { name: '振込名義' }).getByRole('button', { name: '変更を保存する' }))
  await expect(shell.snackbar('振込名義を変更しました。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('figure')).toContainText('ﾀｹｳﾁｺ-ﾋ-')
})

test('a changed password ends the other session, and the old password signs nobody in', async ({
  page,
  browser,
  account,
}) => {
  if (!account) throw new Error('Nobody is signed in')
  const other = await browser.newPage({
    storageState: signedInStorage(instance.edge_origin, await signInThroughApi(account)),
  })

  await page.goto('/myaccount')
  await page.getByRole('link', { name: 'パスワードを変更する' }).click()
  await expect(page).toHaveURL('/myaccount/edit-password')
  await page.getByLabel(/現在のパスワード/).fill('not the password')
  await page.getByLabel(/新しいパスワード/).fill('five other unlikely words')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByText(/^＊.*パスワード/)).toBeVisible()
  expect(await findings(page, '/myaccount/edit-password, wrong password')).toEqual([])
  await page.getByLabel(/現在のパスワード/).fill(account.password)
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(new Shell(page).snackbar(/パスワードを変更しました。/)).toBeVisible()

  await other.goto('/suppliers')
  await expect(other).toHaveURL('/signin?redirect=%2Fsuppliers')
  const signIn = new SignInPage(other)
  await signIn.enterPassword(account.email, account.password)
  await expect(signIn.alert).toHaveText('メールアドレスまたはパスワードが正しくありません。')
  await signIn.signIn({ ...account, password: 'five other unlikely words' })
  await expect(other).toHaveURL('/suppliers')
  await other.close()
})
