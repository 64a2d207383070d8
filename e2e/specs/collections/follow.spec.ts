import { businessDay, inWords } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { payRequestThroughApi } from '../../fixtures/payments/pay-request.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { demo, type Account } from '../../fixtures/people/sign-in.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { letRequestLapse } from '../../fixtures/time.ts'

/** A customer of the demo company. */
const buyer: Account = {
  email: 'soumu@kotobuki-sokuryo.example.jp',
  password: 'Kotobuki-2026-card',
  company: '株式会社コトブキ測量設計',
}
const stranger = () => `keiri-${Date.now()}@example.jp`
const displayId = (id: number) => `I-${String(id).padStart(8, '0')}`

// What a link that has ended says: buyer-refused.spec.ts, host/src/request-key/screen.test.tsx; why it does:
// api/src/payments/request-keys.

test('mail again, a message, other days and the end of a request reach its buyer', async ({ page }) => {
  test.setTimeout(120_000)
  const address = stranger()
  const { id } = await requestFor(address)
  await page.goto(`/collections/request/${id}`)
  const open = (name: string) => page.getByRole('button', { name }).click()
  const answer = async (name: string) => {
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('the mail', async () => {
    const before = await newestMailId()
    await open('メールを再送信する')
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
    await open('日程を変更する')
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

  await test.step('the end, with a word', async () => {
    await open('ご依頼を取り下げる')
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('取り下げたご依頼は元に戻せません')
    await dialog.getByRole('textbox', { name: /依頼先へのコメント/ }).fill('金額に誤りがありました。')
    expect(await findings(page, 'cancelling a request')).toEqual([])
    const before = await newestMailId()
    await dialog.getByRole('button', { name: '取り下げる', exact: true }).click()
    await expect(page.getByText('このご依頼を取り下げました')).toBeVisible()
    await mailAfter(before, address, '金額に誤りがありました。')
    expect(await findings(page, 'a cancelled request')).toEqual([])
  })
})

test('a paid request goes over another account to the deposit, with a receipt of its fee', async ({ page }) => {
  test.setTimeout(240_000)
  const { id } = await requestFor(buyer.email)
  const approve = async () => {
    await backoffice('check', displayId(id))
    await backoffice('complete', displayId(id))
  }
  await payRequestThroughApi(id, 110_000, buyer)
  await approve()
  await page.goto(`/collections/decided/${id}`)
  const timeline = page.getByRole('region', { name: '進み具合' })
  await expect(timeline.getByRole('listitem').filter({ hasText: '依頼先のお支払い' })).toContainText('完了')
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

test('a request that nobody paid in time says so to its seller, by mail and on its screen', async ({ page }) => {
  const { id } = await requestFor(stranger())
  await letRequestLapse(id)
  const before = await newestMailId()
  await backoffice('run-job', 'lapseRequests')
  await mailAfter(before, demo.email, displayId(id))
  await page.goto(`/collections/history/${id}`)
  await expect(page.getByText('期限までにお支払いがなかったため、このご依頼は終了しました')).toBeVisible()
  expect(await findings(page, 'a request that lapsed')).toEqual([])
})
