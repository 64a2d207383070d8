import { expect, type Page } from '@playwright/test'
import { findings } from '../fixtures/page/axe.ts'

const phone = { width: 375, height: 812 }

/** /request: the page behind the link of a request's mail. */
export class RequestPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 })
  }
  get signUp() {
    return this.page.getByRole('link', { name: '新規登録して支払いに進む' })
  }
  get signIn() {
    return this.page.getByRole('link', { name: 'サインインして支払う' })
  }
  get signOut() {
    return this.page.getByRole('button', { name: 'サインアウトしてご依頼に戻る' })
  }

  /** At every width axe finds nothing, and on a phone nothing is cut. */
  async expectSound(name: string): Promise<void> {
    expect(await findings(this.page, name)).toEqual([])
    await this.page.setViewportSize(phone)
    // Asked until the page has followed the new width.
    const widthOf = () => this.page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(widthOf, { message: `${name} on a phone` }).toBeLessThanOrEqual(phone.width)
  }

  /** Why the link does not lead on. */
  async expectReason(title: string, next: RegExp): Promise<void> {
    await expect(this.title).toHaveText(title)
    await expect(this.page.getByRole('main').getByText(next)).toBeVisible()
    await this.expectSound(title)
  }
}
