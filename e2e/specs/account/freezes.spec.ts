import type { Page } from '@playwright/test'
import { backoffice } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'

test.use({
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await registerCompany()),
})

// The back office stops something at once; its users read so before pressing anything (decision 0128). Which screens
// say so: remote-*/src/**/frozen. What is refused: api/src/backoffice/freezes/refusals.test.ts.

const notice = 'サービスのご利用を停止しています'

async function seesNotice(page: Page, path: string): Promise<void> {
  await moveTo(page, path)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'お問い合わせ' }).first()).toBeVisible()
}

test('a frozen company reads so wherever something begins, and goes on once it is unfrozen', async ({
  page,
  account,
}) => {
  if (!account) throw new Error('Nobody is signed in')
  const call = callsOf(await sharedSession(account))
  const { buyer_id } = await call<{ buyer_id: number }>('/users/information')
  const before = await newestMailId()
  await backoffice('freeze', 'company', String(buyer_id), '--reason', '不正利用の疑い')
  await mailAfter(before, account.email, '利用')

  await page.goto('/toppage')
  await expect(page.getByText(notice)).toBeVisible()
  await seesNotice(page, '/payments/create')
  await seesNotice(page, '/collections/schedule')
  await expect(page.getByRole('link', { name: '新しく依頼する' })).toBeHidden()
  expect(await findings(page, '/collections/schedule, frozen')).toEqual([])
  await seesNotice(page, '/suppliers/add/company')
  await expect(page.getByRole('form')).toBeHidden()
  expect(await findings(page, '/suppliers/add/company, frozen')).toEqual([])
  await expect(call('/suppliers/corporation', { corporate_name: '株式会社ミドリ' })).rejects.toThrow('company_frozen')

  await backoffice('unfreeze', 'company', String(buyer_id), '--reason', '確認済み')
  await page.reload()
  await expect(page.getByRole('form').first()).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
  await call('/suppliers/corporation', { corporate_name: `株式会社検証${Date.now()}` })
})
