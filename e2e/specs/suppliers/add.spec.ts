import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { lose } from '../../fixtures/page/lost.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { SupplierAddPage } from '../../pages/supplier-add-page.ts'

// Each journey is a company of its own: what one registers, another would meet as registered already.
// eslint-disable-next-line no-empty-pattern
test.use({ account: async ({}, use) => use(await registerCompany()) })

async function enterAccount(add: SupplierAddPage): Promise<void> {
  await add.choose(/^金融機関/, '三井住友銀行')
  await add.choose(/^支店/, '001')
  await add.box('口座番号').fill('12345')
}

test('a corporation of the register is added with its account; input stays on the way back', async ({ page }) => {
  test.setTimeout(180_000)
  const add = new SupplierAddPage(page)
  await add.open()
  await page.getByRole('button', { name: '振込先口座の入力へ進む' }).click()
  await expect(page.getByRole('link', { name: '法人名を入力してください。' })).toBeVisible()
  expect(await findings(page, 'company, with errors')).toEqual([])
  await add.choose(/国税庁の公表情報/, '合同会社ノースリンク')
  await add.box('電話番号').fill('03-5218-0110')
  await add.toBank()
  await expect(add.box('口座名義')).toHaveValue('ド）ノースリンク')
  await page.getByRole('combobox', { name: /^金融機関/ }).click()
  await expect(page.getByRole('option')).toHaveCount(8)
  await page.keyboard.press('Escape')
  await enterAccount(add)
  expect(await findings(page, 'bank')).toEqual([])

  await page.reload()
  await expect(page.getByRole('combobox', { name: /^金融機関/ })).toHaveValue('三井住友銀行')
  await expect(add.box('口座番号')).toHaveValue('12345')
  await page.getByRole('link', { name: '取引先の情報に戻る' }).click()
  await expect(add.box('電話番号')).toHaveValue('03-5218-0110')
  await add.toBank()
  await add.toConfirm()
  await expect(page.getByText('0012345')).toBeVisible()
  expect(await findings(page, 'confirm')).toEqual([])
  await add.register.click()
  await add.expectRegistered('合同会社ノースリンク')
  const registered = page.url()

  await test.step('the next one begins empty, and a duplicate is reported at once, with a link to it', async () => {
    await moveTo(page, '/suppliers/add/company')
    await expect(add.box('法人番号')).toHaveValue('')
    await add.choose(/国税庁の公表情報/, '合同会社ノースリンク')
    const link = page.getByRole('link', { name: '登録済みの「合同会社ノースリンク」を見る' })
    await expect(link).toBeVisible()
    expect(await findings(page, 'company, registered already')).toEqual([])
    await page.getByRole('button', { name: '振込先口座の入力へ進む' }).click()
    await expect(page.getByRole('link', { name: 'この取引先は、すでに登録されています。' })).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(registered)
  })
})

test('a sole proprietor is added with an account of Japan Post Bank', async ({ page }) => {
  const add = new SupplierAddPage(page)
  await add.open()
  await tick(page.getByRole('radio', { name: /個人事業主/ }))
  await add.box('屋号または氏名(?!（)').fill('山田工房')
  await add.box('屋号または氏名（カナ）').fill('やまだこうぼう')
  await add.box('郵便番号').fill('150-0002')
  await expect(add.box('所在地')).toHaveValue('東京都渋谷区渋谷')
  await add.toBank()
  await expect(add.box('口座名義')).toHaveValue('ヤマダコウボウ')
  await add.choose(/^金融機関/, 'ゆうちょ銀行')
  await add.box('記号').fill('10180')
  await add.box('番号').fill('12345671')
  await page.getByRole('button', { name: '支店と口座番号に変換する' }).click()
  await expect(page.getByRole('combobox', { name: /^支店/ })).toHaveValue('〇一八店')
  await expect(add.box('口座番号')).toHaveValue('1234567')
  await add.toConfirm()
  await add.register.click()
  await add.expectRegistered('山田工房')
})

test('a supplier is added with keys alone, once though the answer is lost', async ({ page }) => {
  const add = new SupplierAddPage(page)
  const keyboard = new Keyboard(page)
  await add.open()
  await keyboard.search(page.getByRole('combobox', { name: /国税庁の公表情報/ }), '合同会社ノースリンク')
  await keyboard.press(page.getByRole('button', { name: '振込先口座の入力へ進む' }))
  await keyboard.search(page.getByRole('combobox', { name: /^金融機関/ }), '三井住友銀行')
  await keyboard.goTo(page.getByRole('combobox', { name: /^支店/ }))
  await page.keyboard.insertText('001')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await keyboard.fill(add.box('口座番号'), '12345')
  await keyboard.press(page.getByRole('button', { name: '内容の確認へ進む' }))
  await add.register.waitFor()
  const lost = await lose(page, 'answer', { method: 'POST', path: /\/suppliers\/corporation$/ }, 9)
  await keyboard.press(add.register)
  await expect(page.getByText('二重に登録されることはありません')).toBeVisible()
  expect(lost()).toBeGreaterThan(0)
  await page.unrouteAll()
  await page.reload()
  await keyboard.press(add.register)
  await add.expectRegistered('合同会社ノースリンク')
  await moveTo(page, '/suppliers')
  await expect(page.getByRole('link', { name: '合同会社ノースリンク', exact: true })).toHaveCount(1)
})
