import type { Page } from '@playwright/test'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { ops } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

const words = (page: Page) => page.getByRole('heading', { level: 1, name: 'この機能は現在ご利用いただけません' })
/** The document looks whether something was switched, as it does when its tab is shown. */
const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

// Switched off before the last step: remote-collections/src/new-requests-off/screen.test.tsx.

/** A company that the demo company has asked to pay. */
async function partner(): Promise<number | null> {
  const call = callsOf(await sharedSession(demo))
  const { invoice_requests } = await call<{ invoice_requests: { supplier_id: number | null }[] }>(
    '/invoices/request_sellers?size=20',
  )
  return invoice_requests.find(({ supplier_id }) => supplier_id !== null)?.supplier_id ?? null
}

let isOff = false
const off = async () => {
  isOff = true
  await ops(['toggle', 'collections', 'off'])
}
const on = async () => {
  await ops(['toggle', 'collections', 'on'])
  isOff = false
}
test.afterEach(async () => {
  if (isOff) await on()
})

test('switched off, an open document loses the menu; open requests are followed, none begins', async ({ page }) => {
  const shell = new Shell(page)
  await page.goto('/collections/request')
  await expect(shell.collections).toBeVisible()
  await off()
  await focusWindow(page)
  await expect(shell.collections).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'カード払いのご依頼' })).toBeVisible()
  await expect(page.getByText('新しいご依頼の受付を停止しています')).toBeVisible()
  await expect(page.getByRole('link', { name: '新しく依頼する' })).toHaveCount(0)

  await page.goto('/toppage')
  await page
    .getByRole('region', { name: '依頼先のお支払い待ち' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/collections\/request\/\d+$/)
  await expect(page.getByRole('region', { name: '進み具合' })).toBeVisible()
  await expect(page.locator('a[href^="/collections/create"]')).toHaveCount(0)
})

test('switched off in the middle, nothing typed is lost: the next step says so', async ({ page }) => {
  await page.goto('/collections/create')
  await page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
  const taxable = page.getByLabel('10%対象（税抜）')
  await taxable.fill('54321')
  await off()
  await focusWindow(page)
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
  await focusWindow(page)
  await page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
  await expect(taxable).toHaveValue(/54,?321/)
  await expect(person).toHaveValue('停止 太郎')
})

test('an excluded company finds the same words, and its requests once included', async ({ page }) => {
  const { corporation } = await callsOf(await sharedSession(demo))<{ corporation: { corporate_number: string } }>(
    '/users/information',
  )
  const company = ['--company', corporation.corporate_number]
  const history = `/suppliers/${await partner()}/collection-history`
  await page.goto('/collections/create')
  await expect(page.getByRole('button', { name: '請求書ファイルなしで進む' })).toBeVisible()
  await ops(['toggle', 'collections', 'off', ...company])
  try {
    await focusWindow(page)
    await expect(words(page)).toBeVisible()
    await page.goto(history)
    await expect(words(page)).toBeVisible()
    expect(await findings(page, 'off')).toEqual([])
    await page.getByRole('link', { name: '取引先の詳細に戻る' }).first().click()
    await expect(page.getByRole('link', { name: 'お支払いの履歴を見る' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'カード払いのご依頼の履歴を見る' })).toHaveCount(0)
    // The other paths: host/src/remotes/remotes.test.tsx.
    await page.goto('/collections/draft')
    await expect(words(page)).toBeVisible()
    expect(await findings(page, 'excluded')).toEqual([])
  } finally {
    await ops(['toggle', 'collections', 'on', ...company])
  }
  await focusWindow(page)
  await expect(page.getByRole('heading', { level: 1, name: 'カード払いのご依頼' })).toBeVisible()
})
