import { expect, test } from '../../fixtures/journey.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

test('signing out in one tab ends the other, and the way back shows nothing of the account', async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  await page.goto('/payments/history')
  await expect(page.getByRole('table')).toBeVisible()
  await other.goto('/suppliers')
  await expect(new Shell(other).accountMenu).toContainText(demo.company)
  await new Shell(page).signOut()
  await expect(page).toHaveURL('/signin')
  await expect(other).toHaveURL('/signin?redirect=%2Fsuppliers')
  await expect(other.getByText('別のタブでサインアウトされたため')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/signin/)
})

test('the header counts by twelve calls, leads where something waits, and asks nobody but us', async ({
  page,
  baseURL,
}) => {
  const shell = new Shell(page)
  const counted = new Set<string>()
  const foreign: string[] = []
  page.on('request', request => {
    const { origin, pathname, search, searchParams } = new URL(request.url())
    if (searchParams.get('from') === '0' && searchParams.get('size') === '1') counted.add(pathname + search)
    if (origin !== baseURL) foreign.push(request.url())
  })
  await page.goto('/toppage')
  await expect.poll(() => counted.size).toBe(12)
  // Until the counts are there the menu leads to a new payment.
  await expect(shell.payments).toHaveAttribute('href', '/payments/review')
  await expect(shell.payments).toHaveAccessibleName(/対応が必要なお支払いがあります/)
  await expect(shell.collections).toHaveAttribute('href', '/collections/request')
  await expect(shell.suppliers).toHaveAttribute('href', '/suppliers')
  await expect(shell.bell).toHaveAccessibleName(/未読のお知らせがあります/)
  await page.waitForLoadState('networkidle')
  // No containers of analytics are set.
  expect(foreign).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)

  await test.step('menus of remotes open their screens without a new document', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.journey = 'same document'
    })
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
})
