import { findings } from '../../fixtures/page/axe.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { backoffice } from '../../fixtures/command.ts'
import { gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { lose } from '../../fixtures/page/lost.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

// Another amount and reason 3 are in edit.spec.ts, 5 in authorisation.spec.ts, 4 of a paid request in request.spec.ts.
// Words alone, or nothing, as an answer: remote-payments/src/payment-detail/screen.test.tsx. What each reason asks,
// takes and starts again: api/src/payments/invoices/changes/action-required.test.ts. Another amount where it is asked
// for: remote-payments/src/confirm/edit/corrected-amount.test.tsx.
const answered = /ご回答（完了）/

test('1, unreadable: the invoice is replaced over a broken line, without asking twice', async ({ page }) => {
  const { id, displayId } = await applyThroughApi()
  await backoffice('require-action', displayId, '--reason', '1', '--comment', '下半分が写っていません。')
  const payment = new PaymentPage(page)
  await page.goto('/payments/review?tab=action-required')
  await page.getByRole('row').filter({ hasText: displayId }).getByRole('link').first().click()
  await expect(page.getByText('請求書を読み取れませんでした')).toBeVisible()
  await expect(page.getByText('下半分が写っていません。')).toBeVisible()
  await expect(page.getByText(/期限までにご回答がない場合、お申し込みはキャンセルされます。/)).toBeVisible()

  await payment.file('01.pdf').remove.click()
  await expect(page.getByText(/請求書のファイルが1件もなくなります/)).toBeVisible()
  await lose(page, 'request', { method: 'PUT', path: /\/files\// })
  await payment.chooseFile('全体.pdf')
  await page.getByRole('button', { name: 'もう一度アップロードする' }).click()
  await expect(payment.file('全体.pdf').remove).toBeVisible()
  await payment.file('01.pdf').remove.click()
  expect(await findings(page, 'a file is replaced')).toEqual([])

  await lose(page, 'answer', { method: 'PUT', path: new RegExp(`/invoices/${id}$`) })
  await payment.send.click()
  await expect(payment.timeline.getByRole('listitem').filter({ hasText: answered })).toHaveCount(1)
  await expect(payment.answer).toBeHidden()
  await expect(page.getByRole('heading', { name: '請求書ファイル' }).locator('xpath=ancestor::section')).toContainText(
    '全体.pdf',
  )
  await expect(page.getByText('01.pdf')).toBeHidden()
})

test('6, the transfer was returned: another account is named, and the card is not charged again', async ({ page }) => {
  const orders = await gatewayOrders()
  const { id, displayId } = await applyThroughApi()
  await backoffice('check', displayId, '--as', 'sato')
  await backoffice('complete', displayId, '--as', 'suzuki')
  await backoffice('require-action', displayId, '--reason', '6')
  const payment = new PaymentPage(page)
  await page.goto(`/payments/reserved/${id}`)
  await expect(page.getByText('振込が返却されました')).toBeVisible()
  await payment.correct.click()
  await tick(page.getByRole('checkbox', { name: /支払先または振込先口座を変更する/ }))
  await tick(page.getByRole('radio', { name: /3317702/ }))
  await page.getByRole('textbox', { name: /ご回答/ }).fill('口座が変わっていました。')
  await page.getByRole('button', { name: '修正内容の確認へ進む' }).click()
  await page.getByRole('button', { name: 'この内容で修正する' }).click()
  await expect(page).toHaveURL(`/payments/review/${id}`)
  await expect(page.getByText(/3317702/)).toBeVisible()
  await backoffice('check', displayId, '--as', 'sato')
  await backoffice('complete', displayId, '--as', 'suzuki')
  expect((await ordersSince(orders)).map(({ status }) => status)).toEqual(['captured'])
  expect(await backoffice('audit')).toEqual({ findings: [] })
})
