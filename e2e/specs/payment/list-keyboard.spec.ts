import type { Locator } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'

const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement)

test.describe('with drafts of a company of its own', () => {
  const drafts = Array.from({ length: 23 }, (_, index) => ({
    name: `木村装飾工房 ${String(index + 1).padStart(2, '0')}号`,
    amount: (index + 1) * 1_000,
    due_date: `2026-12-${String(index + 1).padStart(2, '0')}`,
  }))

  test.use({
    // eslint-disable-next-line no-empty-pattern
    account: async ({}, use) => {
      const account = await registerCompany()
      const call = callsOf(await sharedSession(account))
      for (const { name, amount, due_date } of drafts)
        await call('/drafts', {
          values: {
            is_new_supplier: true,
            new_supplier_business_form: 2,
            new_supplier: { business_name: name },
            amount,
            due_date,
          },
        })
      await use(account)
    },
  })

  test('drafts are found, narrowed, ordered, paged, opened and deleted by keyboard alone', async ({ page }) => {
    test.slow()
    const keyboard = new Keyboard(page)
    const rows = page.getByRole('table', { name: '下書き' }).getByRole('row')
    const filter = page.getByRole('button', { name: /^絞り込み/ })
    const settled = () => expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    // The tabulator goes forward only.
    const goBackTo = async (target: Locator) => {
      for (let stops = 0; stops < 20 && !(await isFocused(target)); stops += 1) await page.keyboard.press('Shift+Tab')
      await expect(target).toBeFocused()
    }
    await page.goto('/payments/history')

    await test.step('arrow keys lead along the tabs', async () => {
      await keyboard.goTo(page.getByRole('link', { name: /^履歴/ }))
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('link', { name: /^下書き/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/payments/draft')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByText('23件中 1〜20件')).toBeVisible()
    })

    await test.step('where nothing fits, all drafts are a key away, and the focus is not lost', async () => {
      await keyboard.fill(page.getByRole('searchbox'), 'zzz')
      await page.keyboard.press('Enter')
      await keyboard.press(page.getByRole('link', { name: '条件をすべて解除する' }))
      await expect(page.getByText('23件中 1〜20件')).toBeVisible()
      await expect(filter).toBeFocused()
    })

    await test.step('a word is searched for, and its condition taken away again', async () => {
      await goBackTo(page.getByRole('searchbox'))
      await keyboard.fill(page.getByRole('searchbox'), '０７号')
      await page.keyboard.press('Enter')
      await expect(page.getByText('全1件', { exact: true })).toBeVisible()
      await keyboard.press(page.getByRole('link', { name: '「０７号」を含む（条件を外す）' }))
      await expect(page.getByText('23件中 1〜20件')).toBeVisible()
      await expect(filter).toBeFocused()
    })

    await test.step('the filter opens, says which end is wrong, narrows and is cleared', async () => {
      await page.keyboard.press('Enter')
      await keyboard.fill(page.getByRole('textbox', { name: '金額（下限）' }), '9000')
      await keyboard.fill(page.getByRole('textbox', { name: '金額（上限）' }), '2000')
      await page.keyboard.press('Enter')
      await expect(page.getByText('＊上限は、下限以上の金額を入力してください。')).toBeVisible()
      await expect(page.getByRole('textbox', { name: '金額（上限）' })).toBeFocused()
      await keyboard.fill(page.getByRole('textbox', { name: '金額（上限）' }), '11000')
      await page.keyboard.press('Enter')
      await expect(page.getByText('全3件')).toBeVisible()
      await expect(page.getByRole('link', { name: '9,000円〜11,000円（条件を外す）' })).toBeVisible()
      await keyboard.press(page.getByRole('button', { name: '条件を解除する' }))
      await expect(page.getByText('23件中 1〜20件')).toBeVisible()
    })

    await test.step('all pages are saved as a file', async () => {
      const saved = page.waitForEvent('download')
      await keyboard.press(page.getByRole('button', { name: 'CSVをダウンロードする' }))
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/^お支払いの下書きの一覧_\d{4}-\d{2}-\d{2}\.csv$/)
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
      expect(lines).toHaveLength(1 + drafts.length)
      expect(lines[1]).toMatch(/^木村装飾工房 23号,23000,2026-12-23,/)
    })

    await test.step('an order is chosen, and keeps the focus', async () => {
      const order = page.getByRole('combobox', { name: '並び順' })
      await goBackTo(order)
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL('/payments/draft?order=changedFirst')
      await settled()
      await expect(rows.nth(1)).toContainText('01号')
      await expect(order).toBeFocused()
    })

    await test.step('the page is turned, and the focus goes to the head of the new rows', async () => {
      await keyboard.press(page.getByRole('link', { name: '次のページ' }))
      const count = page.getByText('23件中 21〜23件')
      await expect(count).toBeFocused()
      await expect(page).toHaveURL('/payments/draft?order=changedFirst&page=2')
    })

    await test.step('a row is deleted', async () => {
      await keyboard.press(page.getByRole('button', { name: '木村装飾工房 21号の下書きを削除する' }))
      await keyboard.press(page.getByRole('alertdialog').getByRole('button', { name: '削除する' }))
      await expect(page.getByText('22件中 21〜22件')).toBeVisible()
      await expect(page.getByRole('table')).toBeFocused()
    })

    await test.step('a row opens, and the way back leads to the same page of the same order', async () => {
      await keyboard.press(page.getByRole('link', { name: /木村装飾工房 22号/ }).first())
      await expect(page).toHaveURL('/payments/create')
      await page.goBack()
      await expect(page).toHaveURL('/payments/draft?order=changedFirst&page=2')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByText('22件中 21〜22件')).toBeVisible()
    })

    await test.step('all rows of a page are selected and deleted at once, after a dialog that lists them', async () => {
      await keyboard.goTo(page.getByRole('table').getByRole('checkbox', { name: 'このページをすべて選択する' }))
      await page.keyboard.press('Space')
      await expect(page.getByRole('group', { name: '2件を選択中' })).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('button', { name: 'まとめて削除する' })).toBeFocused()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('alertdialog', { name: '2件の下書きを削除しますか' })
      await expect(dialog.getByRole('listitem')).toHaveText([/22号/, /23号/])
      expect(await findings(page, 'several drafts to delete')).toEqual([])
      await keyboard.press(dialog.getByRole('button', { name: '削除する' }))
      // The page is gone: the last one that is left stands in its place.
      await expect(page.getByText('全20件')).toBeVisible()
      await expect(page).toHaveURL('/payments/draft?order=changedFirst')
      await expect(filter).toBeFocused()
    })
  })
})

test('a payment far down a list is opened and left again: the list stands where it stood', async ({ page }) => {
  const keyboard = new Keyboard(page)
  await page.setViewportSize({ width: 1024, height: 500 })
  await page.goto('/payments/history?order=amountLow')
  const last = page.getByRole('table', { name: 'お支払いの履歴' }).getByRole('row').last().getByRole('link').first()
  await keyboard.goTo(last)
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payments\/history\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'へのお支払い' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/payments/history?order=amountLow')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})
