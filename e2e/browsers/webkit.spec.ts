import { test, expect } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { instance } from '../environment.ts'
import { cards } from '../fixtures/payments/gateway.ts'
import { invoiceFile, invoiceNumber } from '../fixtures/payments/invoices.ts'
import { codeMailedAfter, newestMailId } from '../fixtures/people/mailbox.ts'
import { demo } from '../fixtures/people/sign-in.ts'
import { Screen } from './webkit/screen.ts'
import { startWebKit } from './webkit/session.ts'

test('in WebKit an invoice is paid by a card that asks, and a list opens by its address', async () => {
  const testInfo = test.info()
  const file = testInfo.outputPath('invoice.pdf')
  await writeFile(file, invoiceFile('02.pdf').buffer)
  const { driver, end } = await startWebKit()
  try {
    await pay(new Screen(driver), file)
  } catch (error) {
    await writeFile(testInfo.outputPath('failed.png'), await driver.takeScreenshot(), 'base64').catch(() => {})
    throw error
  } finally {
    await end()
  }
})

async function pay(screen: Screen, file: string): Promise<void> {
  const { driver } = screen
  const open = (path: string) => driver.get(instance.edge_origin + path)
  const path = async () => new URL(await driver.getCurrentUrl()).pathname

  await open('/signin')
  await screen.type('メールアドレス', demo.email)
  await screen.type('パスワード', demo.password)
  const before = await newestMailId()
  await screen.press('サインイン')
  await screen.heading('認証コードの入力')
  await screen.type('認証コード', await codeMailedAfter(before, demo.email))
  await expect.poll(path).toBe('/toppage')

  await open('/payments/create')
  await screen.chooseFile(file)
  await expect.poll(path).toBe('/payments/add/invoiceinfo')
  const number = invoiceNumber()
  // The reading is over, and nothing moves any more.
  await screen.text(`宛名が「東都電機株式会社」になっています。${demo.company}宛ての請求書かをご確認ください。`)
  await screen.press('請求書番号を変更')
  await screen.type('請求書番号', number)
  await screen.text('手数料（税込）')
  await screen.press('確認へ進む')
  await screen.heading('お支払い内容の確認')
  await screen.text(number)

  await screen.tick('新しいカードを使う')
  await screen.inFrame('カード情報の入力', async () => {
    await screen.type('カード番号', cards.challenge)
    await screen.type('有効期限', '12/30')
    await screen.type('セキュリティコード', '123')
    await screen.type('カード名義', 'MISAKI SATO')
  })
  await screen.tick('利用規約')
  await screen.press('を支払う')
  await screen.type('ワンタイムパスワード', '1234')
  await screen.press('認証する')
  await screen.heading('お申し込みが完了しました')

  await open('/payments/review')
  await screen.heading('お支払い')
  await driver.navigate().refresh()
  await screen.heading('お支払い')
}
