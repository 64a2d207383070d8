import type { Page } from '@playwright/test'

/** The form of /registration, by what it says. */
export class RegistrationPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  field(id: string) {
    return this.page.locator(`[id="${id}"]`)
  }
  get proceed() {
    return this.page.getByRole('button', { name: '確認画面へ進む' })
  }
  get summary() {
    return this.page.getByText(/^入力内容をご確認ください（\d+件）$/)
  }

  async enterPerson(): Promise<void> {
    await this.field('user_last_name').fill('小林')
    await this.field('user_first_name').fill('直子')
    await this.field('phone_number').fill('０３−５２１８−０１１０')
  }

  async enterBirthday(year: string, month: string, day: string): Promise<void> {
    await this.page.getByRole('textbox', { name: '年' }).fill(year)
    await this.page.getByRole('textbox', { name: '月' }).fill(month)
    await this.page.getByRole('textbox', { name: '日' }).fill(day)
  }

  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /利用規約に同意する/ }).check()
  }
}

/** A corporate number whose check digit holds (法人番号の指定に関する省令 別表) and that nobody has registered here before. */
export function newCorporateNumber(): string {
  const digits = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${digits}`
}
