import type { Page } from '@playwright/test'
import { invoiceFile } from '../fixtures/payments/invoices.ts'

/** /payments/{review,reserved,history}/{id} */
export class PaymentPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get timeline() {
    return this.page.getByRole('region', { name: '進み具合' })
  }
  get answer() {
    return this.page.getByRole('form', { name: 'ご対応をお願いします' })
  }
  get comment() {
    return this.answer.getByRole('textbox', { name: /ご回答・ご説明/ })
  }
  get send() {
    return this.answer.getByRole('button', { name: '回答を送信する' })
  }
  get correct() {
    return this.page.getByRole('link', { name: 'お申し込みの内容を修正する' })
  }
  get cancel() {
    return this.page.getByRole('button', { name: 'お申し込みをキャンセルする' })
  }
  get cancelDialog() {
    return this.page.getByRole('alertdialog')
  }

  file(name: string) {
    return {
      remove: this.page.getByRole('button', { name: `${name}を外す` }),
      restore: this.page.getByRole('button', { name: `${name}を元に戻す` }),
    }
  }

  /** Begins to send a file under this name that nobody has sent before. */
  async chooseFile(name: string): Promise<void> {
    await this.page
      .getByRole('group', { name: /ファイルを追加する/ })
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ ...invoiceFile('02.pdf'), name })
  }

  async addFile(name: string): Promise<void> {
    await this.chooseFile(name)
    await this.file(name).remove.waitFor()
  }

  async confirmCancel(): Promise<void> {
    await this.cancelDialog.getByRole('button', { name: 'キャンセルする' }).click()
  }
}
