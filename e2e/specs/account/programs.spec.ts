import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { connectProgram } from '../../fixtures/payments/program.ts'

test.use({
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await registerCompany()),
})

test('a user sees what a program may do and when it last did, and takes its access away', async ({ page, account }) => {
  if (!account) throw new Error('Nobody is signed in')
  const program = await connectProgram('会計ソフト 試験', account)
  expect(await program.get('/pre_groups/1')).toBe(404)
  await page.goto('/myaccount')
  await page.getByRole('link', { name: '連携サービスを確認する' }).click()
  await expect(page).toHaveURL('/myaccount/programs')
  const card = page.getByRole('article', { name: program.name })
  await expect(card).toContainText('お支払いの準備（請求書と支払先の登録）')
  await expect(card).toContainText('最後の利用')
  await expect(card).not.toContainText('まだ利用されていません')
  expect(await findings(page, '/myaccount/programs')).toEqual([])

  await card.getByRole('button', { name: /連携を解除する/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('すでに登録されたお支払いの準備は残り')
  expect(await findings(page, '/myaccount/programs, ending')).toEqual([])
  await page.keyboard.press('Escape')
  expect(await program.get('/pre_groups/1')).toBe(404)

  const keyboard = new Keyboard(page)
  await keyboard.press(card.getByRole('button', { name: /連携を解除する/ }))
  await keyboard.press(dialog.getByRole('button', { name: '解除する' }))
  await expect(page.getByText(`「${program.name}」との連携を解除しました。`)).toBeVisible()
  await expect(page.getByRole('heading', { name: '連携サービスはありません' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await program.get('/pre_groups/1')).toBe(401)
  expect(await findings(page, '/myaccount/programs, empty')).toEqual([])
})
