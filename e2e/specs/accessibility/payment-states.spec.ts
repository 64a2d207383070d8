import type { Page } from '@playwright/test'
import { findings, phone } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { expectReadable } from '../../fixtures/page/readable.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

test.setTimeout(240_000)

// What a journey passes through anyway is audited there: dialogs of cancelling and declining, answers, edits, the card.
// The filled lists are in axe.spec.ts; those of a company that has paid nothing in routes/empty-company.spec.ts.
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** As the API answers after a step of the examiners, whose commands have tests of their own. */
async function showPayment(
  page: Page,
  id: number,
  changes: object,
  words: RegExp,
  at?: readonly number[],
): Promise<void> {
  const call = `**/api/v1/invoices/${id}`
  await page.route(call, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } })
  })
  await moveAndSettle(page, `/payments/history/${id}`)
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  expect(await findings(page, `/payments/history/{id}, ${words.source}`, at)).toEqual([])
  await page.unroute(call)
}

/** Payments of the demo company whose course is over, transferred (4) or cancelled (5). */
async function endedPayments(): Promise<[transferred: number, another: number, cancelled: number]> {
  const call = callsOf(await sharedSession(demo))
  const { invoices } = await call<{ invoices: { id: number; status: number }[] }>('/invoices?size=100')
  const [first, second] = invoices.filter(({ status }) => status === 4)
  const cancelled = invoices.find(({ status }) => status === 5)
  if (!first || !second || !cancelled)
    throw new Error(`${demo.company} has no two transferred payments and a cancelled`)
  return [first.id, second.id, cancelled.id]
}

test('a payment, money that came back, an open filter, a draft to delete, and what is not there', async ({ page }) => {
  const { id } = await applyThroughApi()
  await moveAndSettle(page, `/payments/review/${id}`)
  expect(await findings(page, '/payments/review/{id}')).toEqual([])
  await expectReadable(page, 'a payment', new PaymentPage(page).cancel)
  await page.setViewportSize({ width: 375, height: 900 })
  await page.getByRole('button', { name: '表示する' }).click()
  await expect(page.getByRole('img', { name: '01.pdfの1ページ目' })).toBeVisible()
  expect(await findings(page, 'the invoice of a payment', phone)).toEqual([])

  const [first, second, cancelled] = await endedPayments()
  const returned = { reason: '口座解約', outcome: null, transfer_date: null, account: null }
  const timeline = (kind: string) => [
    { kind: 'returned', state: 'done', at: '2026-11-30T01:00:00Z', on: null },
    { kind, state: 'current', at: null, on: null },
  ]
  const pending = { returned, timeline: timeline('return_decision') }
  await showPayment(page, first, pending, /金融機関から戻されました/)
  const refunded = { returned: { ...returned, outcome: 'refund' }, timeline: timeline('refunded') }
  await showPayment(page, second, refunded, /カードへの返金の手続きを行いました/, phone)
  const refused = { reason: 'examiner', settlement: 'void' }
  await showPayment(page, cancelled, { cancellation: refused }, /お引き受けできませんでした/, phone)
  await moveAndSettle(page, '/payments/history?supplier_id=2&amount_min=1&status=4')
  expect(await findings(page, 'narrowed', phone)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await moveAndSettle(page, '/payments/draft')
  await page
    .getByRole('button', { name: /の下書きを削除する/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await findings(page, 'a draft is deleted', phone)).toEqual([])
  await page.keyboard.press('Escape')

  const missing = 99_999_999
  for (const [path, at] of [
    [`/payments/history/${missing}`, phone],
    // There is no other state under this path: a draft that is there leads on.
    [`/payments/draft/${missing}`, undefined],
    [`/payments/waiting/${missing}/creditcard`, phone],
    [`/payments/edit/${missing}/invoiceinfo`, phone],
    ['/payments/history?q=どこにもない取引先&status=5', phone],
  ] as const) {
    await moveAndSettle(page, path)
    expect.soft(await findings(page, `${path}, not there`, at), path).toEqual([])
  }
})

test('an error, and then no answer: a list, a payment, its edit, a request and drafts', async ({ page }) => {
  const paths = [
    '/payments/history',
    '/payments/draft',
    '/payments/review/1',
    '/payments/edit/1/invoiceinfo',
    '/payments/waiting/1/creditcard',
  ]
  const calls = /\/api\/v1\/(invoices\/\d+|drafts|invoices)(\?.*)?$/
  // A refusal: what may be a lost connection is asked for again for three seconds.
  await page.route(calls, route =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: '{"status":"unavailable","message":"ただいま混み合っています。"}',
    }),
  )
  const retry = page.getByRole('main').getByRole('button', { name: /もう一度/ })
  for (const path of paths) {
    await moveTo(page, path)
    await expect(retry.first()).toBeVisible()
    expect.soft(await findings(page, `${path}, error`, phone), path).toEqual([])
  }
  await page.unroute(calls)
  await page.route(calls, () => undefined)
  for (const path of paths) {
    await moveTo(page, path)
    await expect(heading(page)).toBeVisible()
    await expect(retry).toHaveCount(0)
    expect.soft(await findings(page, `${path}, loading`, phone), path).toEqual([])
  }
})
