import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle } from '../../fixtures/page/move-to.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { registerSupplier } from '../../fixtures/payments/supplier.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo, signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'

test.use({ account: null })

const names = {
  'kanji without a space':
    '特定非営利活動法人北海道オホーツク総合環境エネルギー開発研究所国際物流センター東日本事業本部札幌営業所',
  'one Latin word': 'Internationalhandelsgesellschaftsverwaltungsdatenverarbeitungszentrum',
}

const widths = [1024, 768, 320]

// A layout that JavaScript chooses by the width follows a moment later.
const expectNoSideways = (page: Page, where: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${where} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0)

for (const [kind, company] of Object.entries(names)) {
  test(`a company's long name (${kind}) pushes nothing off the screen`, async ({ page }) => {
    const tokens = await signInThroughApi(await registerCompany(company))
    await openSignedIn(page, tokens)
    const shell = new Shell(page)
    const menu = page.getByRole('button', { name: 'メニューを開く' })
    for (const path of ['/toppage', '/myaccount', '/myaccount/security']) {
      await moveAndSettle(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expect(width >= 1024 ? shell.accountMenu : menu).toBeVisible()
        await expectNoSideways(page, `${path} at ${width}`)
      }
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      if (width >= 1024) {
        await expect(shell.accountMenu).toBeInViewport({ ratio: 1 })
        await expect(shell.bell).toBeInViewport({ ratio: 1 })
        await shell.accountMenu.click()
        const signOut = page.getByRole('menuitem', { name: 'サインアウト' })
        await expect(signOut).toBeInViewport()
        await page.keyboard.press('Escape')
        await expect(signOut).toBeHidden()
      } else {
        await menu.click()
        const drawer = page.getByRole('dialog', { name: 'メニュー' })
        await expect(drawer.getByText(company)).toBeVisible()
        expect(
          await drawer.evaluate(
            element =>
              [...element.querySelectorAll('*')].filter(
                part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
              ).length,
          ),
        ).toBe(0)
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
      }
    }
  })
}

// The name stands in the heading as a whole that rather does not break; it has to where a line is too short for it.
test("a supplier's long name breaks in the heading of its payment and of its request", async ({ page }) => {
  const supplier = await registerSupplier(`株式会社${'とても長い名前の'.repeat(8)}${Date.now()}商店😀`)
  const [payment, request] = [
    await applyThroughApi({ supplier }),
    await requestFor(`long-${Date.now()}@example.co.jp`, supplier.id),
  ]
  await openSignedIn(page, await sharedSession(demo))
  for (const path of [`/payments/history/${payment.id}`, `/collections/request/${request.id}`]) {
    await moveAndSettle(page, path)
    for (const width of [1280, 1024, 640, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(supplier.name)
      await expectNoSideways(page, `${path} at ${width}`)
    }
  }
})

/** The lines that the text of an element takes. */
const linesOf = (element: Locator): Promise<string[]> =>
  element.evaluate(part => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines = new Map<number, string>()
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const [at, letter] of [...(text.textContent ?? '')].entries()) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { top } = range.getBoundingClientRect()
        lines.set(top, (lines.get(top) ?? '') + letter)
      }
    }
    return [...lines.values()]
  })

// The list of requests at 768 px said 北都工業株式会／社.
test("a list breaks a company's name beside its legal form, and leaves no character alone", async ({ page }) => {
  const supplier = await registerSupplier(`北都青葉東西工業${String(Date.now()).slice(-5)}株式会社`)
  await requestFor(`lines-${Date.now()}@example.co.jp`, supplier.id)
  await openSignedIn(page, await sharedSession(demo))
  await moveAndSettle(page, '/collections/request')
  await page.setViewportSize({ width: 768, height: 800 })
  const name = page.getByRole('cell').getByText(supplier.name).first()
  await expect.poll(async () => (await linesOf(name)).at(-1)).toMatch(/株式会社$/)
  const lines = await linesOf(name)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter(line => line.length < 3)).toEqual([])
})

// It said 「取引先名・金額・本文のキーワードで／検索」.
test('a label leaves no two characters alone on a small phone', async ({ page }) => {
  await openSignedIn(page, await sharedSession(demo))
  await moveAndSettle(page, '/notifications')
  await page.setViewportSize({ width: 320, height: 800 })
  const label = page.getByText(/本文のキーワードで検索$/).first()
  await expect.poll(async () => (await linesOf(label)).length).toBeGreaterThan(1)
  expect((await linesOf(label)).at(-1)?.length).toBeGreaterThan(2)
})
