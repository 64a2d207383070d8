import { chromium } from 'playwright'
import { instance } from './environment.ts'
import { demo, signInThroughApi } from './fixtures/sign-in.ts'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const tokens = await signInThroughApi(demo)
const context = await browser.newContext({ baseURL: instance.edge_origin, locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: { width: 1280, height: 900 }, storageState: { cookies: [], origins: [{ origin: instance.edge_origin, localStorage: [{ name: 'invoice-card.tokens', value: JSON.stringify(tokens) }] }] } })
const page = await context.newPage()
page.on('console', m => m.type() === 'error' && console.log('console', m.text()))
page.on('pageerror', e => console.log('pageerror', e.stack))
page.on('response', r => r.url().includes('/api/') && r.status() >= 400 && console.log(r.status(), r.url()))
const shot = async (name: string) => { for (const width of [375, 768, 1280]) { await page.setViewportSize({ width, height: 900 }); await page.screenshot({ path: `/tmp/supadd-${name}-${width}.png`, fullPage: true }) } }
try {
  await page.goto('/suppliers/add/company')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shot('company-empty')
  await page.getByRole('combobox', { name: /国税庁/ }).fill('ノース')
  await page.getByRole('option').first().waitFor()
  await page.screenshot({ path: '/tmp/supadd-search.png' })
  await page.getByRole('option', { name: /ノースリンク/ }).click()
  await page.getByRole('textbox', { name: /^電話番号/ }).fill('03-5218-0110')
  await page.waitForTimeout(1200)
  await shot('company-filled')
  await page.getByRole('button', { name: /振込先口座の入力へ/ }).click()
  await page.waitForURL(/add\/bank/)
  await page.getByRole('combobox', { name: /金融機関/ }).click()
  await page.getByRole('option').first().waitFor()
  await page.screenshot({ path: '/tmp/supadd-banks.png' })
  await page.getByRole('option', { name: /ゆうちょ/ }).click()
  await page.getByLabel(/^記号/).fill('10180')
  await page.getByLabel(/^番号/).fill('12345671')
  await page.getByRole('button', { name: /支店と口座番号に変換/ }).click()
  await page.waitForTimeout(700)
  await shot('bank-filled')
  await page.getByRole('button', { name: /内容の確認へ進む/ }).click()
  await page.waitForURL(/add\/confirm/)
  await page.waitForTimeout(400)
  await shot('confirm')
  if (process.argv[2] === 'register') {
    await page.getByRole('button', { name: /この内容で登録する/ }).click()
    await page.waitForURL(/suppliers\/\d+/)
    await page.waitForTimeout(700)
    await page.screenshot({ path: '/tmp/supadd-done.png' })
  }
}
catch (error) { console.log(error); await page.screenshot({ path: '/tmp/supadd-error.png', fullPage: true }) }
await browser.close()
