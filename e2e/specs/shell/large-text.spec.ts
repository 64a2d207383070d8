import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle } from '../../fixtures/page/move-to.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { draftToPay } from '../../fixtures/payments/drafts.ts'
import { requestFor } from '../../fixtures/payments/request.ts'

// The size stays with the page.
test.use({ ownContext: true })

/** What a user of text twice as large sees of a screen that is so wide. */
test('with text twice as large the header fits, with its bell, and so do screens', async ({ page, context }) => {
  // The longest labels of the top page pay what is due.
  await draftToPay()
  await draftToPay()
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/toppage')
  const bell = page.getByRole('banner').getByRole('link', { name: /お知らせ/ })
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('banner').getByRole('button', { name: /メニュー/ })).toBeVisible()
    await expect(bell).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expect(bell, `on a phone of ${width} px`).toBeInViewport({ ratio: 1 })
    await expect(payDue(page)).toBeVisible()
    expect(await page.evaluate(cutLabels), `on a phone of ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  // Days that stand on one line and labels of buttons made these wider than the phone.
  const payment = await applyThroughApi()
  const request = await requestFor(`large-${Date.now()}@example.co.jp`)
  for (const path of [
    `/payments/review/${payment.id}`,
    '/myaccount/security',
    `/collections/request/${request.id}`,
    '/notifications',
  ]) {
    await moveAndSettle(page, path)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(375)
    expect(await page.evaluate(brokenDays), path).toEqual([])
  }
})

// They lost their outer letters.
test('on a phone of 320 px the labels of the top page stand whole', async ({ page }) => {
  await draftToPay()
  await draftToPay()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/toppage')
  await expect(payDue(page)).toBeVisible()
  expect(await page.evaluate(cutLabels)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

const payDue = (page: Page) => page.getByRole('link', { name: /まとめて支払う$/ })

/** Labels of buttons that are wider than their button. */
function cutLabels(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button, main [data-button]')]
  return buttons
    .filter(button =>
      [...button.children].some(part => part.getBoundingClientRect().width > button.getBoundingClientRect().width),
    )
    .map(({ innerText }) => innerText)
}

/** Days of the screen that go on in the next line after their month: 「12月17」 over 「日(木)」 reads like a number. */
function brokenDays(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const day = text.parentElement?.closest('time') && /\d+月\d+日(\(.\))?/.exec(text.textContent ?? '')
    if (!day) continue
    const range = document.createRange()
    range.setStart(text, day.index)
    range.setEnd(text, day.index + day[0].length)
    const tops = [...range.getClientRects()].map(({ top }) => top)
    // Fonts differ by a pixel or two on one line.
    if (Math.max(...tops) - Math.min(...tops) > 10) broken.push(day[0])
  }
  return broken
}
