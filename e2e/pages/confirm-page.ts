import { expect, type Page } from '@playwright/test'
import { tick } from '../fixtures/page/tick.ts'

/** /payments/add/confirm, with the card frame in it. */
export class ConfirmPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get frame() {
    return this.page.frameLocator('iframe[title="カード情報の入力"]')
  }
  get pay() {
    return this.page.getByRole('button', { name: /を支払(う|って次へ)$/ })
  }
  get terms() {
    return this.page.getByRole('checkbox', { name: /利用規約/ })
  }
  get notice() {
    return this.page.getByRole('alert')
  }

  async waitUntilOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'お支払い内容の確認' })).toBeVisible()
    await expect(this.pay).toBeVisible()
  }

  async chooseNewCard(): Promise<void> {
    const choice = this.page.getByRole('radio', { name: '新しいカードを使う' })
    // A user who has saved no card has nothing to choose.
    await choice.or(this.page.getByTitle('カード情報の入力')).first().waitFor()
    if ((await choice.count()) > 0) await tick(choice)
    await this.frame.getByLabel(/カード番号/).waitFor()
  }

  async typeCard(number: string): Promise<void> {
    await this.chooseNewCard()
    await this.frame.getByLabel(/カード番号/).fill(number)
    await this.frame.getByLabel(/有効期限/).fill('12/30')
    await this.frame.getByLabel(/セキュリティコード/).fill('123')
    await this.frame.getByLabel(/カード名義/).fill('MISAKI SATO')
  }

  /** The tick for a payee or account that differs from the invoice. */
  get payee() {
    return this.page.getByRole('checkbox', { name: /(支払先・口座であることを|支払先に)確認しました/ })
  }

  /** Until payee and account are compared with the invoice: a tick may be asked for then. */
  waitUntilCompared(): Promise<void> {
    return expect(this.page.getByText('登録済みの口座を読み込んでいます')).toBeHidden()
  }

  async agree(): Promise<void> {
    await this.waitUntilCompared()
    // Many drafts of the journeys are about an invoice of another company.
    if (await this.payee.isVisible()) await tick(this.payee)
    await tick(this.terms)
  }
}
