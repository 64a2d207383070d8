import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { registerSupplier } from '../../fixtures/payments/supplier.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'

test('axe finds nothing on any screen of suppliers, at any width', async ({ page }) => {
  // 17 screens and a form with errors, in three widths each.
  test.setTimeout(360_000)
  const { id, accountId } = await registerSupplier()
  const call = callsOf(await sharedSession(demo))
  const { suppliers } = await call<{
    suppliers: { id: number; status: string; last_payment: { invoice_id: number } | null }[]
  }>('/suppliers?size=100')
  const paid = suppliers.find(({ last_payment }) => last_payment !== null)
  const others = ['Escalation', 'Rejected', 'Unapproved'].map(
    status => suppliers.find(supplier => supplier.status === status)?.id,
  )
  const paths = [
    '/suppliers',
    '/suppliers?tab=disabled',
    '/suppliers?q=zzz',
    '/suppliers/999999',
    `/suppliers/${id}`,
    ...others.map(other => `/suppliers/${other}`),
    `/suppliers/${id}/edit`,
    `/suppliers/${id}/accounts/add`,
    `/suppliers/${id}/accounts/${accountId}/edit`,
    `/suppliers/${id}/accounts/${accountId}/changes`,
    `/suppliers/${id}/accounts/999999/edit`,
    `/suppliers/${id}/payment-history`,
    `/suppliers/${paid?.id}/payment-history?status=transferred&amount_min=1000`,
    `/suppliers/${paid?.id}/payment-history/${paid?.last_payment?.invoice_id}`,
    `/suppliers/${id}/collection-history`,
  ]
  const found: string[] = []
  for (const path of paths) {
    await moveAndSettle(page, path)
    await expect(page.getByRole('main').getByText('読み込んでいます')).toHaveCount(0)
    found.push(...(await findings(page, path)))
  }
  await moveTo(page, `/suppliers/${id}/accounts/add`)
  await page.getByRole('button', { name: '口座を追加する' }).click()
  await expect(page.getByText('口座番号を入力してください。').first()).toBeVisible()
  found.push(...(await findings(page, 'faults')))
  expect(found).toEqual([])
})
