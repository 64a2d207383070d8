import { cards, gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test('returning from the issuer after another tab paid the draft shows that payment and no other', async ({
  page,
  context,
}) => {
  const orders = await gatewayOrders()
  const left = new PaymentFlow(page)
  await left.draftToConfirm()
  await left.confirm.typeCard(cards.challenge)
  await left.confirm.agree()
  await left.confirm.pay.click()
  const cancel = page.getByRole('button', { name: 'キャンセル' })
  await expect(cancel).toBeVisible()

  const paying = new PaymentFlow(await context.newPage())
  await paying.page.goto('/payments/draft')
  await paying.page.getByRole('table').getByRole('link').first().click()
  await paying.info.proceed()
  await paying.confirm.waitUntilOpen()
  const displayId = await paying.pay()

  await cancel.click()
  await expect(page.getByText(`申込番号 ${displayId}`)).toBeVisible()
  await expect(page.getByText(/お支払いは行われていません/)).toBeHidden()
  await expect(left.confirm.pay).toBeHidden()
  expect((await ordersSince(orders)).filter(({ status }) => status === 'authorized')).toHaveLength(1)
})
