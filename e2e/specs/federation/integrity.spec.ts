import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { entryOf, inject, withTampered } from '../../fixtures/releases.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ ownContext: true })

const isTampered = (page: Page) => page.evaluate(() => 'isTampered' in globalThis)

/** The screen stands in the error view while header and the other remotes go on. */
async function expectOnlySuppliersToFail(page: Page): Promise<void> {
  const shell = new Shell(page)
  await expect(page.getByRole('heading', { level: 1, name: '画面を表示できませんでした' })).toBeVisible()
  await expect(shell.retry).toBeVisible()
  expect(await isTampered(page)).toBe(false)
  await expect(shell.payments).toHaveAttribute('href', '/payments/review')
  await shell.payments.click()
  await expect(page.getByRole('table')).toBeVisible()
}

test.beforeEach(({ guard }) => guard.expect(/integrity|Failed to find a valid digest/i))

test("neither a script of another content in place of a remote's entry nor an inline one runs", async ({
  page,
  guard,
}) => {
  guard.expect(/script-src|trusted-types/i)
  await withTampered(await entryOf('remote_suppliers'), inject, async () => {
    await page.goto('/suppliers')
    await expectOnlySuppliersToFail(page)
  })

  // From a timer, because the page's policy does not bind what the browser's debugger evaluates.
  await page.evaluate(
    () =>
      new Promise<void>(done =>
        setTimeout(() => {
          const inline = document.createElement('script')
          try {
            inline.textContent = 'globalThis.isTampered = true'
            document.body.append(inline)
          } catch {
            /* refused by Trusted Types, which is as good */
          }
          setTimeout(done, 100)
        }),
      ),
  )
  expect(await isTampered(page)).toBe(false)
})
