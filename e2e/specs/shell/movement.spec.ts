import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { scriptsOf } from '../../fixtures/releases.ts'
import { Shell } from '../../pages/shell.ts'

/** Writes down what moves in the page's documents, on a phone and for who has not asked for stillness. */
async function recordMoves(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
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
}

const expectMove = async (page: Page, move: string) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.evaluate(() => {
    ;(globalThis as unknown as { moves: string[] }).moves.length = 0
  })
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves)).toContain(move)
}

test('a menu under the pointer fetches its screens, the click nothing; a drawer moves by CSS', async ({ page }) => {
  const shell = new Shell(page)
  await recordMoves(page)
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

  // Nor is framer-motion there yet.
  await expectMove(page, 'appear')
})

test('the first drawer moves by framer-motion, which is fetched when the browser is idle', async ({ page }) => {
  await recordMoves(page)
  const fetched = page.waitForResponse(
    async response => response.url().endsWith('.js') && (await response.text()).includes('commitStyles'),
  )
  await page.goto('/toppage')
  await fetched
  await expectMove(page, 'framer-motion')
})
