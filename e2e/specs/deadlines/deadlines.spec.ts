import { readFile } from 'node:fs/promises'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'

const left = /あと\d+日|本日まで|期限を過ぎました/

test('a payment stands on the top page until it is due, and the search of every screen finds it', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, displayId, supplierName } = await applyThroughApi()
  await page.goto('/toppage')
  const due = page.getByRole('region', { name: '今後30日の支払いと振込' })
  await expect(due.getByText('カードのお支払い合計', { exact: true })).toBeVisible()
  await expect(due.getByText(/お申し込み済み \d+件、振込額/)).toBeVisible()
  const more = due.getByRole('button', { name: /^他\d+件を表示する$/ })
  if (await more.isVisible()) await more.click()
  const row = due.getByRole('link', { name: new RegExp(supplierName) }).and(due.locator(`[href$="/${id}"]`))
  await expect(row).toHaveAttribute('href', `/payments/review/${id}`)
  await expect(due.getByRole('listitem').filter({ hasText: '支払期日に間に合う期限' }).first()).toContainText(left)
  // Rows are pale until the others have come.
  await expect(due.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await findings(page, 'the top page with what falls due')).toEqual([])
  const day = due.getByRole('button', { name: /^\d{4}年.+ \d+件 [\d,]+円$/ }).first()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(day).toBeVisible()
  const finger = await day.boundingBox()
  expect(Math.min(finger?.width ?? 0, finger?.height ?? 0), 'a day on a phone').toBeGreaterThanOrEqual(40)
  await page.setViewportSize({ width: 1280, height: 900 })
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await due.getByRole('button', { name: 'すべての日を表示する' }).click()
  await expect(day).toHaveAttribute('aria-pressed', 'false')

  await test.step('by its number, which keys copy, and by name on a phone', async () => {
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: '支払先・請求元・番号・金額・画面名で検索' })
    await expect(field).toBeFocused()
    await field.fill(displayId)
    await expect(page.getByRole('group', { name: 'お支払い' }).getByRole('option')).toContainText(displayId)
    expect(await findings(page, 'what a search found')).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByRole('option')).toHaveCount(1)
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/payments/review/${id}`)
    await expect(field).toBeHidden()
    await page.getByRole('button', { name: '申込番号をコピーする' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('申込番号をコピーしました。')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(displayId)

    await page.setViewportSize({ width: 375, height: 800 })
    const open = page.getByRole('button', { name: '検索', exact: true })
    await open.click()
    await field.fill('該当しないキーワード')
    await expect(page.getByText(/「該当しないキーワード」に一致するものが見つかりません。/).first()).toBeVisible()
    expect(await findings(page, 'a search that found nothing')).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    await field.fill(supplierName)
    await page.getByRole('group', { name: '登録取引先' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/suppliers\/\d+$/)
  })
})

test('several payments are cancelled at once, each with its own result', async ({ page }) => {
  const [first, second] = [await applyThroughApi(), await applyThroughApi()]
  await page.goto('/payments/review')
  for (const { displayId } of [first, second])
    await page.getByRole('checkbox', { name: new RegExp(`${displayId}を選択する$`) }).check()
  await expect(page.getByRole('group', { name: '2件を選択中' })).toBeVisible()
  expect(await findings(page, 'payments that are selected')).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '選択した行をCSVでダウンロードする' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(
    lines
      .slice(1)
      .map(line => line.slice(0, 10))
      .toSorted(),
  ).toEqual([first.displayId, second.displayId].toSorted())

  await page.getByRole('button', { name: '選択したお申し込みをキャンセルする' }).click()
  const question = page.getByRole('alertdialog', { name: '2件のお申し込みをキャンセルしますか' })
  await expect(question.getByRole('list', { name: 'キャンセルするお申し込み（2件）' })).toContainText(first.displayId)
  expect(await findings(page, 'the question before several are cancelled')).toEqual([])
  await question.getByRole('button', { name: 'キャンセルする' }).click()
  const results = page.getByRole('dialog', { name: 'キャンセルの結果' })
  await expect(results.getByText('2件のお申し込みをキャンセルしました。')).toBeVisible()
  expect(await findings(page, 'the results of several cancellations')).toEqual([])
  await results.getByRole('button', { name: '閉じる' }).last().click()
  await expect(page.getByRole('checkbox', { name: new RegExp(`${first.displayId}を選択する$`) })).toHaveCount(0)
})

test('the first selected row leaves the next one under the pointer; receipts come as one ZIP', async ({ page }) => {
  await page.goto('/payments/history?status=4')
  const boxes = page.getByRole('checkbox', { name: /を選択する$/ })
  const second = boxes.nth(1)
  const before = await second.boundingBox()
  await boxes.first().check()
  await expect(page.getByRole('group', { name: '1件を選択中' })).toBeVisible()
  expect((await second.boundingBox())?.y).toBe(before?.y)
  await page.getByRole('checkbox', { name: 'このページをすべて選択する' }).first().check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '領収書をZIPでダウンロードする' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^領収書_\d{4}-\d{2}-\d{2}\.zip$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
})
