import type { Page } from '@playwright/test'
import { instance } from '../../environment.ts'
import { backoffice } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { beginThroughApi } from '../../fixtures/payments/application.ts'
import { cardToken } from '../../fixtures/payments/gateway.ts'
import { beSignedIn } from '../../fixtures/people/buyer.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { CreditCardsPage } from '../../pages/credit-cards-page.ts'
import { SupplierAddPage } from '../../pages/supplier-add-page.ts'

test.use({ account: null })

// The back office stops something at once; its users read so before pressing anything (decision 0128).

const notice = 'サービスのご利用を停止しています'
const freeze = (kind: string, id: number) => backoffice('freeze', kind, String(id), '--reason', '不正利用の疑い')
const unfreeze = (kind: string, id: number) => backoffice('unfreeze', kind, String(id), '--reason', '確認済み')

async function seesNotice(page: Page, path: string): Promise<void> {
  await moveTo(page, path)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'お問い合わせ' }).first()).toBeVisible()
}

test('a frozen company reads so wherever something begins, and goes on once it is unfrozen', async ({ page }) => {
  // axe audits two screens in three widths each.
  test.setTimeout(240_000)
  const account = await registerCompany()
  const call = callsOf(await sharedSession(account))
  const { buyer_id: id } = await call<{ buyer_id: number }>('/users/information')
  await beSignedIn(page, account)
  const before = await newestMailId()
  await freeze('company', id)
  await mailAfter(before, account.email, '利用')

  await page.goto('/payments/create')
  for (const path of ['/toppage', '/payments/create']) await seesNotice(page, path)
  for (const tab of ['request', 'decided', 'history', 'draft', 'schedule']) {
    await seesNotice(page, `/collections/${tab}`)
    await expect(page.getByRole('link', { name: '新しく依頼する' })).toBeHidden()
  }
  expect(await findings(page, '/collections/schedule, frozen')).toEqual([])
  await seesNotice(page, '/collections/create')
  await seesNotice(page, '/suppliers')
  await expect(page.getByRole('link', { name: /取引先を登録/ })).toBeHidden()
  await seesNotice(page, '/suppliers/add/company')
  await expect(page.getByRole('form')).toBeHidden()
  expect(await findings(page, '/suppliers/add/company, frozen')).toEqual([])
  await expect(call('/suppliers/corporation', { corporate_name: '株式会社ミドリ' })).rejects.toThrow('company_frozen')

  await unfreeze('company', id)
  await page.goto('/collections/request')
  await expect(page.getByRole('link', { name: '新しく依頼する' })).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
  const add = new SupplierAddPage(page)
  await add.open()
  const name = `株式会社検証${Date.now()}`
  await add.box('法人名').first().fill(name)
  await add.toBank()
  await page.getByRole('button', { name: /あとで登録/ }).click()
  await add.register.click()
  await add.expectRegistered(name)
})

test('a frozen card is shown so and not charged, and pays once it is unfrozen', async ({ page }) => {
  const account = await registerCompany()
  const call = callsOf(await sharedSession(account))
  const { id: supplierId } = await call<{ id: number }>('/suppliers/corporation', {
    corporate_name: `株式会社検証${Date.now()}`,
    account: {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '7654321',
      account_holder_kana: 'カ）ケンシヨウ',
    },
  })
  await backoffice('approve-supplier', String(supplierId))
  const started = await call<{ registration_id: string; authentication_url: string }>('/invoices/credit_cards', {
    mdk_token: await cardToken(),
  })
  const issuer = await fetch(started.authentication_url, { redirect: 'manual' })
  await fetch(new URL(issuer.headers.get('location') ?? '', instance.edge_origin), { redirect: 'manual' })
  const { credit_card } = await call<{ credit_card: { id: number } }>(
    `/invoices/credit_cards/registrations/${started.registration_id}`,
  )
  const paying = { account, savedCardId: credit_card.id }
  await beSignedIn(page, account)
  await freeze('card', credit_card.id)
  await page.goto('/myaccount/creditcards')
  const row = new CreditCardsPage(page).row('末尾1111')
  await expect(row).toContainText('停止中')
  await expect(row).toContainText('利用停止中のため、お支払いにご利用いただけません。')
  await expect(beginThroughApi(paying)).rejects.toThrow('card_frozen')

  await unfreeze('card', credit_card.id)
  await page.reload()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('停止中')
  expect((await beginThroughApi(paying)).authenticationUrl).toMatch(/^http/)
})
