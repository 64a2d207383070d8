import { readFile } from 'node:fs/promises'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'

// What each condition asks the server for, and the other errors: remote-payments/src/payment-list/conditions.test.tsx.
test('the history is narrowed, saved as a file with the same rows and order, and widened again', async ({ page }) => {
  // What is in the history was issued before today.
  const until = `${new Date().getFullYear() + 1}-12-31`
  const days = `issue_date_from=2020-01-01&issue_date_to=${until}`
  const end = (name: string) => page.getByRole('textbox', { name: `発行日（${name}）` })
  await page.goto('/payments/history')
  await expect(page.getByText(/^I-\d{8}$/).first()).toBeVisible()
  await page.getByRole('button', { name: '絞り込み' }).click()
  await page.getByRole('textbox', { name: '金額（下限）' }).fill('1')
  await end('開始').fill('20260101')
  await end('終了').fill('2025/12/31')
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  await expect(end('終了')).toBeFocused()
  await expect(page.getByText('＊終了日は、開始日以降の日付を入力してください。')).toBeVisible()
  expect(await findings(page, 'a range that ends before it starts')).toEqual([])
  await end('開始').fill('2020-01-01')
  await end('終了').fill(until)
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  // The address may be there before the screen is: the rows of this order are asked for only once their waiting is
  // shown.
  const sorted = page.waitForResponse(
    response => response.url().includes('amount_min=1') && response.url().includes('sort=amount'),
  )
  await page.getByRole('combobox', { name: '並び順' }).selectOption('amountLow')
  await sorted
  await expect(page).toHaveURL(`/payments/history?amount_min=1&${days}&order=amountLow`)
  const chip = page.getByRole('link', { name: '1円以上（条件を外す）' })
  await expect(chip).toBeVisible()
  // The rows of the order before stay until the new ones are there.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const shown = await page.getByText(/^I-\d{8}$/).allInnerTexts()
  expect(shown.length).toBeGreaterThan(0)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSVをダウンロードする' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^お支払いの一覧_履歴_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF申込番号,/)
  expect(
    text
      .trim()
      .split('\r\n')
      .slice(1, 1 + shown.length)
      .map(line => line.slice(0, 10)),
  ).toEqual(shown)

  expect(await findings(page, 'narrowed history')).toEqual([])
  await page.setViewportSize({ width: 375, height: 900 })
  await chip.click()
  await expect(page).toHaveURL(`/payments/history?${days}&order=amountLow`)
  await expect(chip).toBeHidden()
  await test.step('Back closes the menu of a phone, and the narrowed list stays', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^メニュー/ })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(`/payments/history?${days}&order=amountLow`)
  })

  await test.step('twenty long names and the largest amounts leave room for every column, at each width', async () => {
    const names = [
      'InternationalManufacturingAndTradingCompanyOfNorthernKyushu1',
      '株式会社あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんアイウエオカキクケコ',
    ]
    await page.route(/\/api\/v1\/invoices\?/, async route => {
      const response = await route.fetch()
      const json = (await response.json()) as { invoices: object[]; total_count: number }
      const [row] = json.invoices
      const invoices = row
        ? Array.from({ length: 20 }, (_, index) => ({
            ...row,
            type: 'InvoicePayment',
            supplier_id: 1,
            id: 99_999_900 + index,
            supplier_name: names[index % 2],
            amount: 97_087_378,
          }))
        : []
      return route.fulfill({ response, json: { ...json, invoices, total_count: row ? 2_000_000 : json.total_count } })
    })
    // The rows of another order are asked for anew.
    await page.getByRole('combobox', { name: '並び順' }).selectOption('amountHigh')
    for (const width of [375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(width < 768 ? 20 : 21)
      const { table, place, screen } = await page.getByRole('table').evaluate(element => ({
        table: element.scrollWidth,
        place: element.parentElement?.clientWidth ?? 0,
        screen: document.documentElement.scrollWidth,
      }))
      expect([table <= place, screen <= width], `the table has ${table} of ${place} pixels at ${width}`).toEqual([
        true,
        true,
      ])
      expect(
        await page
          .getByRole('navigation', { name: /ページ/ })
          .getByRole('link')
          .count(),
      ).toBeLessThanOrEqual(9)
    }
    // A scrollbar that takes its own room, as of Firefox on Windows; a browser without a screen hides them.
    await page.setViewportSize({ width: 768, height: 900 })
    const widthOfTable = await page.getByRole('table').evaluate(element => {
      document.body.style.marginInlineEnd = '17px'
      return { table: element.scrollWidth, place: element.parentElement?.clientWidth ?? 0 }
    })
    expect(widthOfTable.table).toBeLessThanOrEqual(widthOfTable.place)
    await expect(page.getByRole('columnheader').first()).toBeVisible()
  })
})

// They were 732 px wide in 720, and the shadow of the end lay on the last count.
test('on a tablet the tabs fit with their counts', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/payments/draft')
  const tabs = page.locator('[data-tabs]')
  await expect(tabs.getByText('件')).toHaveCount(6)
  const [content, room] = await tabs.evaluate(nav => [nav.scrollWidth, nav.clientWidth])
  expect(content).toBeLessThanOrEqual(room ?? 0)
})
