import { findings, phone } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { action, expectReadable } from '../../fixtures/page/readable.ts'

// Dialogs, errors and ends are audited in the journeys that pass through them, what a company sees that has asked for
// nothing yet in routes/empty-company.spec.ts.
test('axe finds nothing where requests are there, are not there, or do not come', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of ['request', 'decided', 'history', 'draft', 'create'].map(list => `/collections/${list}`)) {
    await moveAndSettle(page, path)
    expect.soft(await findings(page, `${path}, filled`), path).toEqual([])
    if (path === '/collections/request') await expectReadable(page, path, action(page, '新しく依頼する'))
  }
  const missing = 99_999_999
  for (const [path, at] of [
    [`/collections/request/${missing}`, phone],
    // There is no other state under this path: a draft that is there leads on.
    [`/collections/draft/${missing}`, undefined],
    ['/collections/request?q=どこにもない取引先', phone],
  ] as const) {
    await moveAndSettle(page, path)
    expect.soft(await findings(page, `${path}, not there`, at), path).toEqual([])
  }
  // From here on no answer comes to what was not asked for yet.
  await page.route(
    /\/api\/v1\/(invoice_request_drafts|invoices\/request_sellers|invoices\/\d+\/request_seller)(\?.*)?$/,
    () => undefined,
  )
  for (const path of ['/collections/request/1', '/collections/decided?q=待つ', '/collections/draft?q=待つ']) {
    await moveTo(page, path)
    await expect(page.getByRole('main').getByText('読み込んでいます').first()).toBeVisible()
    expect.soft(await findings(page, `${path}, loading`, phone), path).toEqual([])
  }
})
