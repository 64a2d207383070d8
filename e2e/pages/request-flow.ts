import { expect, type Page } from '@playwright/test'
import { invoiceNumber, type UploadedFile } from '../fixtures/payments/invoices.ts'
import { tick } from '../fixtures/page/tick.ts'

/** The whole way of a request to be paid by card, from its invoice to its link. */
export class RequestFlow {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get fileArea() {
    return this.page.getByRole('group', { name: /請求書ファイル/ })
  }
  get form() {
    return this.page.getByRole('form', { name: '依頼内容の入力' })
  }
  get buyer() {
    return this.form.getByRole('combobox', { name: /会社名・カナ・法人番号で探す/ })
  }
  get invoiceNumber() {
    return this.form.getByRole('textbox', { name: /請求書番号/ })
  }
  get dueDate() {
    return this.form.getByLabel(/^支払期日/)
  }
  get depositDate() {
    return this.form.getByRole('combobox', { name: /^入金日/ })
  }
  get toAccount() {
    return this.form.getByRole('button', { name: '入金先の選択へ進む' })
  }
  get toConfirm() {
    return this.page.getByRole('button', { name: '確認へ進む' })
  }
  get send() {
    return this.page.getByRole('button', { name: /メールを送って依頼する|リンクを作成する|重複を確認のうえ依頼する/ })
  }
  get link() {
    return this.page.getByRole('textbox', { name: 'リンク' })
  }

  text(name: string | RegExp) {
    return this.form.getByRole('textbox', { name })
  }

  /** A line of the calculation, by its words. */
  line(words: string) {
    return this.page.getByRole('region', { name: '入金額の計算' }).getByRole('row', { name: new RegExp(`^${words}`) })
  }

  async open(): Promise<void> {
    await this.page.goto('/collections/create')
    await this.page.getByRole('heading', { level: 1, name: '請求書の選択' }).waitFor()
  }

  async choose(file: UploadedFile): Promise<void> {
    await this.fileArea.locator('input[type=file]:not([capture])').setInputFiles(file)
    await expect(this.page).toHaveURL(/\/collections\/add\/invoiceinfo$/, { timeout: 30_000 })
  }

  async withoutFile(): Promise<void> {
    await this.page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
    await this.form.waitFor()
  }

  /** A partner that the company knows. */
  async chooseBuyer(name: string): Promise<void> {
    await this.buyer.fill(name)
    await this.page.getByRole('option', { name }).first().click()
  }

  async newBuyer(form: '法人' | '個人事業主', name: string): Promise<void> {
    await tick(this.form.getByRole('radio', { name: '新しい取引先に依頼する' }))
    await tick(this.form.getByRole('radio', { name: form }))
    await this.text(form === '法人' ? /^法人名/ : /^屋号または氏名/).fill(name)
  }

  async contact(name: string, email: string): Promise<void> {
    await this.text(/^ご担当者名/).fill(name)
    await this.text(/^ご担当者のメールアドレス/).fill(email)
  }

  /** The day that is proposed for a due date far enough away. */
  async dates(day: string): Promise<void> {
    await this.dueDate.fill(day)
    await this.dueDate.press('Tab')
    await expect(this.depositDate).not.toHaveValue('')
  }

  /** With an invoice number that was never asked for, which it gives. */
  async number(): Promise<string> {
    const number = invoiceNumber()
    await this.invoiceNumber.fill(number)
    return number
  }

  async choose1stAccount(): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: '入金先の選択' }).waitFor()
    await tick(this.page.getByRole('radio').first())
    await this.toConfirm.click()
  }

  async sendBy(way: 'メールで送る' | 'リンクだけを作る'): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: '依頼内容の確認' }).waitFor()
    await tick(this.page.getByRole('radio', { name: way }))
    await this.send.click()
    const title = way === 'メールで送る' ? 'ご依頼を受け付けました' : 'ご依頼のリンクを作成しました'
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 })
  }
}
