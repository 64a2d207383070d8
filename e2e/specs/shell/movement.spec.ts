import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { scriptsOf } from '../../fixtures/releases.ts'
import { Shell } from '../../pages/shell.ts'

test('by keyboard alone: skip link, another area, and the new screen is announced and focused', async ({ page }) => {
  await page.goto('/toppage')
  await new Shell(page).title.waitFor()
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
  await expect(new Shell(page).title).toBeFocused()
  await expect(page.getByText('請求書のアップロード').and(page.locator('[aria-live], [role=status]'))).toHaveCount(1)
})

test("from a phone's drawer, too, the new screen has the focus, and closing it gives it back", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/toppage')
  const shell = new Shell(page)
  const menu = page.getByRole('button', { name: 'メニューを開く' })
  for (const [label, path] of [
    ['登録取引先', '/suppliers'],
    ['利用規約', '/termsofservice'],
    ['セキュリティ設定', '/myaccount/security'],
  ] as const) {
    await menu.click()
    await page.getByRole('dialog').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(shell.title).toBeFocused()
  }
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(menu).toBeFocused()
})

test.describe('the first drawer moves in', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.addInitScript(() => {
      const moves: string[] = []
      Object.assign(globalThis, { moves })
      addEventListener('animationstart', ({ animationName }) => {
        moves.push(animationName)
      })
      const { animate } = Element.prototype
      Element.prototype.animate = function record(this: Element, ...call) {
        moves.push('framer-motion')
        return animate.apply(this, call)
      }
    })
  })
  const expectMoves = async (page: Page) => {
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    return expect.poll(() => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves))
  }

  test('by CSS where framer-motion is not there yet', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0
    })
    await page.goto('/toppage')
    await (await expectMoves(page)).toContain('appear')
  })

  test('by framer-motion, which is fetched when the browser is idle', async ({ page }) => {
    const fetched = page.waitForResponse(
      async response => response.url().endsWith('.js') && (await response.text()).includes('commitStyles'),
    )
    await page.goto('/toppage')
    await fetched
    await (await expectMoves(page)).toContain('framer-motion')
  })
})

test('a menu under the pointer fetches its screens, and the click then fetches no other script', async ({ page }) => {
  const shell = new Shell(page)
  // Without idle time nothing is fetched ahead but what the pointer asks for.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  const scripts: string[] = []
  page.on('request', request => {
    if (request.url().includes('/releases/remote-suppliers/')) scripts.push(request.url())
  })
  await page.goto('/toppage')
  await shell.title.waitFor()
  expect(scripts).toEqual([])
  await shell.suppliers.hover()
  const needed = await scriptsOf('suppliers', '/suppliers')
  await expect.poll(() => needed.filter(url => !scripts.some(script => script.endsWith(url)))).toEqual([])
  // A script that was fetched ahead is asked for once more when it is executed, which may be after the click.
  const fetched = new Set(scripts)
  await shell.suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  expect(scripts.filter(script => !fetched.has(script))).toEqual([])
})

test.describe('for who asks for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves: neither a menu nor a drawer nor the skeletons', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/toppage')
    await page.getByRole('button', { name: /メニューを開く/ }).click()
    await page.getByRole('dialog').waitFor()
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
  })
})

test('/payments and /collections lead where their menus lead', async ({ page, context }) => {
  await page.goto('/payments')
  await expect(page).toHaveURL('/payments/review')
  const tab = await context.newPage()
  await tab.goto('/collections')
  await expect(tab).toHaveURL('/collections/request')
})
