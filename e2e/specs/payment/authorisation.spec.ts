import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { cards } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ConfirmPage } from '../../pages/confirm-page.ts'

// A declined card leads back: remote-payments/src/authorisation/screen.test.tsx, and in a browser card.spec.ts.
test('a card that is asked for again lets the examination go on', async ({ page }) => {
  const { id, displayId } = await applyThroughApi()
  await backoffice('require-action', displayId, '--reason', '5')

  await page.goto(`/payments/review/${id}`)
  await expect(page.getByText('カードの再承認が必要です')).toBeVisible()
  await page.getByRole('link', { name: 'カードの承認をやり直す' }).click()
  await expect(page).toHaveURL(`/payments/review/${id}/creditcard`)
  const checkout = new ConfirmPage(page)
  const authorise = page.getByRole('button', { name: /円のカード払いを承認する$/ })
  await expect(authorise).toBeVisible()
  expect(await findings(page, '/payments/review/{id}/creditcard')).toEqual([])
  await checkout.typeCard(cards.frictionless)
  await checkout.agree()
  await authorise.click()
  await expect(page.getByRole('heading', { level: 1, name: 'カードの承認が完了しました' })).toBeVisible()
  await page.getByRole('link', { name: 'お申し込みの内容を見る' }).click()
  await expect(page).toHaveURL(`/payments/review/${id}`)
  await expect(page.getByText('審査中').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'カードの承認をやり直す' })).toBeHidden()
  await backoffice('check', displayId, '--as', 'sato')
  await backoffice('complete', displayId, '--as', 'suzuki')
})
