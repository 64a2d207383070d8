import type { Page } from '@playwright/test'

/** /myaccount/creditcards, with the card frame in it. */
export class CreditCardsPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get frame() {
    return this.page.frameLocator('iframe[title="カード情報の入力"]')
  }
  get add() {
    return this.page.getByRole('button', { name: 'カードを追加する' })
  }
  get submit() {
    return this.page.getByRole('button', { name: 'カードを登録する' })
  }
  get dialog() {
    return this.page.getByRole('alertdialog')
  }
  get close() {
    return this.page.getByRole('button', { name: '閉じる' })
  }
  get oneTimePassword() {
    return this.page.getByLabel(/ワンタイムパスワード/)
  }

  row(name: string) {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  }
  remove(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${name}（.*）を削除$`) })
  }

  /** Fields of the frame and what goes into them. */
  fields(number: string) {
    return [
      [this.frame.getByLabel(/カード番号/), number],
      [this.frame.getByLabel(/有効期限/), '1231'],
      [this.frame.getByLabel(/セキュリティコード/), '123'],
      [this.frame.getByLabel(/カード名義/), 'KAORU TAKEUCHI'],
    ] as const
  }
}
