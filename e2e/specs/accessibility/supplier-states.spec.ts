import { findings, phone } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle } from '../../fixtures/page/move-to.ts'
import { action, expectReadable } from '../../fixtures/page/readable.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'

interface Listed {
  readonly id: number
  readonly status: string
  readonly last_payment: { readonly invoice_id: number } | null
}

test('axe finds nothing on any screen of suppliers, at any width, nor in their other states', async ({ page }) => {
  test.setTimeout(240_000)
  const call = callsOf(await sharedSession(demo))
  const { suppliers } = await call<{ suppliers: Listed[] }>('/suppliers?size=100')
  const id = suppliers.find(({ status, last_payment }) => status === 'Approved' && last_payment)?.id ?? 0
  const payment = suppliers.find(supplier => supplier.id === id)?.last_payment?.invoice_id
  const {
    accounts: [account],
  } = await call<{ accounts: { id: number }[] }>(`/suppliers/${id}/accounts`)
  const withStatus = (wanted: string) => suppliers.find(({ status }) => status === wanted)?.id
  const unpaid = suppliers.find(({ last_payment }) => !last_payment)?.id
  const found: string[] = []

  // No path follows itself: that is a reload.
  for (const path of [
    '/suppliers',
    `/suppliers/${id}`,
    `/suppliers/${id}/edit`,
    `/suppliers/${id}/accounts/${account?.id}/edit`,
    `/suppliers/${id}/accounts/${account?.id}/changes`,
    `/suppliers/${id}/payment-history?status=transferred&amount_min=1000`,
    `/suppliers/${id}/payment-history/${payment}`,
    `/suppliers/${id}/collection-history`,
    `/suppliers/${id}/accounts/add`,
  ]) {
    await moveAndSettle(page, path)
    await expect(page.getByRole('main').getByText('読み込んでいます')).toHaveCount(0)
    found.push(...(await findings(page, path)))
    if (path === '/suppliers') await expectReadable(page, path, action(page, '取引先を登録する'))
  }
  await page.getByRole('button', { name: '口座を追加する' }).click()
  await expect(page.getByText('口座番号を入力してください。').first()).toBeVisible()
  found.push(...(await findings(page, 'faults', phone)))

  for (const path of [
    '/suppliers?tab=disabled',
    '/suppliers/999999',
    '/suppliers?q=zzz',
    ...['Escalation', 'Rejected', 'Unapproved'].map(status => `/suppliers/${withStatus(status)}`),
    `/suppliers/${id}/accounts/999999/edit`,
    `/suppliers/${unpaid}/payment-history`,
  ]) {
    await moveAndSettle(page, path)
    await expect(page.getByRole('main').getByText('読み込んでいます')).toHaveCount(0)
    found.push(...(await findings(page, path, phone)))
  }
  expect(found).toEqual([])
})
