import { expect, type Page } from '@playwright/test'
import { cards } from '../fixtures/payments/gateway.ts'
import { draftToPay } from '../fixtures/payments/drafts.ts'
import { invoiceFile, invoiceNumber, type SampleName } from '../fixtures/payments/invoices.ts'
import { ConfirmPage } from './confirm-page.ts'
import { CreatePage } from './create-page.ts'
import { InvoiceInfoPage } from './invoice-info-page.ts'

/** The whole way from a file to the payment, for journeys about its end. */
export class PaymentFlow {
  readonly page: Page
  readonly create: CreatePage
  readonly info: InvoiceInfoPage
  readonly confirm: ConfirmPage

  constructor(page: Page) {
    this.page = page
    this.create = new CreatePage(page)
    this.info = new InvoiceInfoPage(page)
    this.confirm = new ConfirmPage(page)
  }

  async toInvoiceInfo(sample: SampleName): Promise<void> {
    await this.create.open()
    await this.create.choose(invoiceFile(sample))
    await this.info.waitForReading()
  }

  /** With an invoice number that was never paid, which it gives. */
  async toConfirm(sample: SampleName): Promise<string> {
    const number = invoiceNumber()
    await this.toInvoiceInfo(sample)
    await this.info.fill('invoiceNumber', number)
    await this.info.waitUntilFilled()
    await this.info.proceed()
    await this.confirm.waitUntilOpen()
    return number
  }

  /** The same from a draft that was made through the API: upload and reading have journeys of their own. */
  async draftToConfirm(): Promise<string> {
    const { id, invoiceNumber } = await draftToPay()
    await this.page.goto(`/payments/draft/${id}`)
    await expect(this.page).toHaveURL(/\/payments\/add\/invoiceinfo$/)
    await this.info.waitUntilFilled()
    await this.info.proceed()
    await this.confirm.waitUntilOpen()
    return invoiceNumber
  }

  /**
   * From the confirmation to the last screen with a card that is asked nothing. Gives the number of the application, as
   * `I-00000018`.
   */
  async pay(): Promise<string> {
    await this.confirm.typeCard(cards.frictionless)
    await this.confirm.agree()
    await this.confirm.pay.click()
    return await this.expectComplete()
  }

  /** The message that comes with the next invoice of the queue. */
  async expectNext(): Promise<void> {
    await expect(this.page.getByText(/^I-\d{8}のお申し込みが完了しました。$/)).toBeVisible({ timeout: 30_000 })
    await this.info.waitForReading()
  }

  /** The same of an invoice of the queue that another one follows. */
  async payAndNext(): Promise<void> {
    await this.confirm.typeCard(cards.frictionless)
    await this.confirm.agree()
    await this.confirm.pay.click()
    await this.expectNext()
  }

  /** The number of the application on the last screen, as `I-00000018`. */
  async expectComplete(): Promise<string> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'お申し込みが完了しました' })).toBeVisible({
      timeout: 30_000,
    })
    await expect(this.page).toHaveURL(/\/payments\/complete/)
    return await this.page.getByText(/^I-\d{8}$/).innerText()
  }
}
