import type { Page } from '@playwright/test'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import type { Account } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

/** What stands on the list of notifications. */
class NotificationsPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get rows() {
    return this.page
      .getByRole('table', { name: 'お知らせの一覧' })
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
  }
  get unreadRows() {
    return this.rows.filter({ hasText: '未読' })
  }
  tab(name: string, count: number) {
    return this.page
      .getByRole('navigation', { name: 'お知らせの表示' })
      .getByRole('link', { name: new RegExp(`^${name}.*${count}\\s*件$`) })
  }
  get markAll() {
    return this.page.getByRole('button', { name: 'すべて既読にする' })
  }
  get mark() {
    return this.page.getByRole('button', { name: '既読にする', exact: true })
  }
  boxOf(row: number) {
    return this.rows.nth(row).getByRole('checkbox')
  }
}

/** A company of its own, with five notifications. */
async function registerNotified(): Promise<Account> {
  const account = await registerCompany()
  const call = callsOf(await sharedSession(account))
  // Each change is reported.
  const passwords = [account.password, ...[1, 2, 3, 4].map(turn => `four other words of turn ${turn}`)]
  for (const [index, new_password] of passwords.slice(1).entries())
    await call('/users/password', { current_password: passwords[index], new_password }, 'PUT')
  return { ...account, password: passwords.at(-1) ?? '' }
}

test.describe('with notifications of a company of its own', () => {
  // eslint-disable-next-line no-empty-pattern
  test.use({ account: async ({}, use) => use(await registerNotified()) })

  test('reads one by opening it, several by selection, the rest at once; another tab follows', async ({
    page,
    context,
  }) => {
    const list = new NotificationsPage(page)
    await page.goto('/notifications')
    await expect(list.tab('すべて', 5)).toBeVisible()
    await expect(list.tab('未読', 5)).toBeVisible()

    const elsewhere = await context.newPage()
    const other = new NotificationsPage(elsewhere)
    await elsewhere.goto('/notifications?show=unread')
    const dot = new Shell(elsewhere).bell.getByText('（未読のお知らせがあります）')
    await expect(other.rows).toHaveCount(5)
    await expect(dot).toBeAttached()

    await test.step('one by opening it, with the whole row as its link', async () => {
      await list.rows.first().click({ position: { x: 600, y: 5 } })
      await expect(page.getByRole('heading', { level: 1, name: 'パスワードが変更されました' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'セキュリティ設定を開く' })).toHaveAttribute(
        'href',
        '/myaccount/security',
      )
      await expect(other.rows, 'the other tab').toHaveCount(4)
      await page.getByRole('link', { name: 'お知らせ一覧' }).click()
      await expect(list.tab('未読', 4)).toBeVisible()
    })

    await test.step('two by selection', async () => {
      await list.boxOf(1).check()
      await list.boxOf(2).check()
      await expect(page.getByText('2件を選択中')).toBeVisible()
      await list.mark.click()
      await expect(page.getByText('2件を既読にしました。')).toBeVisible()
      await expect(other.rows, 'the other tab').toHaveCount(2)
      await expect(list.unreadRows).toHaveCount(2)
    })

    await test.step('the rest at once', async () => {
      await list.markAll.click()
      await expect(
        other.page.getByRole('heading', { name: '未読のお知らせはありません' }),
        'the other tab',
      ).toBeVisible()
      await expect(dot, 'the other tab').not.toBeAttached()
      await expect(list.tab('未読', 0)).toBeVisible()
      await expect(list.unreadRows).toHaveCount(0)
      await expect(list.markAll).toBeHidden()
    })
  })

  test('every state is fit for everybody, and the list is used with nothing but the keyboard', async ({ page }) => {
    test.setTimeout(180_000)
    const keyboard = new Keyboard(page)
    const list = new NotificationsPage(page)

    await test.step('failed, selected, filtered, with nothing to do', async () => {
      const calls = '**/api/v1/users/notifications?**'
      await page.route(calls, route => route.abort())
      await page.goto('/notifications')
      const again = page.getByRole('button', { name: 'もう一度読み込む' })
      await expect(again).toBeVisible()
      expect(await findings(page, '/notifications, failed')).toEqual([])
      await page.unroute(calls)
      await again.click()
      await expect(list.rows).toHaveCount(5)
      await list.boxOf(0).check()
      await page.getByRole('button', { name: /^絞り込み/ }).click()
      expect(await findings(page, '/notifications, selected')).toEqual([])
      await page
        .getByRole('navigation', { name: 'お知らせの表示' })
        .getByRole('link', { name: /要対応/ })
        .click()
      await expect(page.getByRole('heading', { name: '対応が必要なお知らせはありません' })).toBeVisible()
      expect(await findings(page, '/notifications, nothing to do')).toEqual([])
    })

    await test.step('arrow keys lead along the tabs', async () => {
      await page.goto('/notifications')
      await keyboard.goTo(list.tab('未読', 5))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(list.tab('すべて', 5)).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/notifications?show=unread')
      await expect(list.rows).toHaveCount(5)
    })

    await test.step('a kind is chosen, and taken away again', async () => {
      await keyboard.press(page.getByRole('button', { name: /^絞り込み/ }))
      const kind = page.getByRole('combobox', { name: '種類' })
      await keyboard.goTo(kind)
      await kind.press('ArrowDown')
      await keyboard.press(page.getByRole('button', { name: 'この条件で絞り込む' }))
      await expect(page).toHaveURL('/notifications?show=unread&kind=payment')
      await expect(page.getByRole('heading', { name: '条件に合うお知らせが見つかりません' })).toBeVisible()
      await keyboard.press(page.getByRole('link', { name: '条件をすべて解除する' }))
      await expect(page).toHaveURL('/notifications?show=unread')
      await expect(list.rows).toHaveCount(5)
    })

    await test.step('days are typed, and taken away again', async () => {
      const [first, last] = ['開始', '終了'].map(name => page.getByRole('textbox', { name: `日付（${name}）` }))
      await keyboard.fill(first!, '2020/1/1')
      await keyboard.fill(last!, '20200132')
      await page.keyboard.press('Enter')
      await expect(page.getByText('＊日付は、2026/11/30のように入力してください。')).toBeVisible()
      await expect(last!).toBeFocused()
      await keyboard.fill(last!, '20200131')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/notifications?show=unread&date_from=2020-01-01&date_to=2020-01-31')
      await expect(page.getByRole('heading', { name: '条件に合うお知らせが見つかりません' })).toBeVisible()
      await keyboard.press(page.getByRole('link', { name: '条件をすべて解除する' }).first())
      await expect(list.rows).toHaveCount(5)
      await keyboard.press(page.getByRole('button', { name: '日付を直近90日で絞り込む' }))
      await expect(page).toHaveURL(/date_from=\d{4}-\d\d-\d\d&date_to=/)
      await expect(list.rows).toHaveCount(5)
    })

    await test.step('a row is selected and marked, and the focus is not lost', async () => {
      await page.goto('/notifications?show=unread')
      await keyboard.check(list.boxOf(0))
      // What acts on the selection stands before the rows.
      for (
        let stops = 0;
        stops < 6 && !(await list.mark.evaluate(button => button === document.activeElement));
        stops += 1
      )
        await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(list.rows).toHaveCount(4)
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
    })

    await test.step('a row opens, and the way back leads to the list as it was', async () => {
      await keyboard.press(list.rows.first().getByRole('link'))
      // Who leaves before it is there has not read it.
      await expect(page.getByRole('heading', { level: 1, name: 'パスワードが変更されました' })).toBeFocused()
      await keyboard.press(page.getByRole('link', { name: 'お知らせ一覧' }))
      await expect(page).toHaveURL('/notifications?show=unread')
      await expect(list.rows).toHaveCount(3)
    })
  })
})

test("an examiner's question names payee, amount and deadline, and ends with the payment", async ({ page }) => {
  const { id, displayId, supplierName } = await applyThroughApi({ amountYen: 64_900 })
  await backoffice('require-action', displayId, '--reason', '4')
  const list = new NotificationsPage(page)
  await page.goto('/notifications?show=action')
  const row = list.rows.filter({ hasText: `${supplierName}（64,900円）のお支払い：追加の書類が必要です` }).first()
  await expect(row).toContainText(/\d+月\d+日\(.\)まで/)
  await expect(row).toContainText(/あと\d+日/)
  await row.getByRole('link').click()
  await expect(page.getByText('ご対応期限')).toBeVisible()
  expect(await findings(page, '/notifications/{id}, asking')).toEqual([])
  const address = page.url()
  await page.getByRole('link', { name: 'お支払いを開いて対応する' }).click()
  await expect(page).toHaveURL(`/payments/review/${id}`)
  await expect(page.getByText('追加の書類が必要です').first()).toBeVisible()

  await backoffice('reject', displayId)
  await page.goto(address)
  await expect(page.getByText('対応済み')).toBeVisible()
  await moveTo(page, '/notifications?show=action')
  await expect(page.getByRole('navigation', { name: 'お知らせの表示' })).toBeVisible()
  await expect(list.rows.filter({ hasText: `${supplierName}（64,900円）` })).toHaveCount(0)
})
