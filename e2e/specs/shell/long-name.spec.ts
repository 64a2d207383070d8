import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'

test.use({ account: null })

const names = {
  'kanji without a space':
    '特定非営利活動法人北海道オホーツク総合環境エネルギー開発研究所国際物流センター東日本事業本部札幌営業所',
  'one Latin word': 'Internationalhandelsgesellschaftsverwaltungsdatenverarbeitungszentrum',
}

const expectNoSideways = async (page: Page, where: string) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${where} scrolls sideways`,
  ).toBeLessThanOrEqual(0)

for (const [kind, company] of Object.entries(names)) {
  test(`a company's long name (${kind}) pushes nothing off the screen`, async ({ page }) => {
    const tokens = await signInThroughApi(await registerCompany(company))
    await openSignedIn(page, tokens)
    const shell = new Shell(page)
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/toppage', '/myaccount', '/myaccount/security']) {
        await page.goto(path)
        await expect(shell.title).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectNoSideways(page, `${path} at ${width}`)
      }
      if (width >= 1024) {
        await expect(shell.accountMenu).toBeInViewport({ ratio: 1 })
        await expect(shell.bell).toBeInViewport({ ratio: 1 })
        await shell.accountMenu.click()
        await expect(page.getByRole('menuitem', { name: 'サインアウト' })).toBeInViewport()
      } else {
        await page.getByRole('button', { name: 'メニューを開く' }).click()
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
      }
    }
  })
}
