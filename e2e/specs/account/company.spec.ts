import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { callAs, post, signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

test.use({
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await registerCompany()),
})

// At 320 px the amount was cut.
test('the example of a passbook is whole on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/myaccount/company')
  await page.getByLabel(/振込名義（カナ）/).fill('カ）サンプルシヨウジトウキヨウ')
  const passbook = page.getByRole('figure')
  await expect(passbook).toContainText('ﾄｳｷﾖｳ')
  expect(await passbook.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a user changes phone number and transfer name by keys, and a password that ends sessions', async ({
  page,
  account,
}) => {
  if (!account) throw new Error('Nobody is signed in')
  const other = await signInThroughApi(account)
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

  await moveTo(page, '/myaccount')
  await page.getByRole('link', { name: 'パスワードを変更する' }).click()
  await expect(page).toHaveURL('/myaccount/edit-password')
  await page.getByLabel(/現在のパスワード/).fill('not the password')
  await page.getByLabel(/新しいパスワード/).fill('five other unlikely words')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByText(/^＊.*パスワード/)).toBeVisible()
  expect(await findings(page, '/myaccount/edit-password, wrong password')).toEqual([])
  await page.getByLabel(/現在のパスワード/).fill(account.password)
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(shell.snackbar(/パスワードを変更しました。/)).toBeVisible()

  expect((await callAs(other, '/api/v1/users/information')).status).toBe(401)
  const signIn = (password: string) => post('/api/v1/login', { email_address: account.email, password })
  await expect(signIn(account.password)).rejects.toThrow()
  await signIn('five other unlikely words')
})
