import { readFile } from 'node:fs/promises'
import { backoffice } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { payWithKeys } from '../../pages/pay-with-keys.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'
import { Shell } from '../../pages/shell.ts'

test('an invoice goes from PDF to payment with keys alone, to the transfer and to the next one', async ({ page }) => {
  test.setTimeout(180_000)
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  const { create, info, confirm } = flow
  let displayId = ''
  const shell = new Shell(page)
  const timeline = page.getByRole('region', { name: '進み具合' })
  const mails = await newestMailId()
  await create.open()

  await test.step('the file picker opens with a key', async () => {
    const picker = page.waitForEvent('filechooser')
    await keyboard.goTo(create.fileArea.getByRole('button').first())
    await page.keyboard.press('Enter')
    await (await picker).setFiles(invoiceFile('01.pdf'))
    await info.waitForReading()
  })

  await test.step('fields, lists and choices answer to keys, and what is wrong is reached from the summary', async () => {
    await keyboard.openRow(info.change('invoiceNumber'))
    await keyboard.fill(info.control('invoiceNumber'), invoiceNumber())
    await keyboard.openRow(info.change('amount'))
    await keyboard.fill(info.control('amount'), '0')
    await keyboard.press(info.form.getByRole('button', { name: '確認へ進む' }))
    const fault = page.getByRole('link', { name: '請求金額は1円以上の整数で入力してください。' })
    await keyboard.press(fault)
    await expect(info.control('amount')).toBeFocused()
    await keyboard.fill(info.control('amount'), '607200')
    const transferDate = info.control('transferDate')
    // A field already where the bank can no longer meet the day that the sample is due.
    await transferDate.or(info.change('transferDate')).first().waitFor()
    if (!(await transferDate.isVisible())) await keyboard.openRow(info.change('transferDate'))
    const day = await transferDate.inputValue()
    await keyboard.goTo(transferDate)
    await page.keyboard.press('ArrowDown')
    await expect(transferDate).not.toHaveValue(day)
    await keyboard.press(info.form.getByRole('button', { name: '確認へ進む' }))
    await confirm.waitUntilOpen()
  })

  await test.step('the card is typed in its frame, and the button pays', async () => {
    // 607,200 yen and 3 % of it.
    await expect(confirm.pay).toHaveText(/625,416円を支払う/)
    await payWithKeys(flow, keyboard, async () => {
      displayId = await flow.expectComplete()
    })
  })
  const id = Number(displayId.slice(2))
  await mailAfter(mails, demo.email, displayId)

  await test.step('it stands in the review tab with its timeline', async () => {
    await moveTo(page, '/payments/review')
    await page.getByRole('table').getByRole('row').filter({ hasText: displayId }).getByRole('link').first().click()
    await expect(page).toHaveURL(`/payments/review/${id}`)
    await expect(timeline.getByRole('listitem')).toHaveText([
      /お申し込み（完了）/,
      /^審査.*（現在）/,
      /支払先への振込（予定）/,
      /カード代金の引き落とし（予定）/,
    ])
  })

  await test.step('the completed check charges the card and reserves the transfer', async () => {
    // That the second check needs another person: api/src/backoffice/commands/commands.test.ts.
    await backoffice('check', displayId)
    await backoffice('complete', displayId)
    // What another person changes meanwhile, a new document asks for at once.
    await page.goto(`/payments/reserved/${id}`)
    await expect(shell.title).toContainText('へのお支払い')
    await expect(page.getByText('振込予約済み').first()).toBeVisible()
    expect(await findings(page, 'a reserved payment')).toEqual([])
    await mailAfter(mails, demo.email, '審査が完了')
  })

  await test.step('the transfer moves it into the history, with a receipt', async () => {
    await backoffice('transfer-done', displayId)
    await mailAfter(mails, demo.email, '振込が完了')
    await page.goto('/payments/history')
    await page.getByRole('row').filter({ hasText: displayId }).getByRole('link').first().click()
    await expect(page).toHaveURL(`/payments/history/${id}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '領収書をダウンロードする' }).click(),
    ])
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('the notifications report it too', async () => {
    await shell.bell.click()
    await expect(page.getByRole('link', { name: /振込/ }).first()).toBeVisible()
  })

  await test.step('a payment like last time has its supplier and warns of differences of its invoice', async () => {
    await moveTo(page, `/payments/history/${id}`)
    await page.getByRole('button', { name: 'この支払先に再度支払う' }).click()
    await expect(page.getByText('「株式会社青葉デザイン製作所」へのお支払いです')).toBeVisible()
    expect(await findings(page, 'paying again')).toEqual([])
    await create.choose(invoiceFile('02.pdf'))
    await info.waitForReading()
    await info.expectValue('amount', '294,680')
    await expect(page.getByText(/発行元は「有限会社山陰水産」と読み取れました/)).toBeVisible()
    await expect(page.getByRole('link', { name: '支払先（請求書の発行元と異なります）' })).toBeVisible()
    await expect(info.form.getByRole('combobox', { name: /会社名・カナ・法人番号/ })).toHaveValue(
      '株式会社青葉デザイン製作所',
    )
    expect(await findings(page, 'another issuer')).toEqual([])
  })

  await test.step('ledger, audit chains and counters hold', async () => {
    expect(await backoffice('audit')).toEqual({ findings: [] })
  })
})
