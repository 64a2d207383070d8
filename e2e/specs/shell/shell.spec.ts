import { expect, test } from '../../fixtures/journey.ts'
import { findings, phone } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
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
  await expect(other.getByText('別のタブでサインアウト')).toBeVisible()
  expect(await findings(other, '/signin with a message', phone)).toEqual([])
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

  await test.step('by keyboard: skip link, another area, and the new screen is announced and focused', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '本文へ移動する' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '請求書を支払う' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/payments/create')
    await expect(shell.title).toBeFocused()
    await expect(page.getByText('請求書のアップロード').and(page.locator('[aria-live], [role=status]'))).toHaveCount(1)
  })

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

test('on a phone menu and help are drawers that stand still if asked; the focus goes along', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/toppage')
  const shell = new Shell(page)
  const menu = page.getByRole('button', { name: 'メニューを開く' })
  const drawer = page.getByRole('dialog', { name: 'メニュー' })
  await menu.click()
  await expect(drawer.getByText(demo.company)).toBeVisible()
  // The drawer's backdrop, too: a rule for every element does not reach it.
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {}
      return Number(duration) > 1 || iterations === Infinity
        ? [
            effect instanceof KeyframeEffect
              ? (effect.pseudoElement ?? effect.target?.outerHTML.slice(0, 80))
              : 'unknown',
          ]
        : []
    }),
  )
  expect(moving).toEqual([])

  for (const [label, path] of [
    ['登録取引先', '/suppliers'],
    ['利用規約', '/termsofservice'],
    ['セキュリティ設定', '/myaccount/security'],
  ] as const) {
    if (await drawer.isHidden()) await menu.click()
    await drawer.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(shell.title).toBeFocused()
  }
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(menu).toBeFocused()

  await page.getByRole('button', { name: 'ヘルプを開く' }).click()
  await expect(page.getByRole('dialog', { name: 'ヘルプ' }).getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Escape')
  // In a flow its title stands for the logo.
  await moveTo(page, '/payments/create')
  await expect(page.getByRole('banner').getByText('請求書カード払い', { exact: true })).toBeVisible()
})
