import { expect, type Page } from '@playwright/test'

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

  /**
   * The same company under another number: the register of this product lists few firms, each of which registers once.
   * What the register filled in for the listed number goes with it, and is put back.
   */
  async exchangeNumber(number: string): Promise<void> {
    const values = await Promise.all(registerFields.map(async id => [id, await this.field(id).inputValue()] as const))
    await this.field('corporation.corporate_number').fill(number)
    await expect(this.field('corporation.corporate_name')).toHaveValue('')
    for (const [id, value] of values)
      if (id === 'corporation.address_state') await this.field(id).selectOption(value)
      else await this.field(id).fill(value)
  }

  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /利用規約に同意する/ }).check()
  }
}

const registerFields = [
  'corporate_name',
  'corporate_name_kana',
  'address_state',
  'address_city',
  'address_street',
  'postal_code',
  'transfer_person_name',
].map(name => `corporation.${name}`)

/** A corporate number whose check digit holds (法人番号の指定に関する省令 別表) and that nobody has registered here before. */
export function newCorporateNumber(): string {
  const digits = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${digits}`
}
