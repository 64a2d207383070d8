import { expect, test } from '../../fixtures/journey.ts'

test.use({ account: null })
test.beforeEach(({ guard }) => guard.expect(/./))

const words = 'ブラウザーを更新してください'

for (const [browser, takeAway] of [
  ['Safari 16.3', () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')],
  ['Chrome 109', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
] as const) {
  test(`in ${browser} the page asks for an update, and the product does not start`, async ({ page }) => {
    await page.addInitScript(takeAway)
    await page.goto('/signin', { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByText('Chrome・Edge 111、Firefox 115、Safari 16.4以降が必要です。')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
}

test('a browser that can read no other script of the page reads the words', async ({ page }) => {
  await page.route('**/*', async route => {
    if (!route.request().isNavigationRequest()) return route.abort()
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/<script>(?:(?!<\/script>).)*<\/script>/gs, script =>
        script.includes(words) ? script : '<script>class {</script>',
      )
    return route.fulfill({ response, body })
  })
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/signin')
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
})
