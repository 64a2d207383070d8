import type { Browser, Page } from '@playwright/test'
import { businessDay, inWords } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { cards } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { demo, type Account } from '../../fixtures/people/sign-in.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { letRequestLapse } from '../../fixtures/time.ts'
import { ConfirmPage } from '../../pages/confirm-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

/** A customer of the demo company. */
const buyer: Account = {
  email: 'soumu@kotobuki-sokuryo.example.jp',
  password: 'Kotobuki-2026-card',
  company: '株式会社コトブキ測量設計',
}
const stranger = () => `keiri-${Date.now()}@example.jp`
const displayId = (id: number) => `I-${String(id).padStart(8, '0')}`

/** What somebody without a session sees behind a link. */
async function openAsStranger(browser: Browser, link: string, then: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    await page.goto(link)
    await then(page)
  } finally {
    await context.close()
  }
}

/** The buyer opens the link of a request and pays it with a card that is asked nothing. */
async function payAsBuyer(browser: Browser, path: string): Promise<void> {
  await openAsStranger(browser, path, async page => {
    await new SignInPage(page).signIn(buyer)
    const checkout = new ConfirmPage(page)
    await checkout.typeCard(cards.frictionless)
    await checkout.agree()
    await checkout.pay.click()
    await expect(page.getByRole('heading', { level: 1, name: 'お支払いの手続きが完了しました' })).toBeVisible({
      timeout: 30_000,
    })
  })
}

test('a request is cancelled after its seller reads what the buyer sees, and its link says so', async ({
  page,
  browser,
}) => {
  const address = stranger()
  const { id, link: path } = await requestFor(address)
  await page.goto(`/collections/request/${id}`)
  await page.getByRole('button', { name: 'ご依頼を取り下げる' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('取り下げたご依頼は元に戻せません')
  await dialog.getByRole('textbox', { name: /依頼先へのコメント/ }).fill('金額に誤りがありました。')
  expect(await findings(page, 'cancelling a request')).toEqual([])
  const before = await newestMailId()
  await dialog.getByRole('button', { name: '取り下げる', exact: true }).click()
  await expect(page.getByText('このご依頼を取り下げました')).toBeVisible()
  await mailAfter(before, address, '金額に誤りがありました。')
  expect(await findings(page, 'a cancelled request')).toEqual([])
  await openAsStranger(browser, path, async opened => {
    await expect(opened.getByRole('heading', { level: 1, name: 'このご依頼は取り下げられています' })).toBeVisible()
  })
})

test('mail again, a message, other days and a new link reach the buyer; the old link ends', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const address = stranger()
  const { id, link: path } = await requestFor(address)
  await page.goto(`/collections/request/${id}`)
  const open = (name: string) => page.getByRole('button', { name }).click()
  const answer = async (name: string) => {
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('the mail', async () => {
    const before = await newestMailId()
    await open('メールをもう一度送信する')
    await answer('送信する')
    await mailAfter(before, address, 'カード払いのご依頼')
  })

  await test.step('a message', async () => {
    const before = await newestMailId()
    await open('メッセージを送る')
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'メッセージ' })
      .fill('先日の件、よろしくお願いいたします。')
    await answer('送信する')
    await mailAfter(before, address, '先日の件、よろしくお願いいたします。')
  })

  await test.step('other days', async () => {
    const before = await newestMailId()
    await open('期日を変更する')
    const dialog = page.getByRole('dialog')
    const dueDate = dialog.getByRole('textbox', { name: /^支払期日/ })
    const current = (await dueDate.inputValue()).replaceAll('/', '-')
    const day = current === businessDay(19) ? businessDay(20) : businessDay(19)
    await dueDate.fill(day)
    await dialog.getByRole('combobox', { name: /入金日/ }).selectOption(day)
    expect(await findings(page, 'other days of a request')).toEqual([])
    await answer('変更する')
    await mailAfter(before, address, inWords(day))
    await expect(page.getByText(inWords(day)).first()).toBeVisible()
  })

  await test.step('a new link', async () => {
    await open('新しいリンクを作成する')
    await page.getByRole('alertdialog').getByRole('button', { name: '作成する', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const link = await dialog.getByRole('textbox', { name: 'リンク' }).inputValue()
    await dialog.getByRole('button', { name: '閉じる' }).last().click()
    await openAsStranger(browser, path, opened =>
      expect(opened.getByText(/新しいリンク|使えなくなりました/).first()).toBeVisible(),
    )
    await openAsStranger(browser, link, opened => expect(opened.getByText(demo.company).first()).toBeVisible())
  })
})

test('a paid request goes over another account to the deposit, with a receipt of its fee', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { id, path } = await requestFor(buyer.email)
  const approve = async () => {
    await backoffice('check', displayId(id))
    await backoffice('complete', displayId(id))
  }
  await payAsBuyer(browser, path)
  await page.goto(`/collections/request/${id}`)
  const timeline = page.getByRole('region', { name: '進み具合' })
  await expect(timeline.getByRole('listitem').filter({ hasText: '依頼先のお支払い' })).toContainText('完了')
  await approve()
  await page.goto(`/collections/decided/${id}`)
  await expect(page.getByText('入金先の口座へ入金します')).toBeVisible()

  await test.step('an unknown account is reported with its deadline, and another is named', async () => {
    const before = await newestMailId()
    await backoffice('require-action', displayId(id), '--reason', '6', '--comment', '口座名義が一致しません')
    const { text } = await mailAfter(before, demo.email, displayId(id))
    const { pathname } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
    expect(pathname).toMatch(new RegExp(`^/collections/\\w+/${id}$`))
    await page.goto(pathname)
    await expect(page.getByRole('heading', { name: /までに、入金先の口座をご指定ください/ })).toBeVisible()
    await expect(page.getByText('口座名義が一致しません')).toBeVisible()
    expect(await findings(page, 'another account is asked for')).toEqual([])
    await tick(page.getByRole('radio', { name: '新しい口座を追加する' }))
    await page.getByRole('combobox', { name: /金融機関/ }).fill('三井住友')
    await page
      .getByRole('option', { name: /三井住友銀行/ })
      .first()
      .click()
    await page.getByRole('combobox', { name: /支店/ }).fill('本店')
    await page.getByRole('option').first().click()
    await page.getByRole('textbox', { name: /口座番号/ }).fill(String(Date.now()).slice(-7))
    await page.getByRole('button', { name: 'この口座に入金する' }).click()
    await expect(page.getByText('入金先の口座を指定しました')).toBeVisible()
    await expect(page.getByRole('heading', { name: /入金先の口座をご指定ください/ })).toBeHidden()
  })

  await test.step('the money arrives there', async () => {
    await approve()
    await backoffice('transfer-done', displayId(id))
    await page.goto('/collections/history')
    await page
      .getByRole('row')
      .filter({ hasText: displayId(id) })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/collections/history/${id}`))
    await expect(page.getByText('入金先の口座へ入金しました')).toBeVisible()
    await expect(page.getByText('三井住友銀行').first()).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '領収書をダウンロードする' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(await findings(page, 'a request whose money arrived')).toEqual([])
    expect(await backoffice('audit')).toEqual({ findings: [] })
  })
})

test('a request that nobody paid in time says so to both sides', async ({ page, browser }) => {
  const { id, link: path } = await requestFor(stranger())
  await letRequestLapse(id)
  const before = await newestMailId()
  await backoffice('run-job', 'lapseRequests')
  await mailAfter(before, demo.email, displayId(id))
  await page.goto(`/collections/history/${id}`)
  await expect(page.getByText('期限までにお支払いがなかったため、このご依頼は終了しました')).toBeVisible()
  expect(await findings(page, 'a request that lapsed')).toEqual([])
  await openAsStranger(browser, path, opened => expect(opened.getByText(/期限/).first()).toBeVisible())
})
