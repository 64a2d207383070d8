import type { Page } from '@playwright/test'
import { codeMailedAfter, newestMailId } from '../fixtures/people/mailbox.ts'
import type { Account } from '../fixtures/people/sign-in.ts'

export class SignInPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get alert() {
    return this.page.getByRole('alert')
  }
  get code() {
    return this.page.getByRole('textbox', { name: /認証コード/ })
  }

  async enterPassword(email: string, password: string): Promise<void> {
    await this.page.getByRole('textbox', { name: /メールアドレス/ }).fill(email)
    await this.page.getByRole('textbox', { name: /^パスワード/ }).fill(password)
    await this.page.getByRole('button', { name: 'サインイン', exact: true }).click()
  }

  /** All digits at once, as a paste from the mail. */
  async enterCode(code: string): Promise<void> {
    await this.code.fill(code)
  }

  async signIn({ email, password }: Account): Promise<void> {
    const before = await newestMailId()
    await this.enterPassword(email, password)
    await this.page.getByRole('heading', { name: '認証コードの入力' }).waitFor()
    await this.enterCode(await codeMailedAfter(before, email))
  }
}

/** The code of a mail is filled in by the phone, which is no tap. */
export async function enterMailedCode(
  page: Page,
  email: string,
  press: () => Promise<void>,
  title: string,
): Promise<void> {
  const before = await newestMailId()
  await press()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await new SignInPage(page).enterCode(await codeMailedAfter(before, email))
}
