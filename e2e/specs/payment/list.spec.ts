import { readFile } from 'node:fs/promises'
import { findings } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('the history is narrowed, saved as a file with the same rows in the same order, and widened again', async ({ page }) => {
  await page.goto('/payments/history')
  await page.getByRole('button', { name: '絞り込み' }).click()
  await page.getByRole('textbox', { name: '金額（下限）' }).fill('1')
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  await page.getByRole('combobox', { name: '並び順' }).selectOption('amountLow')
  await expect(page).toHaveURL('/payments/history?amount_min=1&order=amountLow')
  const chip = page.getByRole('link', { name: '1円以上（条件を外す）' })
  await expect(chip).toBeVisible()
  // The rows of the order before stay until the new ones are there.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const shown = await page.getByText(/^I-\d{8}$/).allInnerTexts()
  expect(shown.length).toBeGreaterThan(0)

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSVをダウンロードする' }).click()])
  expect(download.suggestedFilename()).toMatch(/^支払い一覧_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF申込番号,/)
  expect(text.trim().split('\r\n').slice(1, 1 + shown.length).map(line => line.slice(0, 10))).toEqual(shown)

  expect(await findings(page, 'narrowed history')).toEqual([])
  await page.setViewportSize({ width: 375, height: 900 })
  await chip.click()
  await expect(page).toHaveURL('/payments/history?order=amountLow')
  await expect(chip).toBeHidden()
})
