import { beginThroughApi } from '../../fixtures/payments/application.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { cards, gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { CreditCardsPage } from '../../pages/credit-cards-page.ts'
import { Shell } from '../../pages/shell.ts'

const screen = '/myaccount/creditcards'
interface SavedCard {
  readonly id: number
  readonly last4: string
}

test.describe('a company without cards', () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern
    account: async ({}, use) => use(await registerCompany()),
  })

  test('cancels at the issuer, then saves a card by its password and deletes it, by keys alone', async ({ page }) => {
    // axe audits five states in three widths each.
    test.slow()
    const before = await gatewayOrders()
    await page.goto('/toppage')
    const [shell, own, keyboard] = [new Shell(page), new CreditCardsPage(page), new Keyboard(page)]
    await keyboard.press(shell.accountMenu)
    await page.getByRole('menuitem', { name: 'お支払い方法' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(screen)
    await expect(shell.title).toHaveText('お支払い方法')
    await expect(page.getByText('登録済みのカードはありません')).toBeVisible()
    expect(await findings(page, `${screen}, empty`)).toEqual([])

    await keyboard.press(own.add)
    for (const [field, text] of own.fields(cards.challenge)) await keyboard.fill(field, text)
    expect(await findings(page, `${screen}, form`)).toEqual([])
    await keyboard.press(own.submit)
    await expect(page.getByRole('heading', { name: 'カードご本人様の確認' })).toBeVisible()
    await keyboard.press(page.getByRole('button', { name: 'キャンセル' }))
    await expect(page.getByRole('alert')).toContainText('本人認証を中止したため、カードを登録していません')
    expect(await findings(page, `${screen}, declined`)).toEqual([])

    await keyboard.press(page.getByRole('button', { name: 'もう一度カードを追加する' }))
    for (const [field, text] of own.fields(cards.challenge)) await keyboard.fill(field, text)
    await keyboard.press(own.submit)
    await keyboard.fill(own.oneTimePassword, '1234')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/myaccount\/creditcards\?registration_id=/)
    await expect(page.getByText('Visa 末尾1881を登録しました')).toBeVisible()
    await expect(own.row('Visa 末尾1881')).toContainText('有効期限 2031年12月')
    expect(await findings(page, `${screen}, saved`)).toEqual([])
    await keyboard.press(own.close)
    await expect(page).toHaveURL(screen)
    // The yen is given back.
    const charged = async () => (await ordersSince(before)).map(({ status, amount }) => [status, amount]).sort()
    await expect.poll(charged).toEqual([
      ['authentication_failed', 1],
      ['voided', 1],
    ])

    await keyboard.press(own.remove('Visa 末尾1881'))
    await expect(own.dialog).toContainText('Visa 末尾1881を削除しますか')
    expect(await findings(page, `${screen}, delete`)).toEqual([])
    await keyboard.press(own.dialog.getByRole('button', { name: '削除する' }))
    await expect(shell.snackbar('Visa 末尾1881を削除しました。')).toBeVisible()
    await expect(page.getByText('登録済みのカードはありません')).toBeVisible()
    await expect(shell.title).toBeFocused()
  })
})

test('a card that a payment needs is not deleted, and the payment is named with the way on', async ({ page }) => {
  const call = callsOf(await sharedSession(demo))
  const {
    credit_cards: [card],
  } = await call<{ credit_cards: SavedCard[] }>('/invoices/credit_cards')
  if (!card) throw new Error('The demo company has no card')
  const name = `Visa 末尾${card.last4}`
  const { paymentId, supplierName } = await beginThroughApi({ savedCardId: card.id })
  await page.goto(screen)
  const own = new CreditCardsPage(page)
  await own.remove(name).click()
  await own.dialog.getByRole('button', { name: '削除する' }).click()
  await expect(own.dialog).toContainText(`${name}は今は削除できません`)
  await expect(own.dialog.getByRole('listitem')).toContainText([supplierName])
  await expect(own.dialog).toContainText('113,300円')
  expect(await findings(page, `${screen}, in use`)).toEqual([])
  await own.dialog
    .getByRole('link', { name: new RegExp(supplierName) })
    .first()
    .click()
  await expect(page).toHaveURL(`/payments/complete?payment_id=${paymentId}`)
  await page.getByRole('button', { name: '本人認証を続ける' }).click()
  await expect(page.getByText(/お申し込みを受け付けました|審査/).first()).toBeVisible()
  await moveTo(page, screen)
  await expect(own.row(name)).toBeVisible()
})
