import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/journey.ts'
import { cards } from '../fixtures/payments/gateway.ts'
import { invoiceFile, invoiceNumber } from '../fixtures/payments/invoices.ts'
import { codeMailedAfter, newestMailId } from '../fixtures/people/mailbox.ts'
import { demo } from '../fixtures/people/sign-in.ts'
import { PaymentFlow } from '../pages/payment-flow.ts'
import { SignInPage } from '../pages/sign-in-page.ts'

test.use({ account: null })

// Firefox says so of a script whose fetch a navigation cuts off: the hash is that of no bytes. The issuer's page of the
// sandbox has no picture of its own.
test.beforeEach(({ guard }) => guard.expect(/computed hash is “47DEQpj8HBSa|\/favicon\.ico/))

/** By keys: what Playwright fills in at once, React does not notice in Firefox. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('Control+a')
  await field.pressSequentially(text)
}

test('in Firefox an invoice is paid by a card that asks, and a list opens by its address', async ({ page }) => {
  await page.goto('/signin')
  await type(page.getByRole('textbox', { name: /メールアドレス/ }), demo.email)
  await type(page.getByRole('textbox', { name: /^パスワード/ }), demo.password)
  const before = await newestMailId()
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  await type(new SignInPage(page).code, await codeMailedAfter(before, demo.email))
  await expect(page).toHaveURL(/\/toppage$/)

  const flow = new PaymentFlow(page)
  await flow.create.open()
  await flow.create.choose(invoiceFile('01.pdf'))
  await flow.info.waitForReading()
  const number = invoiceNumber()
  await type(await flow.info.open('invoiceNumber'), number)
  await flow.info.waitUntilFilled()
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await expect(page.getByText(number)).toBeVisible()

  await flow.confirm.chooseNewCard()
  const { frame } = flow.confirm
  await type(frame.getByLabel(/カード番号/), cards.challenge)
  await type(frame.getByLabel(/有効期限/), '12/30')
  await type(frame.getByLabel(/セキュリティコード/), '123')
  await type(frame.getByLabel(/カード名義/), 'MISAKI SATO')
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  await type(page.getByLabel(/ワンタイムパスワード/), '1234')
  await page.getByRole('button', { name: '認証する' }).click()
  const paid = await flow.expectComplete()

  await page.goto('/payments/review')
  await expect(page.getByText(paid).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(paid).first()).toBeVisible()
})
