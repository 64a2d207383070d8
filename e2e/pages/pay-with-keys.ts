import { cards } from '../fixtures/payments/gateway.ts'
import type { Keyboard } from '../fixtures/page/keyboard.ts'
import type { PaymentFlow } from './payment-flow.ts'

const typed = [
  [/カード番号/, cards.frictionless],
  [/有効期限/, '1230'],
  [/セキュリティコード/, '123'],
  [/カード名義/, 'MISAKI SATO'],
] as const

/** From the confirmation to the payment with a new card and no mouse. */
export async function payWithKeys(
  flow: PaymentFlow,
  keyboard: Keyboard,
  expectEnd: () => Promise<unknown> = () => flow.expectComplete(),
): Promise<void> {
  const { page, confirm } = flow
  const choice = page.getByRole('radio', { name: '新しいカードを使う' })
  await choice.or(page.getByTitle('カード情報の入力')).first().waitFor()
  await confirm.waitUntilCompared()
  if (await confirm.payee.isVisible()) await keyboard.check(confirm.payee)
  if ((await choice.count()) > 0) await keyboard.choose(choice)
  for (const [name, text] of typed) {
    await keyboard.goTo(confirm.frame.getByLabel(name))
    await page.keyboard.type(text)
  }
  await keyboard.check(confirm.terms)
  await keyboard.press(confirm.pay)
  await expectEnd()
}
