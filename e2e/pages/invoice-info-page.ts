import { expect, type Locator, type Page } from '@playwright/test'

/** The fields that journeys look into, by what they are called on the screen. */
const names = {
  amount: /請求金額/,
  dueDate: /支払期日/,
  invoiceNumber: /請求書番号/,
  registrationNumber: /登録番号/,
  supplierName: /^法人名/,
  bank: /金融機関/,
  branch: /支店/,
  accountNumber: /口座番号/,
  holder: /口座名義/,
  transferName: /振込名義/,
  transferDate: /^振込日/,
} as const
export type InvoiceInfoField = keyof typeof names

/** /payments/add/invoiceinfo: what needs nothing stands as a value, all else is a field. */
export class InvoiceInfoPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get form() {
    return this.page.getByRole('form', { name: '請求書の内容の入力' })
  }
  /** The amount as a field or as a value: the first thing of the form. */
  get amount() {
    return this.control('amount').or(this.change('amount'))
  }
  get picture() {
    return this.page.getByRole('img', { name: /ページ目/ })
  }
  get next() {
    return this.form.getByRole('button', { name: '確認へ進む' })
  }

  /** The control of a field that is open. */
  control(field: InvoiceInfoField): Locator {
    const name = names[field]
    return this.form.getByRole('textbox', { name }).or(this.form.getByRole('combobox', { name }))
  }
  /** The button beside a value that opens its field. */
  change(field: InvoiceInfoField): Locator {
    const { source } = names[field]
    return this.form.getByRole('button', { name: new RegExp(`${source}.*を変更$`) })
  }

  /** The control of a field, opened where its value stands. */
  async open(field: InvoiceInfoField): Promise<Locator> {
    const [control, change] = [this.control(field), this.change(field)]
    await control.or(change).first().waitFor()
    // What is read meanwhile may move the button between press and release.
    await expect(async () => {
      if (await change.isVisible()) await change.click()
      await control.waitFor({ timeout: 1_000 })
    }).toPass({ timeout: 15_000 })
    return control
  }
  async fill(field: InvoiceInfoField, text: string): Promise<void> {
    await (await this.open(field)).fill(text)
  }
  /** What a field holds, open or not. */
  async expectValue(field: InvoiceInfoField, value: string | RegExp, timeout = 5_000): Promise<void> {
    const text = typeof value === 'string' ? new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : value
    await expect(async () => {
      if (await this.change(field).isVisible())
        await expect(this.change(field).locator('xpath=..')).toContainText(text, { timeout: 500 })
      else await expect(this.control(field)).toHaveValue(value, { timeout: 500 })
    }).toPass({ timeout })
  }

  /** Opens by itself when the reading is over. */
  async waitForReading(): Promise<void> {
    await expect(this.page).toHaveURL(/\/payments\/add\/invoiceinfo$/, { timeout: 30_000 })
    await this.waitForAmount()
  }
  /** Until an amount was read. */
  async waitForAmount(): Promise<void> {
    await expect(async () => {
      if (await this.change('amount').isVisible()) return
      await expect(this.control('amount')).not.toHaveValue('', { timeout: 500 })
    }).toPass({ timeout: 30_000 })
  }

  /** Until account and fee, which come last, are there. Nothing moves under a press then. */
  async waitUntilFilled(): Promise<void> {
    const account = this.form.getByRole('radio', { checked: true, name: /(普通|当座) \d{7}/ })
    const known = this.form.getByRole('button', { name: /^(振込先口座|金融機関).*を変更$/ })
    await expect(account.or(known).or(this.control('bank')).first()).toBeVisible()
    await expect(this.form.getByText('手数料（税込）')).toBeVisible()
  }

  async proceed(): Promise<void> {
    await this.next.click()
  }
}
