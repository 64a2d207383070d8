import { expect, type Locator, type Page } from '@playwright/test'

/** The three screens that add a supplier. */
export class SupplierAddPage {
  readonly page: Page
  readonly register: Locator
  constructor(page: Page) {
    this.page = page
    this.register = page.getByRole('button', { name: 'この内容で登録する' })
  }

  async open(): Promise<void> {
    await this.page.goto('/suppliers/add/company')
    await expect(this.page.getByRole('heading', { level: 1, name: '取引先の情報の入力' })).toBeVisible()
  }

  /** A field by the beginning of its label. */
  box(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  }

  async choose(combobox: RegExp, words: string): Promise<void> {
    await this.page.getByRole('combobox', { name: combobox }).fill(words)
    await this.page.getByRole('option', { name: words }).first().click()
  }

  async toBank(): Promise<void> {
    await this.page.getByRole('button', { name: '振込先口座の入力へ進む' }).click()
    await expect(this.page).toHaveURL(/\/suppliers\/add\/bank$/)
  }

  async toConfirm(): Promise<void> {
    await this.page.getByRole('button', { name: '内容の確認へ進む' }).click()
    await expect(this.register).toBeVisible()
  }

  async expectRegistered(name: string): Promise<void> {
    await expect(this.page.getByText(`${name}を登録しました。`)).toBeVisible()
    await expect(this.page).toHaveURL(/\/suppliers\/\d+$/)
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
}
