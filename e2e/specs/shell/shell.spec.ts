import { expect, test } from '../../fixtures/journey.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

test('signing out in one tab ends the other', async ({ context, page }) => {
  const other = await context.newPage()
  await page.goto('/toppage')
  await other.goto('/suppliers')
  await expect(new Shell(other).accountMenu).toContainText(demo.company)
  await new Shell(page).signOut()
  await expect(page).toHaveURL('/signin')
  await expect(other).toHaveURL('/signin?redirect=%2Fsuppliers')
  await expect(other.getByText('別のタブでサインアウトされたため')).toBeVisible()
})

test('after signing out the way back shows nothing of the account', async ({ page }) => {
  await page.goto('/payments/history')
  await expect(page.getByRole('table')).toBeVisible()
  await new Shell(page).signOut()
  await expect(page).toHaveURL('/signin')
  await page.goBack()
  await expect(page).toHaveURL(/\/signin/)
})

test('twelve calls, each with from 0 and size 1, bring the thirteen counts', async ({ page }) => {
  const counted = new Set<string>()
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.searchParams.get('from') === '0' && url.searchParams.get('size') === '1')
      counted.add(url.pathname + url.search)
  })
  await page.goto('/toppage')
  await expect(new Shell(page).bell).toBeVisible()
  await expect.poll(() => counted.size).toBe(12)
})

test('the header leads to the first list with something in it', async ({ page }) => {
  const shell = new Shell(page)
  await page.goto('/toppage')
  await expect(shell.payments).toHaveAttribute('href', '/payments/review')
  await expect(shell.payments).toHaveAccessibleName(/対応が必要なお支払いがあります/)
  await expect(shell.collections).toHaveAttribute('href', '/collections/request')
  await expect(shell.suppliers).toHaveAttribute('href', '/suppliers')
  await expect(shell.bell).toHaveAccessibleName(/未読のお知らせがあります/)
})

test('menus of remotes open their screens without a new document', async ({ page }) => {
  const shell = new Shell(page)
  await page.goto('/toppage')
  await page.evaluate(() => {
    document.documentElement.dataset.journey = 'same document'
  })
  // Until the counts are there the menu leads to a new payment.
  await expect(shell.payments).toHaveAttribute('href', '/payments/review')
  await shell.payments.click()
  await expect(page).toHaveURL('/payments/review')
  await shell.suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  await shell.collections.click()
  await expect(page).toHaveURL('/collections/request')
  await shell.accountMenu.click()
  await page.getByRole('menuitem', { name: '登録情報' }).click()
  await expect(page).toHaveURL(/\/myaccount/)
  await expect(page.locator('html')).toHaveAttribute('data-journey', 'same document')
})

test('help leads out of the product in a new tab that knows nothing of us', async ({ page }) => {
  await page.goto('/toppage')
  await page.getByRole('button', { name: /ヘルプ/ }).click()
  const manual = page.getByRole('menuitem', { name: /操作マニュアル/ })
  await expect(manual).toHaveAttribute('target', '_blank')
  await expect(manual).toHaveAttribute('rel', 'nofollow noreferrer')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('menu and help are drawers, and in a flow its title stands for the logo', async ({ page }) => {
    await page.goto('/toppage')
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    const drawer = page.getByRole('dialog', { name: 'メニュー' })
    await expect(drawer.getByText(demo.company)).toBeVisible()
    await drawer.getByRole('link', { name: '登録取引先' }).click()
    await expect(page).toHaveURL('/suppliers')
    await expect(drawer).toBeHidden()
    // The address is written before the screen is there, whose coming closes all drawers.
    await expect(new Shell(page).title).toHaveText(/取引先/)
    await page.getByRole('button', { name: 'ヘルプを開く' }).click()
    await expect(page.getByRole('dialog', { name: 'ヘルプ' }).getByRole('link')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.goto('/payments/create')
    await expect(page.getByRole('banner').getByText('請求書カード払い', { exact: true })).toBeVisible()
  })

  test('no screen is wider than the phone', async ({ page }) => {
    for (const path of [
      '/toppage',
      '/payments/review',
      '/payments/create',
      '/suppliers',
      '/collections/request',
      '/myaccount',
      '/notifications',
      '/termsofservice',
    ]) {
      await page.goto(path)
      await expect(new Shell(page).title).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
    }
  })
})
