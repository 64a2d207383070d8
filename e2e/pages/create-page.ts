import type { Page } from '@playwright/test'
import type { UploadedFile } from '../fixtures/payments/invoices.ts'

/** /payments/create */
export class CreatePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get fileArea() {
    return this.page.getByRole('group', { name: /請求書ファイル/ })
  }

  async open(): Promise<void> {
    await this.page.goto('/payments/create')
    await this.page.getByRole('heading', { level: 1, name: '請求書カード払い' }).waitFor()
  }

  /** Through the file picker. */
  async choose(file: UploadedFile | UploadedFile[]): Promise<void> {
    await this.fileArea.locator('input[type=file]:not([capture])').setInputFiles(file)
  }

  async drop({ name, mimeType, buffer }: UploadedFile): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle(
      ({ base64, name, type }) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], name, { type }))
        return transfer
      },
      { base64: buffer.toString('base64'), name, type: mimeType },
    )
    await this.fileArea.dispatchEvent('drop', { dataTransfer })
  }
}
