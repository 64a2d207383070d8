import type { Page } from '@playwright/test'
import { cards, gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { draftToPay } from '../../fixtures/payments/drafts.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { lose } from '../../fixtures/page/lost.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { callFromPage } from '../../fixtures/page/page-calls.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'
import { Shell } from '../../pages/shell.ts'

const post = (path: RegExp) => ({ method: 'POST', path })
const plainWords = /TypeError|fetch|undefined|Error:/

interface Lists {
  readonly count?: number
  readonly total_count?: number
  readonly drafts?: readonly { readonly invoice_number: string | null }[]
}

/** Drafts and payments of the company, as the server counts them, and the number in the draft that was changed last. */
async function countsOf(page: Page): Promise<{ drafts: number; payments: number; newestDraft: string | null }> {
  const [drafts, payments] = await callFromPage(page, [
    { method: 'GET', path: '/api/v1/drafts' },
    { method: 'GET', path: '/api/v1/invoices' },
  ])
  const answerOf = (outcome: typeof drafts) => (outcome && 'answer' in outcome ? (outcome.answer as Lists) : {})
  return {
    drafts: answerOf(drafts).count ?? -1,
    payments: answerOf(payments).total_count ?? -1,
    newestDraft: answerOf(drafts).drafts?.[0]?.invoice_number ?? null,
  }
}

test('upload, reading: each lost call is made again by a press, or when the line is back', async ({ page }) => {
  const create = new CreatePage(page)
  const info = new InvoiceInfoPage(page)
  await create.open()
  const losses = [
    ['the address to send a file to', await lose(page, 'request', post(/\/files\/upload\/url$/))],
    ['the bytes of a file', await lose(page, 'request', { method: 'PUT', path: /\/files\// })],
    ['the word that a file was taken', await lose(page, 'answer', post(/\/files\/upload$/))],
  ] as const
  let isLost = true
  await page.route(/\/api\/v1\/invoices\/files\/[0-9a-f-]{36}$/, route =>
    isLost && route.request().method() === 'GET' ? route.abort('connectionreset') : route.fallback(),
  )
  await create.choose(invoiceFile('02.pdf'))
  const retry = page.getByRole('button', { name: 'もう一度アップロードする' })
  for (const [step, lost] of losses)
    await test.step(`${step} is lost; one press sends the same file again`, async () => {
      await expect.poll(lost).toBe(1)
      await expect(retry).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(plainWords)
      await retry.click()
    })

  await test.step('while nothing is heard of the reading the form waits, and fills when the line is back', async () => {
    await page.getByRole('button', { name: /読み取りを待たずに/ }).click()
    await info.fill('invoiceNumber', '手で入れた番号')
    isLost = false
    await info.expectValue('amount', '294,680', 30_000)
    await info.expectValue('invoiceNumber', '手で入れた番号')
  })
})

test('form: a draft is saved once, whatever is lost; what no save took is offered later', async ({ page, context }) => {
  test.setTimeout(150_000)
  const flow = new PaymentFlow(page)
  await flow.create.open()
  const before = await countsOf(page)
  // The file is saved when it is taken, and once more by the form.
  const lost = await lose(page, 'answer', post(/\/drafts$/), 2)
  await flow.create.choose(invoiceFile('02.pdf'))
  await flow.info.waitForReading()
  const saved = page.getByText(/に下書きを保存しました/)
  const number = invoiceNumber()

  await test.step('the answer is lost', async () => {
    await flow.info.fill('invoiceNumber', number)
    await expect(page.getByText(/下書きを保存できませんでした。入力内容はこの画面に残っています。/)).toBeVisible()
    await expect(saved).toBeVisible({ timeout: 40_000 })
    expect(lost()).toBe(2)
    expect((await countsOf(page)).drafts).toBe(before.drafts + 1)
  })

  await test.step('there is no line for a while', async () => {
    await context.setOffline(true)
    await flow.info.fill('invoiceNumber', `${number}-2`)
    await expect(page.getByText(/下書きを保存できませんでした/)).toBeVisible({ timeout: 20_000 })
    await context.setOffline(false)
    await expect(saved).toBeVisible({ timeout: 20_000 })
    expect(await countsOf(page)).toMatchObject({ drafts: before.drafts + 1, newestDraft: `${number}-2` })
  })

  await test.step('the form is left before it could be saved', async () => {
    let isLost = true
    await page.route(/\/api\/v1\/drafts(\/\d+)?$/, route =>
      isLost && route.request().method() !== 'GET' ? route.abort('connectionreset') : route.fallback(),
    )
    await flow.info.fill('invoiceNumber', `${number}-3`)
    await new Shell(page).suppliers.click()
    await expect(
      page.getByText(/の下書きを保存できませんでした。入力した内容は、このタブに残してあります。/),
    ).toBeVisible()
    await page.getByRole('link', { name: '続きから入力する' }).click()
    await expect(page).toHaveURL('/payments/create')
    await page.reload()
    isLost = false
    await page.getByRole('button', { name: /の続きから入力する/ }).click()
    await flow.info.expectValue('invoiceNumber', `${number}-3`)
    await expect(saved).toBeVisible({ timeout: 20_000 })
    await moveTo(page, '/payments/create')
    await expect(page.getByText(/下書きとして保存できていない入力があります/)).toBeHidden()
    expect((await countsOf(page)).drafts).toBe(before.drafts + 1)
  })
})

// What the confirmation says without cards or fee, and that it loads them by a press:
// remote-payments/src/confirm/not-ready.test.tsx.
test.describe('in a browser that has not fetched the confirmation', () => {
  test.use({ ownContext: true })

  test('paying: whatever is lost on the way is asked for again: one order, one payment', async ({ page, context }) => {
    const orders = await gatewayOrders()
    const flow = new PaymentFlow(page)
    const { id, invoiceNumber: number } = await draftToPay()
    await page.goto(`/payments/draft/${id}`)
    await flow.info.waitUntilFilled()
    const before = await countsOf(page)
    const unknown = page.getByText('お支払いの結果を確認できませんでした')

    await test.step('the confirmation: the product says so, and goes on once the line is back', async () => {
      await context.setOffline(true)
      await flow.info.proceed()
      await expect(page.getByRole('heading', { name: '画面を表示できませんでした' })).toBeVisible({ timeout: 20_000 })
      await context.setOffline(false)
      await flow.confirm.waitUntilOpen()
      await expect(page.getByText(number)).toBeVisible()
    })

    await test.step('the request, then the answer to the next one', async () => {
      await flow.confirm.typeCard(cards.frictionless)
      await flow.confirm.agree()
      const lostAnswers = await lose(page, 'answer', post(/\/api\/v1\/invoices$/))
      const lostRequests = await lose(page, 'request', post(/\/api\/v1\/invoices$/))
      await flow.confirm.pay.click()
      await expect(unknown).toBeVisible()
      expect([lostRequests(), lostAnswers()]).toEqual([1, 0])
      await page.getByRole('button', { name: '同じ内容で手続きを続ける' }).click()
      await expect.poll(lostAnswers).toBe(1)
      await expect(unknown).toBeVisible()
    })

    await test.step('the result', async () => {
      let isLost = true
      await page.route(/\/credit_cards\/approval$/, route =>
        isLost ? route.abort('connectionreset') : route.fallback(),
      )
      // The browser asks by itself after a reload, and leaves the way to the issuer to the user.
      await page.reload()
      await page.getByRole('button', { name: '本人認証を続ける' }).click()
      const again = page.getByRole('button', { name: /もう一度|結果を確認する|手続きを続ける/ }).first()
      await expect(again).toBeVisible({ timeout: 40_000 })
      isLost = false
      await again.click()
      await flow.expectComplete()
    })
    expect((await ordersSince(orders)).map(({ status }) => status)).toEqual(['authorized'])
    expect((await countsOf(page)).payments).toBe(before.payments + 1)
  })
})
