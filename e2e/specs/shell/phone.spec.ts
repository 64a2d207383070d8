import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { smallTargets } from '../../fixtures/page/finger-targets.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'

const portrait = { width: 375, height: 667 }
const landscape = { width: 667, height: 375 }

/** As Playwright's `isMobile` and `hasTouch`, which cost a browser context of their own. */
async function hold(session: CDPSession, size: typeof portrait): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

const screens = [
  '/toppage',
  '/payments/create',
  '/payments/review',
  '/payments/invoicepayment',
  '/collections/create',
  '/collections/request',
  '/suppliers',
  '/suppliers/add/company',
  '/myaccount',
  '/myaccount/company',
  '/myaccount/edit-email-address',
  '/notifications',
  '/termsofservice',
]

/** Fields that a phone would zoom into: Safari does so below 16 px, and does not zoom back. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter(field => !['checkbox', 'radio', 'file', 'hidden'].includes(field.getAttribute('type') ?? ''))
      .filter(field => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(field => `${location.pathname} ${field.outerHTML.slice(0, 80)}`),
  )

/** A phone with a notch on the left and the right, and a home indicator below. */
const insets = { left: 47, leftMax: 47, right: 47, rightMax: 47, bottom: 21, bottomMax: 21 }

const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? 0

test('no screen is wider than a phone or zooms into a field; across, text is beside the notch', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await hold(session, portrait)
  const small: string[] = []
  for (const path of screens) {
    await moveAndSettle(page, path)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
    small.push(...(await smallFields(page)))
  }
  expect(small).toEqual([])

  await test.step('what a finger presses in a list is 44 px', async () => {
    for (const path of ['/payments/review?amount_min=1', '/collections/request', '/suppliers', '/notifications']) {
      await moveAndSettle(page, path)
      await page.getByRole('button', { name: /^絞り込み/ }).click()
      expect.soft(await smallTargets(page), path).toEqual([])
    }
  })

  await test.step('the bar of a selection leaves a phone its rows', async () => {
    await moveAndSettle(page, '/payments/history')
    await page.locator('tbody').getByRole('checkbox').first().check()
    const bar = await page.getByRole('group', { name: '1件を選択中' }).boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(110)
    expect(await smallTargets(page)).toEqual([])
  })

  await test.step('an amount of 22 digits breaks', async () => {
    await moveTo(page, '/collections/create')
    await page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
    await page.getByRole('textbox', { name: /^請求金額/ }).fill('9'.repeat(22))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('definition').filter({ hasText: '10,000,000,000' }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await expect(page.getByText(/^＊.*97,087,378円/)).toBeVisible()
  })

  await hold(session, landscape)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await moveTo(page, '/suppliers')
  expect(await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content)).toMatch(
    /viewport-fit=cover/,
  )
  const banner = await page.getByRole('banner').boundingBox()
  expect([banner?.x, banner?.width]).toEqual([0, landscape.width])
  for (const part of [page.getByRole('banner').getByRole('button').first(), page.getByRole('main')])
    await expect.poll(() => leftOf(part)).toBeGreaterThanOrEqual(insets.left)
  const menu = page.getByRole('banner').getByRole('button').first()
  await menu.click()
  const title = page.getByRole('dialog').getByRole('heading').first()
  // The menu slides in.
  await expect.poll(() => leftOf(title)).toBeGreaterThanOrEqual(insets.left)
  const { x = 0, width = 0 } = (await title.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(landscape.width - insets.right)

  await page.keyboard.press('Escape')
  await hold(session, portrait)
  await moveTo(page, '/signin')
  await expect(page.getByRole('textbox', { name: /^パスワード/ })).toBeVisible()
  expect(await smallFields(page)).toEqual([])
})
