import type { Page } from '@playwright/test'
import { businessDay } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { RequestFlow } from '../../pages/request-flow.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'

// Each state is audited in three widths. Dialogs, errors and ends are audited in the journeys that pass through them.
test.setTimeout(240_000)

const lists = ['request', 'decided', 'history', 'draft'].map(list => `/collections/${list}`)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function visitState(page: Page, path: string, state: string): Promise<void> {
  await moveAndSettle(page, path)
  expect(await findings(page, `${path}, ${state}`)).toEqual([])
}

test.describe('a company that has asked for nothing yet', () => {
  test.use({ account: null })

  test('empty: every list of requests, and the first account', async ({ page }) => {
    const tokens = await signInThroughApi(await registerCompany())
    await openSignedIn(page, tokens)
    for (const path of lists) await visitState(page, path, 'empty')
    const flow = new RequestFlow(page)
    await flow.open()
    await flow.withoutFile()
    await flow.newBuyer('法人', '株式会社はじめて商店')
    await flow.contact('初野一', 'keiri@hajimete.example.jp')
    await flow.text(/^請求金額/).fill('110000')
    await flow.dates(businessDay(17))
    expect(await findings(page, '/collections/add/invoiceinfo')).toEqual([])
    await flow.toAccount.click()
    await expect(page.getByText('入金先の口座がまだ登録されていません')).toBeVisible()
    expect(await findings(page, '/collections/add/account, none yet')).toEqual([])
  })
})

test('loading: a list and a request whose answers do not come', async ({ page }) => {
  await page.route(
    /\/api\/v1\/(invoice_request_drafts|invoices\/request_sellers|invoices\/\d+\/request_seller)(\?.*)?$/,
    () => undefined,
  )
  for (const path of ['/collections/request', '/collections/draft', '/collections/request/1']) {
    await moveTo(page, path)
    await expect(heading(page)).toBeVisible()
    expect(await findings(page, `${path}, loading`)).toEqual([])
  }
})

test('filled: every list of requests, and the first step', async ({ page }) => {
  for (const path of [...lists, '/collections/create']) await visitState(page, path, 'filled')
})

test('not there: a request, a draft, and a search that finds nothing', async ({ page }) => {
  const missing = 99_999_999
  for (const path of [
    `/collections/request/${missing}`,
    `/collections/draft/${missing}`,
    '/collections/request?q=どこにもない取引先',
  ])
    await visitState(page, path, 'not there')
})
