import { expect, type Page } from '@playwright/test'

/** /payments/add/invoiceinfo */
export class InvoiceInfoPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get form() {
    return this.page.getByRole('form', { name: '請求書の内容の入力' })
  }
  get amount() {
    return this.form.getByRole('textbox', { name: /請求金額/ })
  }
  get invoiceNumber() {
    return this.form.getByRole('textbox', { name: /請求書番号/ })
  }
  get registrationNumber() {
    return this.form.getByRole('textbox', { name: /登録番号/ })
  }
  get supplierName() {
    return this.form.getByRole('textbox', { name: /^法人名/ })
  }
  get bank() {
    return this.form.getByRole('combobox', { name: /金融機関/ })
  }
  get branch() {
    return this.form.getByRole('combobox', { name: /支店/ })
  }
  get accountNumber() {
    return this.form.getByRole('textbox', { name: /口座番号/ })
  }
  get holder() {
    return this.form.getByRole('textbox', { name: /口座名義/ })
  }
  get transferName() {
    return this.form.getByRole('textbox', { name: /振込名義/ })
  }
  get transferDate() {
    return this.form.getByRole('combobox', { name: /^振込日/ })
  }
  get picture() {
    return this.page.getByRole('img', { name: /ページ目/ })
  }

  /** Opens by itself when the reading is over. */
  async waitForReading(): Promise<void> {
    await expect(this.page).toHaveURL(/\/payments\/add\/invoiceinfo$/, { timeout: 30_000 })
    await expect(this.amount).not.toHaveValue('', { timeout: 30_000 })
  }

  /** Until account and fee, which come last, are there. Nothing moves under a press then. */
  async waitUntilFilled(): Promise<void> {
    const account = this.form.getByRole('radio', { checked: true, name: /(普通|当座) \d{7}/ })
    await expect(account.or(this.bank)).toBeVisible()
    await expect(this.form.getByText('カードのお支払い合計')).toBeVisible()
  }

  async proceed(): Promise<void> {
    await this.form.getByRole('button', { name: '確認へ進む' }).click()
  }
}
