import type { Page } from '@playwright/test'
import { cards, gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

const otherBrand = '5555555555554444'
const password = (page: Page) => page.getByLabel(/ワンタイムパスワード/)
const declined = (page: Page) => page.getByText('カード払いができませんでした')

test('a refused or declined card says why, and all input stays; another one pays in the end', async ({ page }) => {
  test.setTimeout(150_000)
  const before = await gatewayOrders()
  const charged = async () => (await ordersSince(before)).filter(({ status }) => /authori|capture/.test(status))
  const bodies: string[] = []
  page.on('request', request => {
    if (!request.url().includes('/4gtoken')) bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const flow = new PaymentFlow(page)
  const { confirm } = flow
  const number = await flow.draftToConfirm()
  /** The payee of the draft is not that of the invoice: a tick for each document. The terms stay agreed. */
  const payWith = async (card: string) => {
    await confirm.typeCard(card)
    await tick(confirm.payee)
    await confirm.pay.click()
  }
  const expectRetained = async () => {
    await expect(declined(page)).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL('/payments/add/confirm')
    await expect(page.getByText(number)).toBeVisible()
    await expect(confirm.frame.getByLabel(/カード番号/)).toBeFocused()
  }

  await test.step('terms and card are asked for before anything is charged', async () => {
    await confirm.chooseNewCard()
    await confirm.pay.click()
    await expect(page.getByRole('link', { name: '利用規約をお読みのうえ、同意してください。' })).toBeVisible()
    await expect(confirm.frame.getByText(/カード番号を入力してください/)).toBeVisible()
    await page.getByRole('link', { name: 'カード情報をご確認ください。' }).click()
    await expect(page.getByTitle('カード情報の入力')).toBeFocused()
    await confirm.agree()
    await confirm.pay.click()
    await expect(confirm.frame.getByText(/カード番号を入力してください/)).toBeVisible()
    await expect(page).toHaveURL('/payments/add/confirm')
  })

  await test.step('the frame refuses another brand, and an expired card', async () => {
    await confirm.typeCard(otherBrand)
    await confirm.pay.click()
    await expect(confirm.frame.getByText(/ご利用いただけません/)).toBeVisible()
    await confirm.typeCard(cards.challengeFails)
    await confirm.frame.getByLabel(/有効期限/).fill('10/26')
    await confirm.pay.click()
    await expect(confirm.frame.getByText(/有効期限が切れています/)).toBeVisible()
    expect(await ordersSince(before)).toEqual([])
  })

  await test.step('a challenge that fails charges nothing', async () => {
    await confirm.frame.getByLabel(/有効期限/).fill('12/30')
    await confirm.pay.click()
    await password(page).fill('1234')
    await page.getByRole('button', { name: '認証する' }).click()
    await expectRetained()
    expect(await charged()).toEqual([])
  })

  await test.step('a declined card says why', async () => {
    await payWith(cards.declined)
    await expect(page.getByText(/限度額/)).toBeVisible({ timeout: 30_000 })
    await expectRetained()
  })

  await test.step('a challenge is passed', async () => {
    await payWith(cards.challenge)
    await password(page).fill('1234')
    await page.getByRole('button', { name: '認証する' }).click()
    await flow.expectComplete()
    expect(await charged()).toHaveLength(1)
  })

  await test.step('no card number was anywhere but in the card frame', async () => {
    const numbers = [otherBrand, ...Object.values(cards)]
    expect(bodies.filter(body => numbers.some(card => body.includes(card)))).toEqual([])
    const stored = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.outerHTML,
    )
    for (const card of numbers) expect(stored).not.toContain(card)
  })
})

test('a double click, a way back in the middle and a new start charge the draft once', async ({ page }) => {
  const before = await gatewayOrders()
  const flow = new PaymentFlow(page)
  const number = await flow.draftToConfirm()
  const issuer = page.getByRole('heading', { name: 'カードご本人様の確認' })
  await flow.confirm.typeCard(cards.challenge)
  await flow.confirm.agree()
  await flow.confirm.pay.dblclick()
  await expect(issuer).toBeVisible()

  await test.step('back into the product in the middle of the authentication, and on again', async () => {
    await page.goto('/payments/add/confirm')
    await page.getByRole('button', { name: '本人認証を続ける' }).click()
    await expect(issuer).toBeVisible()
    expect(await ordersSince(before)).toHaveLength(1)
  })

  await test.step('left at the issuer, the draft is paid from the list, from the start', async () => {
    await page.goto('/payments/draft')
    await page.getByRole('table').getByRole('link').first().click()
    await flow.info.expectValue('invoiceNumber', number)
    await flow.info.proceed()
    await expect(page.getByText('前回の本人認証が完了したか、まだ確認できていません')).toBeVisible()
    await page.getByRole('button', { name: '最初からやり直す' }).click()
    await flow.confirm.waitUntilOpen()
    const id = await flow.pay()
    await page.reload()
    await expect(page.getByText(id)).toBeVisible()
    expect((await ordersSince(before)).filter(({ status }) => /authori|capture/.test(status))).toHaveLength(1)
  })
})
