import { cards, gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test('a card of another brand is refused in the frame', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.toConfirm('01.pdf')
  await flow.confirm.typeCard('5555555555554444')
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  await expect(flow.confirm.frame.getByText(/ご利用いただけません/)).toBeVisible()
})

test('a declined card says why, keeps everything, and another card pays', async ({ page }) => {
  const flow = new PaymentFlow(page)
  const number = await flow.toConfirm('01.pdf')
  await flow.confirm.typeCard(cards.declined)
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  await expect(page.getByText('カードのお支払いができませんでした')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/限度額/)).toBeVisible()
  await expect(page).toHaveURL('/payments/add/confirm')
  await expect(page.getByText(number)).toBeVisible()
  await flow.pay()
})

test('a challenge is answered at the card issuer: cancelled, then passed', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.toConfirm('01.pdf')
  await flow.confirm.typeCard(cards.challenge)
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  await expect(page.getByRole('heading', { name: 'カードご本人様の確認' })).toBeVisible()
  await page.getByRole('button', { name: 'キャンセル' }).click()
  await expect(page.getByText('カードのお支払いができませんでした')).toBeVisible()
  await flow.confirm.typeCard(cards.challenge)
  await flow.confirm.pay.click()
  await page.getByLabel(/ワンタイムパスワード/).fill('1234')
  await page.getByRole('button', { name: '認証する' }).click()
  await flow.expectComplete()
})

test('an expired card is refused in the frame, and a challenge that fails charges nothing and keeps everything', async ({
  page,
}) => {
  const before = await gatewayOrders()
  const flow = new PaymentFlow(page)
  const number = await flow.toConfirm('01.pdf')
  await flow.confirm.typeCard(cards.challengeFails)
  await flow.confirm.frame.getByLabel(/有効期限/).fill('10/26')
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  await expect(flow.confirm.frame.getByText(/有効期限が切れています/)).toBeVisible()
  expect(await ordersSince(before)).toEqual([])
  await flow.confirm.frame.getByLabel(/有効期限/).fill('12/30')
  await flow.confirm.pay.click()
  await page.getByLabel(/ワンタイムパスワード/).fill('1234')
  await page.getByRole('button', { name: '認証する' }).click()
  await expect(page.getByText('カードのお支払いができませんでした')).toBeVisible()
  await expect(page).toHaveURL('/payments/add/confirm')
  await expect(page.getByText(number)).toBeVisible()
  expect((await ordersSince(before)).filter(({ status }) => /authori|capture/.test(status))).toEqual([])
})

test('who leaves at the card issuer is charged nothing, finds the draft, and pays with it later', async ({ page }) => {
  const before = await gatewayOrders()
  const flow = new PaymentFlow(page)
  const number = await flow.toConfirm('01.pdf')
  await flow.confirm.typeCard(cards.challenge)
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  await expect(page.getByRole('heading', { name: 'カードご本人様の確認' })).toBeVisible()
  await page.goto('/payments/history')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/payments/draft')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(flow.info.invoiceNumber).toHaveValue(number)
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await flow.pay()
  expect((await ordersSince(before)).filter(({ status }) => /authori|capture/.test(status))).toHaveLength(1)
})

test('the card number is nowhere but in the card frame', async ({ page }) => {
  const bodies: string[] = []
  page.on('request', request => {
    if (!request.url().includes('/4gtoken')) bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const flow = new PaymentFlow(page)
  await flow.toConfirm('01.pdf')
  await flow.pay()
  expect(bodies.filter(body => body.includes(cards.frictionless))).toEqual([])
  const stored = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.outerHTML,
  )
  expect(stored).not.toContain(cards.frictionless)
})

test('a double click and a reload in the middle charge once', async ({ page }) => {
  const before = await gatewayOrders()
  const flow = new PaymentFlow(page)
  await flow.toConfirm('01.pdf')
  await flow.confirm.typeCard(cards.challenge)
  await flow.confirm.agree()
  await flow.confirm.pay.dblclick()
  await expect(page.getByRole('heading', { name: 'カードご本人様の確認' })).toBeVisible()
  // Back into the product in the middle of the authentication, a reload, and on again.
  await page.goto('/payments/add/confirm')
  await page.reload()
  await page.getByRole('button', { name: '本人認証を続ける' }).click()
  await page.getByLabel(/ワンタイムパスワード/).fill('1234')
  await page.getByRole('button', { name: '認証する' }).click()
  const id = await flow.expectComplete()
  await page.reload()
  await expect(page.getByText(id)).toBeVisible()
  const orders = await ordersSince(before)
  expect(orders.map(({ status }) => status)).toEqual(['authorized'])
})
