import type { Page } from '@playwright/test'
import { cards, gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { lose } from '../../fixtures/page/lost.ts'
import { callFromPage } from '../../fixtures/page/page-calls.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'
import { Shell } from '../../pages/shell.ts'

const post = (path: RegExp) => ({ method: 'POST', path })
const plainWords = /TypeError|fetch|undefined|Error:/

/** Drafts and payments of the company, as the server counts them. */
async function countsOf(page: Page): Promise<{ drafts: number; payments: number }> {
  const [drafts, payments] = await callFromPage(page, [
    { method: 'GET', path: '/api/v1/drafts' },
    { method: 'GET', path: '/api/v1/invoices' },
  ])
  const answerOf = (outcome: typeof drafts) =>
    outcome && 'answer' in outcome ? (outcome.answer as { count?: number; total_count?: number }) : {}
  return { drafts: answerOf(drafts).count ?? -1, payments: answerOf(payments).total_count ?? -1 }
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
  const retry = page.getByRole('button', { name: 'もう一度試す' })
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
    await page.reload()
    await flow.info.expectValue('invoiceNumber', `${number}-2`)
    expect((await countsOf(page)).drafts).toBe(before.drafts + 1)
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
    await flow.create.open()
    await expect(page.getByText(/下書きとして保存できていない入力があります/)).toBeHidden()
    expect((await countsOf(page)).drafts).toBe(before.drafts + 1)
  })
})

test.describe('in a browser that has not fetched the confirmation', () => {
  test.use({ ownContext: true })

  test('form: without a line the confirmation does not come; the product says so, a press goes on', async ({
    page,
    context,
  }) => {
    const flow = new PaymentFlow(page)
    await flow.toInvoiceInfo('01.pdf')
    const number = invoiceNumber()
    await flow.info.fill('invoiceNumber', number)
    await expect(page.getByText(/に下書きを保存しました/)).toBeVisible({ timeout: 20_000 })
    await context.setOffline(true)
    await page.getByRole('button', { name: '確認へ進む' }).click()
    await expect(page.getByRole('heading', { name: '画面を表示できませんでした' })).toBeVisible({ timeout: 20_000 })
    await context.setOffline(false)
    await page
      .getByRole('main')
      .getByRole('button', { name: /もう一度/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'お支払い内容の確認' })).toBeVisible()
    await expect(page.getByText(number)).toBeVisible()
  })
})

test('confirmation: what is missing is loaded by a press, and nothing is paid before', async ({ page }) => {
  const flow = new PaymentFlow(page)
  const lost = { cards: true, fee: false }
  await page.route(/\/invoices\/credit_cards$/, route =>
    lost.cards ? route.abort('connectionreset') : route.fallback(),
  )
  await page.route(
    ({ pathname }) => pathname.endsWith('/invoices/commission'),
    route => (lost.fee ? route.abort('connectionreset') : route.fallback()),
  )
  const expectUnpaid = async (said: string | RegExp, pressed: RegExp) => {
    await expect(page.getByText(said).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('main')).not.toContainText(plainWords)
    const orders = await gatewayOrders()
    await flow.confirm.agree()
    await page.getByRole('button', { name: /支払う$/ }).click()
    await expect(page.getByText(pressed).first()).toBeVisible()
    expect(await ordersSince(orders)).toEqual([])
  }
  const loadAgain = async () => {
    await page
      .getByRole('button', { name: /もう一度/ })
      .first()
      .click()
    await flow.confirm.chooseNewCard()
    await expect(flow.confirm.pay).toHaveText('625,416円を支払う')
  }
  await flow.toInvoiceInfo('01.pdf')
  await flow.info.fill('invoiceNumber', invoiceNumber())
  await flow.info.proceed()

  await test.step('the saved cards', async () => {
    await expectUnpaid('登録済みのカードを読み込めませんでした。', /カードを選択してください/)
    lost.cards = false
    await loadAgain()
  })
  await test.step('the fee', async () => {
    lost.fee = true
    await page.reload()
    await expectUnpaid(/手数料を計算できませんでした/, /手数料を計算できていないため、お支払いに進めません/)
    lost.fee = false
    await loadAgain()
  })
})

test('paying: request, answer and result are lost and asked for again: one order, one payment', async ({ page }) => {
  const orders = await gatewayOrders()
  const flow = new PaymentFlow(page)
  await flow.draftToConfirm()
  await flow.confirm.typeCard(cards.frictionless)
  await flow.confirm.agree()
  const before = await countsOf(page)
  const unknown = page.getByText('お支払いの結果を確認できませんでした')

  await test.step('the request, then the answer to the next one', async () => {
    const lostAnswers = await lose(page, 'answer', post(/\/api\/v1\/invoices$/))
    const lostRequests = await lose(page, 'request', post(/\/api\/v1\/invoices$/))
    await flow.confirm.pay.click()
    await expect(unknown).toBeVisible()
    expect([lostRequests(), lostAnswers()]).toEqual([1, 0])
    await page.getByRole('button', { name: '同じ内容で支払いの手続きを続ける' }).click()
    await expect.poll(lostAnswers).toBe(1)
    await expect(unknown).toBeVisible()
  })

  await test.step('the result', async () => {
    let isLost = true
    await page.route(/\/credit_cards\/approval$/, route => (isLost ? route.abort('connectionreset') : route.fallback()))
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
