import type { Locator, Page } from '@playwright/test'
import { Hand } from '../../bench/measure/hand.ts'
import { instance } from '../../environment.ts'
import { cardScreen, newAddress, startSignedIn } from '../../fixtures/people/buyer.ts'
import { backoffice } from '../../fixtures/command.ts'
import { cards } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { ConfirmPage } from '../../pages/confirm-page.ts'
import { newCorporateNumber, RegistrationPage } from '../../pages/registration-page.ts'
import { RequestPage } from '../../pages/request-page.ts'
import { enterMailedCode } from '../../pages/sign-in-page.ts'

test.use({ account: null, viewport: { width: 375, height: 812 } })

const password = 'four unlikely words here'
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'お支払いの手続きが完了しました' })
const card = [
  [/カード番号/, cards.frictionless],
  [/有効期限/, '1230'],
  [/セキュリティコード/, '123'],
  [/カード名義/, 'MISAKI SATO'],
] as const
const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1)
const report = (who: string, hand: Hand, since: number) =>
  console.log(`${who}: ${hand.clicks} taps, ${hand.keys} keys, ${seconds(since)} s from the mail's link to paid`)

/** The link that the newest mail to an address brings. */
async function mailedLink(after: number, email: string, path: RegExp): Promise<string> {
  const { text } = await mailAfter(after, email, 'カード払いのご依頼が届いています')
  const link = path.exec(text)?.[0]
  if (!link) throw new Error(`No link like ${path} in the mail:\n${text}`)
  return link
}

async function approveRegistration(corporateNumber: string): Promise<void> {
  const { companies } = await backoffice<{ companies: { id: number; corporate_number: string | null }[] }>(
    'registrations',
  )
  const company = companies.find(({ corporate_number }) => corporate_number === corporateNumber)
  await backoffice('approve-registration', String(company?.id), '--as', 'sato')
}

async function payByNewCard(page: Page, hand: Hand): Promise<void> {
  const checkout = new ConfirmPage(page)
  await checkout.chooseNewCard()
  for (const [label, text] of card) {
    await hand.type(checkout.frame.getByLabel(label), text)
  }
  await agreeAndPay(page, hand)
}

async function agreeAndPay(page: Page, hand: Hand): Promise<void> {
  const checkout = new ConfirmPage(page)
  await hand.click(checkout.terms)
  await expect(checkout.terms).toBeChecked()
  await hand.click(checkout.pay)
  await expect(done(page)).toBeVisible()
}

test('a new company on a phone: from the mail to paid', async ({ page }) => {
  const email = newAddress()
  const before = await newestMailId()
  const { id } = await requestFor(email)
  const link = await mailedLink(before, email, /\/request\?request_key=[\w-]+/)
  const hand = new Hand()
  const since = Date.now()
  await page.goto(link)
  await hand.click(new RequestPage(page).signUp)
  await expect(page.getByRole('heading', { level: 1, name: '新規登録' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /メールアドレス/ })).toHaveValue(email)
  await hand.type(page.getByRole('textbox', { name: /^パスワード/ }), password)
  await enterMailedCode(
    page,
    email,
    () => hand.click(page.getByRole('button', { name: '認証コードを送信する' })),
    'メールアドレスの確認',
  )

  const form = new RegistrationPage(page)
  const type = (field: Locator, text: string) => hand.type(field, text)
  await type(form.field('user_last_name'), '小林')
  await type(form.field('user_first_name'), '直子')
  await type(form.field('phone_number'), '0352180110')
  await type(form.field('corporation.corporate_number'), '1999997470185')
  await expect(form.field('corporation.transfer_person_name')).not.toHaveValue('')
  // The register of this product lists few firms, each of which registers once: a person confirms another number.
  const corporateNumber = newCorporateNumber()
  await form.exchangeNumber(corporateNumber)
  await type(form.field('corporation.representative_name'), '小林 誠')
  await type(form.field('corporation.representative_name_kana'), 'コバヤシ マコト')
  for (const [name, text] of [
    ['年', '昭和55'],
    ['月', '4'],
    ['日', '1'],
  ] as const) {
    await type(page.getByRole('textbox', { name }), text)
  }
  await hand.click(page.getByRole('checkbox', { name: /利用規約に同意する/ }))
  await hand.click(form.proceed)
  await hand.click(page.getByRole('button', { name: 'この内容で登録する' }))
  await expect(page.getByRole('heading', { level: 1, name: 'ご登録を受け付けました' })).toBeVisible()
  await approveRegistration(corporateNumber)
  await hand.click(page.getByRole('link', { name: 'ご依頼のお支払いに進む' }))
  await expect(page).toHaveURL(cardScreen(id))
  await payByNewCard(page, hand)
  report('A new company', hand, since)
  expect(hand.clicks).toBe(22)
})

test('a signed-in company: from the mail to paid, first by a new card and then by the saved one', async ({ page }) => {
  const email = newAddress()
  const before = await newestMailId()
  const first = await requestFor(email)
  const link = await mailedLink(before, email, /\/request\?request_key=[\w-]+/)
  const account = await registerCompany('喫茶たけうち', email)
  await startSignedIn(page, account)
  const hand = new Hand()
  const since = Date.now()
  await page.goto(link)
  await expect(page).toHaveURL(cardScreen(first.id))
  await new ConfirmPage(page).chooseNewCard()
  await page.getByRole('checkbox', { name: /このカードを登録する/ }).check({ force: true })
  await payByNewCard(page, hand)
  report('Signed in, a new card', hand, since)
  expect(hand.clicks).toBe(6)
  await new RequestPage(page).expectSound('a request that is paid')

  // What the seller pays and gets is the seller's.
  const sellersFacts = /3,300|106,700|入金|口座名義/
  await expect(page.getByRole('main')).not.toContainText(sellersFacts)
  await page.getByRole('link', { name: 'お支払いの内容を見る' }).click()
  await expect(page.getByText('手数料は請求元が負担します。')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('110,000')
  await expect(page.getByRole('main')).not.toContainText(sellersFacts)
  await new RequestPage(page).expectSound('the detail of a paid request')

  const mails = await newestMailId()
  const second = await requestFor(email)
  const direct = await mailedLink(mails, email, /\/payments\/waiting\/\d+\/creditcard/)
  const again = new Hand()
  const from = Date.now()
  await page.goto(direct)
  await expect(page).toHaveURL(cardScreen(second.id))
  await expect(page.getByRole('radio', { name: /Visa 末尾1111/ })).toBeChecked()
  await agreeAndPay(page, again)
  report('Signed in, the saved card', again, from)
  expect(again.clicks).toBe(2)
})

test('a used link leads its company to what became of the request, by the keyboard alone', async ({ page }) => {
  const email = newAddress()
  const { id, link } = await requestFor(email)
  const account = await registerCompany('喫茶たけうち', email)
  const request = new RequestPage(page)
  const keyboard = new Keyboard(page)
  await page.goto(link)
  await expect(request.title).toHaveText(/からのお支払いのご依頼$/)
  await keyboard.press(page.getByRole('button', { name: '請求書を見る' }))
  const [picture, again] = [
    page.getByRole('img', { name: /1ページ$/ }),
    page.getByRole('button', { name: 'もう一度読み込む' }),
  ]
  // The file was sent a moment ago: its pictures may still be drawn.
  await expect(async () => {
    await expect(picture.or(again)).toBeVisible()
    if (await again.isVisible()) await keyboard.press(again)
    await expect(picture).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await request.expectSound('an offered request')
  await keyboard.press(request.signIn)
  await keyboard.fill(page.getByRole('textbox', { name: /^パスワード/ }), account.password)
  await enterMailedCode(page, email, () => page.keyboard.press('Enter'), '認証コードの入力')
  await expect(page).toHaveURL(cardScreen(id))
  const checkout = new ConfirmPage(page)
  await checkout.chooseNewCard()
  await request.expectSound('the request before its card')
  for (const [label, text] of card) {
    await keyboard.goTo(checkout.frame.getByLabel(label))
    await page.keyboard.type(text)
  }
  await keyboard.check(checkout.terms)
  await keyboard.press(checkout.pay)
  await expect(done(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await request.expectReason('このご依頼は、宛先の会社に届いています', /サインインすると/)
  await startSignedIn(page, account)
  await page.goto(`${instance.edge_origin}${link}`)
  await expect(page).toHaveURL(cardScreen(id))
  await expect(page.getByText('すでにお支払いの手続きが済んでいます。')).toBeVisible()
  await request.expectSound('a request that was paid before')
})
