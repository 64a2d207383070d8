import { businessDay } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { invoiceFile } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { RequestFlow } from '../../pages/request-flow.ts'

/** Far enough away for every rule about days. */
const dueDay = businessDay(17)
const freshAddress = () => `keiri-${Date.now()}@example.jp`
/** A partner is registered once, also where a journey is tried again. */
const freshName = (name: string) => `${name}${Date.now()}`

test('a request with its invoice goes out by mail, as the preview showed it', async ({ page }) => {
  test.setTimeout(120_000)
  const flow = new RequestFlow(page)
  const email = freshAddress()
  const name = freshName('株式会社みなと設備')
  const before = await newestMailId()
  await flow.open()
  await flow.choose(invoiceFile('01.pdf'))
  await expect(flow.text(/^請求金額/)).toHaveValue('607,200', { timeout: 30_000 })
  await expect(page.getByText('この請求書の宛名は貴社です')).toBeVisible()
  await flow.newBuyer('法人', name)
  await flow.contact('港一郎', email)
  const number = await flow.number()
  await flow.dates(dueDay)
  await flow.toAccount.click()
  await flow.choose1stAccount()
  const preview = page.getByRole('group', { name: '依頼先に届くメール' })
  await expect(preview).toContainText('港一郎 様')
  await expect(preview).toContainText(number)
  const shown = await preview.innerText()
  expect(await findings(page, '/collections/add/confirm')).toEqual([])
  await flow.sendBy('メールで送る')
  const { text } = await mailAfter(before, email, number)
  // The preview has no link yet.
  const isLink = (line: string) => line.startsWith('http') || line === '（ご依頼のリンク）'
  const lines = (mail: string) =>
    mail
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '' && !isLink(line))
  expect(lines(text)).toEqual(lines(shown))
  expect(await findings(page, '/collections/complete')).toEqual([])

  await page.getByRole('link', { name: 'ご依頼の詳細を見る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByText('送信済み')).toBeVisible()
  await expect(page.getByRole('img', { name: /ページ目/ }).first()).toBeVisible()
})

test('a request without a file, with every tax class and a discount, goes out as a link', async ({ page, context }) => {
  test.setTimeout(120_000)
  const flow = new RequestFlow(page)
  await flow.open()
  await flow.withoutFile()
  await flow.newBuyer('個人事業主', freshName('山田デザイン事務所'))
  await flow.contact('山田太郎', freshAddress())
  const number = await flow.number()
  await flow.text(/^10%対象（税抜）/).fill('100000')
  await flow.text(/^8%対象/).fill('20000')
  await flow.text(/^対象外（非課税/).fill('5000')
  await tick(flow.form.getByRole('radio', { name: '率で入力' }))
  await flow.text(/^値引率/).fill('4.1')
  await flow.dates(dueDay)
  // 4.1 % of 125,000 is 5,125, shared among the classes; tax once per rate.
  await expect(flow.text(/^値引額/)).toHaveValue('5,125')
  await expect(flow.text(/^10%対象（値引後）/)).toHaveValue('95,900')
  await expect(flow.text(/^8%対象（値引後）/)).toHaveValue('19,180')
  await expect(flow.text(/^対象外（値引後）/)).toHaveValue('4,795')
  await expect(flow.text(/^消費税（10%）/)).toHaveValue('9,590')
  await expect(flow.text(/^消費税（8%）/)).toHaveValue('1,534')
  await expect(flow.text(/^請求金額/)).toHaveValue('130,999')

  await test.step('a wrong sum is an error of its field, and the right one goes on', async () => {
    await flow.text(/^消費税（8%）/).fill('2000')
    await flow.toAccount.click()
    await page.getByRole('link', { name: /8%の消費税額は1,534円です/ }).click()
    await expect(flow.text(/^消費税（8%）/)).toBeFocused()
    expect(await findings(page, 'faults in /collections/add/invoiceinfo')).toEqual([])
    await flow.text(/^消費税（8%）/).fill('1534')
    await flow.toAccount.click()
  })

  await flow.choose1stAccount()
  await flow.sendBy('リンクだけを作る')
  const link = await flow.link.inputValue()
  await expect(page.getByRole('img', { name: 'お支払いのリンクのQRコード' })).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'リンクをコピーする' }).click()
  await expect(page.getByText('リンクをコピーしました。')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('link', { name: 'ご依頼の詳細を見る' }).click()
  await expect(page.getByText('リンクのみ（メールは送信していません）')).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()
})

test('typed text survives a reload, waits among the drafts, and is sent from there', async ({ page }) => {
  test.setTimeout(120_000)
  const flow = new RequestFlow(page)
  const name = freshName('株式会社下書き')
  await flow.open()
  await flow.withoutFile()
  await flow.newBuyer('法人', name)
  await flow.contact('下田花子', freshAddress())
  await flow.number()
  await flow.text(/^請求金額/).fill('110000')
  await flow.dates(dueDay)
  await expect(flow.text(/^10%対象（税抜）/)).toHaveValue('100,000')
  await page.reload()
  await expect(flow.text(/^法人名/)).toHaveValue(name)
  await expect(flow.text(/^請求金額/)).toHaveValue('110,000')
  await expect(page.getByText('に下書きを保存しました')).toBeVisible()

  await moveTo(page, '/collections/draft')
  await page.getByRole('link', { name }).first().click()
  await expect(flow.text(/^法人名/)).toHaveValue(name)
  await expect(flow.dueDate).toHaveValue(dueDay.replaceAll('-', '/'))
  await flow.toAccount.click()
  await flow.choose1stAccount()
  await flow.sendBy('メールで送る')
  await page.goto('/collections/draft')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/全\d+件|下書きはありません/).first()).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('a request like an earlier one takes four presses and no key', async ({ page }) => {
  const flow = new RequestFlow(page)
  await page.goto('/collections/request')
  await page.getByRole('link', { name: '北都工業株式会社' }).first().click()
  await page.getByRole('link', { name: 'この内容で新しく依頼する' }).click()
  await expect(page.getByText('以前のご依頼の内容を引き継ぎました')).toBeVisible()
  await flow.withoutFile()
  await expect(flow.buyer).toHaveValue('北都工業株式会社')
  await expect(flow.text(/^請求金額/)).not.toHaveValue('')
  await expect(flow.invoiceNumber).toHaveValue('')
  await expect(flow.dueDate).not.toHaveValue('')
  await flow.form.getByRole('button', { name: '確認へ進む' }).click()
  await page.getByRole('heading', { level: 1, name: '依頼内容の確認' }).waitFor()
  await flow.send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'ご依頼を受け付けました' })).toBeVisible({
    timeout: 30_000,
  })
})
