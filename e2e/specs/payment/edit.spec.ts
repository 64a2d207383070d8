import type { Page } from '@playwright/test'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { cards, gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { ConfirmPage } from '../../pages/confirm-page.ts'

const form = (page: Page) => page.getByRole('form', { name: 'お申し込み内容の修正' })
const proceed = (page: Page) => form(page).getByRole('button', { name: '修正内容の確認へ進む' }).click()

test('an account is corrected, a number, an amount with a new authorisation; none once checked', async ({ page }) => {
  test.setTimeout(150_000)
  const { id, displayId } = await applyThroughApi()
  const orders = await gatewayOrders()
  await test.step('a correction answers the question of an examiner: another account, registered on the way', async () => {
    await backoffice('require-action', displayId, '--reason', '3')
    await page.goto(`/payments/edit/${id}/invoiceinfo`)
    await tick(page.getByRole('checkbox', { name: /支払先または振込先口座を変更する/ }))
    const existing = form(page).getByRole('radio', { name: '新しい口座を登録する' })
    await tick(existing)
    const choose = async (name: RegExp, word: string) => {
      await form(page).getByRole('combobox', { name }).fill(word)
      await page
        .getByRole('option', { name: new RegExp(word) })
        .first()
        .click()
    }
    await choose(/金融機関/, '0001')
    await choose(/支店/, '001')
    const account = String(Date.now()).slice(-7)
    await form(page)
      .getByRole('textbox', { name: /口座番号/ })
      .fill(account)
    await form(page)
      .getByRole('textbox', { name: /口座名義/ })
      .fill('カ）アオバデザインセイサクシヨ')
    await form(page)
      .getByRole('textbox', { name: /ご回答/ })
      .fill('口座が変わりました。')
    await proceed(page)
    await page.getByRole('button', { name: 'この内容で修正する' }).click()
    await expect(page).toHaveURL(`/payments/review/${id}`)
    await expect(page.getByText(new RegExp(account))).toBeVisible()
    await expect(page.getByText('審査中').first()).toBeVisible()
  })

  await test.step('the number alone asks for no card', async () => {
    await page.getByRole('link', { name: '内容を修正する' }).click()
    await expect(page).toHaveURL(`/payments/edit/${id}/invoiceinfo`)
    await expect(page.getByRole('img', { name: /ページ目/ })).toBeVisible()
    expect(await findings(page, '/payments/edit/{id}/invoiceinfo')).toEqual([])
    const number = invoiceNumber()
    await form(page)
      .getByRole('textbox', { name: /請求書番号/ })
      .fill(number)
    await page.reload()
    await proceed(page)
    await expect(page.getByText(number)).toBeVisible()
    expect(await findings(page, '/payments/edit/{id}/confirm')).toEqual([])
    await page.getByRole('button', { name: 'この内容で修正する' }).click()
    await expect(page).toHaveURL(`/payments/review/${id}`)
    await expect(page.getByText(number)).toBeVisible()
    expect(await ordersSince(orders)).toEqual([])
  })

  await test.step('another amount: a declined card leaves everything as it was', async () => {
    await page.getByRole('link', { name: '内容を修正する' }).click()
    await form(page)
      .getByRole('textbox', { name: /請求金額/ })
      .fill('600000')
    await proceed(page)
    const checkout = new ConfirmPage(page)
    await checkout.typeCard(cards.declined)
    await checkout.agree()
    await page.getByRole('button', { name: '修正して618,000円のカード払いを承認する' }).click()
    await expect(page.getByText('カード払いができませんでした')).toBeVisible()
    await expect(page).toHaveURL(`/payments/edit/${id}/confirm`)
  })

  await test.step('and another card authorises it, in the place of the first', async () => {
    const checkout = new ConfirmPage(page)
    await checkout.typeCard(cards.frictionless)
    await page.getByRole('button', { name: '修正して618,000円のカード払いを承認する' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'カードの承認が完了しました' })).toBeVisible()
    await moveTo(page, `/payments/review/${id}`)
    await expect(page.getByText('618,000円').first()).toBeVisible()
    expect(
      (await ordersSince(orders)).filter(({ status }) => status === 'authorized').map(({ amount }) => amount),
    ).toEqual([618_000])
    expect(await backoffice('audit')).toEqual({ findings: [] })
  })

  await test.step('once the check has begun, nothing is corrected any more', async () => {
    await backoffice('check', displayId, '--as', 'sato')
    await page.reload()
    await expect(page.getByText(displayId).first()).toBeVisible()
    await expect(page.getByRole('link', { name: '内容を修正する' })).toBeHidden()
    await moveTo(page, `/payments/edit/${id}/invoiceinfo`)
    await expect(page.getByText('このお支払いは修正できません')).toBeVisible()
  })
})
