import { backoffice } from '../../fixtures/command.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { cards } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { cardScreen } from '../../fixtures/people/buyer.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { demo, type Account } from '../../fixtures/people/sign-in.ts'
import { ConfirmPage } from '../../pages/confirm-page.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

/** A customer of the demo company. */
const buyer: Account = {
  email: 'soumu@kotobuki-sokuryo.example.jp',
  password: 'Kotobuki-2026-card',
  company: '株式会社コトブキ測量設計',
}

// How a link becomes a session at its request: sign-in/request-key.spec.ts. What a link says once its request has
// ended: host/src/request-key/screen.test.tsx. A declined card leads back to it:
// remote-payments/src/request-payment/screen.test.tsx.
test.use({ account: buyer })

test('a request is declined with a reason, and its seller is notified', async ({ page }) => {
  const { id } = await requestFor(buyer.email)
  await page.goto(cardScreen(id))
  await expect(new ConfirmPage(page).pay).toHaveText('110,000円を支払う')
  expect(await findings(page, '/payments/waiting/{id}/creditcard')).toEqual([])
  const before = await newestMailId()
  await page.getByRole('button', { name: 'このご依頼を辞退する' }).click()
  await page.getByRole('textbox', { name: /辞退の理由/ }).fill('銀行振込で支払います。')
  expect(await findings(page, 'declining a request')).toEqual([])
  await page.getByRole('button', { name: '辞退する', exact: true }).click()
  await expect(page).toHaveURL('/payments/waiting')
  await mailAfter(before, demo.email, '銀行振込で支払います。')
  await moveTo(page, cardScreen(id))
  await expect(page.getByText('このご依頼はお支払いいただけません')).toBeVisible()
})

test('going back while the card is asked leads to its decline; another card pays it, once', async ({ page }) => {
  test.setTimeout(120_000)
  const { id } = await requestFor(buyer.email)
  const checkout = new ConfirmPage(page)

  await test.step('back in the list a message leads on, to the decline', async () => {
    await page.goto('/payments/waiting')
    await page
      .locator(`a[href="${cardScreen(id)}"]`)
      .first()
      .click()
    const answered = Promise.withResolvers<void>()
    await page.route(`**/api/v1/invoices/${id}/request_buyer`, async route => {
      const response = await route.fetch()
      await answered.promise
      await route.fulfill({ response })
    })
    await checkout.typeCard(cards.declined)
    await checkout.agree()
    const asked = page.waitForRequest(`**/api/v1/invoices/${id}/request_buyer`)
    await checkout.pay.click()
    await asked
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'お支払い', exact: true })).toBeVisible()
    answered.resolve()
    const onward = page.getByRole('link', { name: '本人認証に進む' })
    await expect(onward).toBeVisible()
    await expect(page).toHaveURL('/payments/waiting')
    await onward.click()
    await page.getByRole('button', { name: '本人認証を続ける' }).click()
    await expect(page.getByText('カード払いができませんでした')).toBeVisible()
  })

  await test.step('another card pays it, and its seller is notified', async () => {
    await moveTo(page, cardScreen(id))
    const before = await newestMailId()
    await checkout.typeCard(cards.frictionless)
    await checkout.agree()
    await checkout.pay.click()
    await expect(page.getByRole('heading', { level: 1, name: 'お支払いの手続きが完了しました' })).toBeVisible()
    await mailAfter(before, demo.email, buyer.company)
    await moveTo(page, cardScreen(id))
    await expect(page.getByText('すでにお支払いの手続きが済んでいます。')).toBeVisible()
  })

  await test.step('asked for more evidence, the buyer adds a file to those of the seller, which stay', async () => {
    await backoffice('require-action', String(id), '--reason', '4')
    const payment = new PaymentPage(page)
    // The open document asks again only after a while.
    await page.goto(`/payments/review/${id}`)
    await expect(page.getByRole('list', { name: '提出するファイル' })).toContainText('01.pdf')
    await expect(payment.file('01.pdf').remove).toBeHidden()
    await expect(payment.correct).toBeHidden()
    await payment.addFile('検収書.pdf')
    await payment.send.click()
    await expect(payment.timeline.getByRole('listitem').filter({ hasText: /ご回答（完了）/ })).toBeVisible()
    await expect(page.getByText('検収書.pdf').first()).toBeVisible()
    await expect(page.getByText('01.pdf').first()).toBeVisible()
  })
})
