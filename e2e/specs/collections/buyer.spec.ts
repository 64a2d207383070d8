import type { Locator, Page } from '@playwright/test'
import { Hand } from '../../bench/measure/hand.ts'
import { instance } from '../../environment.ts'
import { examine } from '../../fixtures/command.ts'
import { cards } from '../../fixtures/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/keyboard.ts'
import { codeMailedAfter, mailAfter, newestMailId } from '../../fixtures/mailbox.ts'
import { registerCompany } from '../../fixtures/new-company.ts'
import { requestFor } from '../../fixtures/request.ts'
import { demo, signInThroughApi, type Account } from '../../fixtures/sign-in.ts'
import { letRequestLapse } from '../../fixtures/time.ts'
import { ConfirmPage } from '../../pages/confirm-page.ts'
import { newCorporateNumber, RegistrationPage } from '../../pages/registration-page.ts'
import { RequestPage } from '../../pages/request-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null, viewport: { width: 375, height: 812 } })

const password = 'four unlikely words here'
const newAddress = () => `buyer-${Date.now()}@example.co.jp`
const cardScreen = (id: number) => `/payments/waiting/${id}/creditcard`
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'お支払いの手続きが完了しました' })
const report = (who: string, hand: Hand, since: number) =>
  console.log(`${who}: ${hand.clicks} taps, ${hand.keys} keys, ${((Date.now() - since) / 1000).toFixed(1)} s from the mail's link to paid`)

/** The link that the newest mail to an address brings. */
async function mailedLink(after: number, email: string, path: RegExp): Promise<string> {
  const { text } = await mailAfter(after, email, 'カード払いのご依頼が届いています')
  const link = path.exec(text)?.[0]
  if (!link) throw new Error(`No link like ${path} in the mail:\n${text}`)
  return link
}

/** A session in this browser without the screens, which have journeys of their own. */
async function beSignedIn(page: Page, account: Account): Promise<void> {
  const tokens = JSON.stringify(await signInThroughApi(account))
  await page.goto('/signin')
  await page.evaluate(value => localStorage.setItem('invoice-card.tokens', value), tokens)
}

async function approveRegistration(corporateNumber: string): Promise<void> {
  const { companies } = await examine<{ companies: { id: number, corporate_number: string | null }[] }>('registrations')
  const company = companies.find(({ corporate_number }) => corporate_number === corporateNumber)
  await examine('approve-registration', String(company?.id), '--as', 'tanaka')
}

/** The code of a mail is filled in by the phone, which is no tap. */
async function enterMailedCode(page: Page, email: string, press: () => Promise<void>, title: string): Promise<void> {
  const before = await newestMailId()
  await press()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await new SignInPage(page).enterCode(await codeMailedAfter(before, email))
}

async function payByNewCard(page: Page, hand: Hand): Promise<void> {
  const checkout = new ConfirmPage(page)
  await checkout.chooseNewCard()
  for (const [label, text] of [[/カード番号/, cards.frictionless], [/有効期限/, '12/30'], [/セキュリティコード/, '123'], [/カード名義/, 'MISAKI SATO']] as const) {
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

test.describe('a link that does not lead on', () => {
  test('a withdrawn, a lapsed, a replaced and an unknown one say why and what to do', async ({ page }) => {
    const request = new RequestPage(page)
    const withdrawn = await requestFor(newAddress())
    await withdrawn.withdraw()
    await page.goto(withdrawn.link)
    await request.expectReason('このご依頼は取り消されています', /お手続きは不要/)

    const lapsed = await requestFor(newAddress())
    await letRequestLapse(lapsed.id)
    await page.goto(lapsed.link)
    await request.expectReason('ご依頼の期限が過ぎています', /請求元の会社に/)

    const replaced = await requestFor(newAddress())
    await replaced.newLink()
    await page.goto(replaced.link)
    await request.expectReason('このリンクは、新しいリンクに替わりました', /いちばん新しいメール/)

    await page.goto('/request?request_key=nobody-made-this')
    await request.expectReason('リンクが正しくありません', /メールのボタンから/)
    await page.goto('/request?request_key=')
    await request.expectReason('メールのリンクから、もう一度お開きください', /支払い待ちの一覧/)
  })

  test('its own seller and another company hear so; that one signs out, comes back and goes on', async ({ page }) => {
    const email = newAddress()
    const { id, link } = await requestFor(email)
    const buyer = await registerCompany('喫茶たけうち', email)
    const request = new RequestPage(page)
    await beSignedIn(page, demo)
    await page.goto(link)
    await request.expectReason('貴社が送ったご依頼です', /依頼先には、このリンクをそのまま/)

    await beSignedIn(page, await registerCompany('別の会社'))
    await page.goto(link)
    await expect(page.getByText(email)).toBeVisible()
    await request.expectReason('別のアカウント宛てのご依頼です', /いったんサインアウト/)
    await page.reload()
    await request.signOut.click()
    await request.signIn.click()
    await enterMailedCode(page, email, async () => {
      await expect(page.getByRole('textbox', { name: /メールアドレス/ })).toHaveValue(email)
      await page.getByRole('textbox', { name: /^パスワード/ }).fill(buyer.password)
      await page.getByRole('button', { name: 'サインイン', exact: true }).click()
    }, '認証コードの入力')
    await expect(page).toHaveURL(cardScreen(id))
  })
})

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
  await enterMailedCode(page, email, () => hand.click(page.getByRole('button', { name: '認証コードを送信する' })), 'メールアドレスの確認')

  const form = new RegistrationPage(page)
  const type = (field: Locator, text: string) => hand.type(field, text)
  await type(form.field('user_last_name'), '小林')
  await type(form.field('user_first_name'), '直子')
  await type(form.field('phone_number'), '0352180110')
  await type(form.field('corporation.corporate_number'), '1999997470185')
  await expect(form.field('corporation.transfer_person_name')).not.toHaveValue('')
  // The register of this product lists few firms, each of which registers once: another number, which a person confirms below.
  const corporateNumber = newCorporateNumber()
  await form.field('corporation.corporate_number').fill(corporateNumber)
  await type(form.field('corporation.representative_name'), '小林 誠')
  await type(form.field('corporation.representative_name_kana'), 'コバヤシ マコト')
  for (const [name, text] of [['年', '昭和55'], ['月', '4'], ['日', '1']] as const) await type(page.getByRole('textbox', { name }), text)
  await hand.click(page.getByRole('checkbox', { name: /利用規約に同意する/ }))
  await hand.click(form.proceed)
  await hand.click(page.getByRole('button', { name: 'この内容で登録する' }))
  await expect(page.getByRole('heading', { level: 1, name: 'ご登録を受け付けました' })).toBeVisible()
  await approveRegistration(corporateNumber)
  await hand.click(page.getByRole('link', { name: 'サインインして、ご依頼のお支払いに進む' }))
  await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible()
  await hand.type(page.getByRole('textbox', { name: /^パスワード/ }), password)
  await enterMailedCode(page, email, () => hand.click(page.getByRole('button', { name: 'サインイン', exact: true })), '認証コードの入力')
  await expect(page).toHaveURL(cardScreen(id))
  await payByNewCard(page, hand)
  report('A new company', hand, since)
  expect(hand.clicks).toBe(24)
})

test('a signed-in company: from the mail to paid, first by a new card and then by the saved one', async ({ page }) => {
  const email = newAddress()
  const before = await newestMailId()
  const first = await requestFor(email)
  const link = await mailedLink(before, email, /\/request\?request_key=[\w-]+/)
  const account = await registerCompany('喫茶たけうち', email)
  await beSignedIn(page, account)
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
  await expect(page.getByText('手数料はご請求元が負担します。')).toBeVisible()
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
  await expect(page.getByRole('img', { name: /1ページ$/ })).toBeVisible()
  await request.expectSound('an offered request')
  await keyboard.press(request.signIn)
  await keyboard.fill(page.getByRole('textbox', { name: /^パスワード/ }), account.password)
  await enterMailedCode(page, email, () => page.keyboard.press('Enter'), '認証コードの入力')
  await expect(page).toHaveURL(cardScreen(id))
  const checkout = new ConfirmPage(page)
  await checkout.chooseNewCard()
  await request.expectSound('the request before its card')
  for (const [label, text] of [[/カード番号/, cards.frictionless], [/有効期限/, '1230'], [/セキュリティコード/, '123'], [/カード名義/, 'MISAKI SATO']] as const) {
    await keyboard.goTo(checkout.frame.getByLabel(label))
    await page.keyboard.type(text)
  }
  await keyboard.check(checkout.terms)
  await keyboard.press(checkout.pay)
  await expect(done(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await request.expectReason('このご依頼は、すでに受け取られています', /サインインすると/)
  await beSignedIn(page, account)
  await page.goto(`${instance.edge_origin}${link}`)
  await expect(page).toHaveURL(cardScreen(id))
  await expect(page.getByText('すでにお支払いの手続きが済んでいます。')).toBeVisible()
  await request.expectSound('a request that was paid before')
})
