import { instance } from '../../environment.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { codeMailedAfter, mailAfter, newestMailId } from '../../fixtures/mailbox.ts'
import { registerCompany } from '../../fixtures/new-company.ts'
import { signInThroughApi, type Tokens } from '../../fixtures/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })

/** The calls of the account's own screens. */
async function changeAddress({ access_token, id_token }: Tokens, password: string, email_address: string): Promise<void> {
  const headers = { 'authorization': id_token, 'x-access-token': access_token, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(instance.edge_origin + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const before = await newestMailId()
  const { challenge_id } = await call('PUT', '/api/v1/users/email_address', { new_email_address: email_address, password }) as { challenge_id: string }
  await call('POST', '/api/v1/users/verify_email_auth_code', { challenge_id, auth_code: await codeMailedAfter(before, email_address) })
}

test('after the address was changed the last screen says what follows, the new address signs in, the old one does not and is told', async ({ page }) => {
  const account = await registerCompany()
  const email = `moved-${Date.now()}@example.co.jp`
  const before = await newestMailId()
  await changeAddress(await signInThroughApi(account), account.password, email)
  await mailAfter(before, account.email, 'メールアドレス')

  await page.goto('/myaccount/edit-email-complete')
  await expect(page.getByRole('heading', { level: 1, name: 'メールアドレスを変更しました' })).toBeVisible()
  await page.getByRole('link', { name: 'サインインする' }).click()
  const signIn = new SignInPage(page)
  await signIn.enterPassword(account.email, account.password)
  await expect(signIn.alert).toHaveText('メールアドレスまたはパスワードが正しくありません。')
  await signIn.signIn({ ...account, email })
  await expect(new Shell(page).accountMenu).toContainText(account.company)

  await page.goto('/myaccount/edit-email-complete')
  await page.getByRole('link', { name: 'トップページへ' }).click()
  await expect(page).toHaveURL('/toppage')
})
