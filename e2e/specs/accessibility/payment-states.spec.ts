import type { Page } from '@playwright/test'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'

// Each state is audited in three widths.
test.setTimeout(240_000)

// What a journey passes through anyway is audited there: dialogs of cancelling and declining, answers, edits, the card.
// The filled lists are in axe.spec.ts.
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function visitState(page: Page, path: string, state: string): Promise<void> {
  await moveAndSettle(page, path)
  expect(await findings(page, `${path}, ${state}`)).toEqual([])
}

test.describe('a company that has paid nothing yet', () => {
  test.use({ account: null })

  test('empty: every list', async ({ page }) => {
    const tokens = await signInThroughApi(await registerCompany())
    await openSignedIn(page, tokens)
    for (const path of [
      '/payments/review',
      '/payments/review?tab=action-required',
      '/payments/reserved',
      '/payments/waiting',
      '/payments/draft',
    ]) {
      await visitState(page, path, 'empty')
    }
  })
})

test('loading: a list, a payment, its edit and a request whose answers do not come', async ({ page }) => {
  await page.route(/\/api\/v1\/(invoices\/?\d*|drafts)(\?.*)?$/, () => undefined)
  for (const path of [
    '/payments/history',
    '/payments/draft',
    '/payments/review/1',
    '/payments/edit/1/invoiceinfo',
    '/payments/waiting/1/creditcard',
  ]) {
    await moveTo(page, path)
    await expect(heading(page)).toBeVisible()
    expect(await findings(page, `${path}, loading`)).toEqual([])
  }
})

test('error: a list, a payment, its edit and a request that the API does not give', async ({ page }) => {
  await page.route(/\/api\/v1\/(invoices\/\d+|drafts|invoices)(\?.*)?$/, route =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"status":"unavailable","message":"ただいま混み合っています。"}',
    }),
  )
  for (const path of [
    '/payments/history',
    '/payments/draft',
    '/payments/review/1',
    '/payments/edit/1/invoiceinfo',
    '/payments/waiting/1/creditcard',
  ]) {
    await moveTo(page, path)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /もう一度/ })
        .first(),
    ).toBeVisible({ timeout: 30_000 })
    expect(await findings(page, `${path}, error`)).toEqual([])
  }
})

test('not there: a payment, a draft, a request, an edit, and a search that finds nothing', async ({ page }) => {
  const missing = 99_999_999
  for (const path of [
    `/payments/history/${missing}`,
    `/payments/draft/${missing}`,
    `/payments/waiting/${missing}/creditcard`,
    `/payments/edit/${missing}/invoiceinfo`,
    '/payments/history?q=どこにもない取引先&status=5',
  ]) {
    await visitState(page, path, 'not there')
  }
})

test('filled: money that came back, an open filter, and the question before a draft is deleted', async ({ page }) => {
  const { id, displayId } = await applyThroughApi()
  await backoffice('check', displayId, '--as', 'sato')
  await backoffice('complete', displayId, '--as', 'suzuki')
  await backoffice('transfer-done', displayId, '--as', 'suzuki')
  await backoffice('transfer-returned', displayId, '--as', 'sato', '--comment', '口座解約')
  await visitState(page, `/payments/history/${id}`, 'money came back')
  await page.setViewportSize({ width: 375, height: 900 })
  await page.getByRole('button', { name: '表示する' }).click()
  await expect(page.getByRole('img', { name: '01.pdfの1ページ目' })).toBeVisible()
  expect(await findings(page, 'the invoice of a payment')).toEqual([])
  await backoffice('refund-transfer', displayId, '--as', 'suzuki')
  await visitState(page, `/payments/history/${id}`, 'money is refunded')
  const refused = await applyThroughApi()
  await backoffice('reject', refused.displayId, '--as', 'sato')
  await visitState(page, `/payments/history/${refused.id}`, 'refused')
  await visitState(page, '/payments/history?supplier_id=2&amount_min=1&status=4', 'narrowed')
  await page.goto('/payments/draft')
  await page
    .getByRole('button', { name: /の下書きを削除する/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await findings(page, 'a draft is deleted')).toEqual([])
})
