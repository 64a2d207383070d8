import { instance } from '../../environment.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { requestFor } from '../../fixtures/payments/request.ts'

/** Why the key of a link leads nowhere; null where it opens its request. */
async function reasonOf(link: string): Promise<string | null> {
  const key = new URL(link, instance.edge_origin).searchParams.get('request_key')
  const response = await fetch(`${instance.edge_origin}/api/v1/invoices/request_keys/${key}`)
  return ((await response.json()) as { reason: string | null }).reason
}

test('a new link takes the place of the old one; of its dialog the sheet alone is printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, link: old } = await requestFor(`keiri-${Date.now()}@example.jp`)
  await page.goto(`/collections/request/${id}`)
  await page.getByRole('button', { name: '新しいリンクを作成する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '作成する', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新しいリンクを作成しました' })
  const link = await dialog.getByRole('textbox', { name: 'リンク' }).inputValue()
  expect([await reasonOf(old), await reasonOf(link)]).toEqual(['replaced', null])
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet).toBeHidden()

  await test.step('a message in the dialog is read, and closed without the dialog', async () => {
    await dialog.getByRole('button', { name: 'リンクをコピーする' }).click()
    await expect(dialog.getByText('リンクをコピーしました。')).toBeVisible()
    await dialog.locator('[aria-live]').getByRole('button', { name: '閉じる' }).click()
    await expect(page.getByText('リンクをコピーしました。')).toBeHidden()
    await expect(dialog).toBeVisible()
  })

  await dialog.getByRole('button', { name: 'リンクをコピーする' }).click()
  await expect(dialog.getByText('リンクをコピーしました。')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['株式会社サンプル商事', '110,000円', 'まで', link]) await expect(sheet).toContainText(text)
  await expect(sheet.getByRole('img', { name: 'お支払いのリンクのQRコード' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('リンクをコピーしました。')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.emulateMedia({ media: null })
  await dialog.getByRole('button', { name: '閉じる' }).first().click()
  await expect(sheet).toHaveCount(0)
})

test('a printed list has rows and names its tab, a printed request has no empty box of buttons', async ({ page }) => {
  await page.goto('/collections/request')
  const row = page.getByRole('table').getByRole('link').first()
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const tabs = page.getByRole('main').locator('nav').first()
  await expect(tabs.locator('[aria-current=page]')).toBeVisible()
  await expect(tabs.getByText('履歴')).toBeHidden()
  const window = page.viewportSize()!
  // A sheet of A4 within a browser's usual margins: rows, or twenty cards would take three sheets.
  await page.setViewportSize({ width: 717, height: 1000 })
  await expect(page.getByRole('columnheader', { name: '状態' })).toBeVisible()
  await page.setViewportSize(window)
  await page.emulateMedia({ media: null })
  await row.click()
  const actions = page.getByText('このご依頼の操作')
  await expect(actions).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'ご依頼の内容' })).toBeVisible()
  await expect(actions).toBeHidden()
})
