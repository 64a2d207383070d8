import type { Page } from '@playwright/test'

/** What stands around every signed-in screen. */
export class Shell {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get mainMenu() {
    return this.page.getByRole('navigation', { name: 'メインメニュー' })
  }
  get payments() {
    return this.mainMenu.getByRole('link', { name: /^お支払い/ })
  }
  get collections() {
    return this.mainMenu.getByRole('link', { name: 'カード払いのご依頼' })
  }
  get suppliers() {
    return this.mainMenu.getByRole('link', { name: '登録取引先' })
  }
  get accountMenu() {
    return this.page.getByRole('button', { name: /アカウントメニュー/ })
  }
  get bell() {
    return this.page.getByRole('link', { name: /^お知らせ/ }).first()
  }
  get title() {
    return this.page.getByRole('heading', { level: 1 })
  }
  get retry() {
    return this.page.getByRole('button', { name: 'もう一度読み込む' })
  }

  async signOut(): Promise<void> {
    await this.accountMenu.click()
    await this.page.getByRole('menuitem', { name: 'サインアウト' }).click()
  }

  /** The message at the edge of the screen, e.g. after saving. */
  snackbar(text: string | RegExp) {
    return this.page.getByText(text)
  }
}
