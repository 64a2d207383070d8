import type { Page } from '@playwright/test'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { ops } from '../../fixtures/command.ts'
import { invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

const off = () => ops(['toggle', 'collections', 'off'])
const on = () => ops(['toggle', 'collections', 'on'])
const words = (page: Page) => page.getByRole('heading', { level: 1, name: 'この機能は現在ご利用いただけません' })
/** The document looks whether something was switched, as it does when its tab is shown. */
const lookAt = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

/** A draft of a whole request, as somebody who was interrupted before the last step has left it. */
async function draftOfWholeRequest(): Promise<number> {
  const call = callsOf(await sharedSession(demo))
  const { buyer_id } = await call<{ buyer_id: number }>('/users/information')
  const {
    accounts: [account],
  } = await call<{ accounts: { id: number }[] }>(`/buyers/${buyer_id}/accounts`)
  const { invoice_requests } = await call<{ invoice_requests: { supplier_id: number | null }[] }>(
    '/invoices/request_sellers?size=20',
  )
  const { earliest_deposit_date: day } = await call<{ earliest_deposit_date: string }>('/banks/closed_day')
  const edited = [
    'supplierId',
    'supplier_person_name',
    'supplier_person_email',
    'standard_taxable_amount',
    'payment_due_date',
    'deposit_date',
    'invoice_number',
  ]
  const { id } = await call<{ id: number }>('/invoice_request_drafts', {
    values: {
      supplier_id: invoice_requests.find(({ supplier_id }) => supplier_id !== null)?.supplier_id,
      supplier_person_name: '経理ご担当者',
      supplier_person_email: 'keiri@toggle.example.jp',
      invoice_number: invoiceNumber(),
      standard_taxable_amount: 100_000,
      standard_discounted_amount: 100_000,
      standard_consumption_tax_amount: 10_000,
      billing_amount: 110_000,
      payment_due_date: day,
      deposit_date: day,
      account_id: account?.id,
      edited_fields: edited,
    },
  })
  return id
}

test.afterEach(async () => {
  await on()
})

test('switched off, open requests are followed from the top page, and no new one is offered', async ({ page }) => {
  const { id, withdraw } = await requestFor('onoff@toggle.example.jp')
  await off()
  await page.goto('/toppage')
  await page
    .getByRole('region', { name: '依頼先のお支払い待ち' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/collections\/request\/\d+$/)
  await page.goto(`/collections/request/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href^="/collections/create"]')).toHaveCount(0)
  await page.goto('/collections/request')
  await expect(page.getByText('新しいご依頼の受付を停止しています')).toBeVisible()
  await expect(page.getByRole('link', { name: '新しく依頼する' })).toHaveCount(0)
  await withdraw()
})

test('switched off in the middle, nothing typed is lost: the next step says so', async ({ page }) => {
  await page.goto('/collections/create')
  await page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
  const taxable = page.getByLabel('10%対象（税抜）')
  await taxable.fill('54321')
  await off()
  await lookAt(page)
  await expect(new Shell(page).collections).toBeHidden()
  await expect(taxable).toHaveValue(/54,?321/)
  const person = page.getByLabel('ご担当者名')
  await person.fill('停止 太郎')
  await person.blur()
  await page.getByRole('link', { name: '請求書を選び直す' }).click()
  await expect(words(page)).toBeVisible()
  await expect(page.getByText('入力された内容は、下書きに保存されています')).toBeVisible()
  expect(await findings(page, 'off')).toEqual([])

  await page.reload()
  await expect(words(page)).toBeVisible()
  await on()
  await lookAt(page)
  await page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
  await expect(taxable).toHaveValue(/54,?321/)
  await expect(person).toHaveValue('停止 太郎')
})

test('switched off before the last step, sending is refused in the same words, until it is on', async ({ page }) => {
  await page.goto(`/collections/draft/${await draftOfWholeRequest()}`)
  await page.getByRole('button', { name: '確認へ進む' }).click()
  const send = page.getByRole('button', { name: 'メールを送って依頼する' })
  await expect(page.getByRole('group', { name: '依頼先に届くメール' })).toBeVisible()
  await off()
  await send.click()
  await expect(page.getByText(/この機能は現在ご利用いただけません。入力された内容は、下書きに保存/)).toBeVisible()
  await on()
  await send.click()
  await expect(page).toHaveURL('/collections/complete')
})

test('an excluded company finds the same words at every path, and its requests once included', async ({ page }) => {
  const { corporation } = await callsOf(await sharedSession(demo))<{ corporation: { corporate_number: string } }>(
    '/users/information',
  )
  const company = ['--company', corporation.corporate_number]
  await page.goto('/collections/create')
  await expect(page.getByRole('button', { name: '請求書ファイルなしで進む' })).toBeVisible()
  await ops(['toggle', 'collections', 'off', ...company])
  try {
    await lookAt(page)
    await expect(words(page)).toBeVisible()
    for (const path of ['request', 'history', 'create', 'draft']) {
      await page.goto(`/collections/${path}`)
      await expect(words(page), path).toBeVisible()
    }
    expect(await findings(page, 'excluded')).toEqual([])
  } finally {
    await ops(['toggle', 'collections', 'on', ...company])
  }
  await lookAt(page)
  await expect(page.getByRole('heading', { level: 1, name: 'カード払いのご依頼' })).toBeVisible()
})
