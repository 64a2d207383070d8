import { readFile } from 'node:fs/promises'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { codeMailedAfter, mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { demo, post } from '../../fixtures/people/sign-in.ts'
import { readTokens } from '../../fixtures/people/tokens.ts'
import { Shell } from '../../pages/shell.ts'

test.describe('a company that has just begun', () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern
    account: async ({}, use) => use(await registerCompany()),
  })

  test('saves its data, leaves with the keyboard alone, and is out', async ({ page, account }) => {
    // axe audits six states in three widths each.
    test.slow()
    if (!account) throw new Error('Nobody is signed in')
    const shell = new Shell(page)
    const keyboard = new Keyboard(page)
    await page.goto('/myaccount')
    await keyboard.press(page.getByRole('link', { name: '退会の内容を確認する' }))
    await expect(page).toHaveURL('/myaccount/leave')
    await expect(shell.title).toBeFocused()
    await expect(page.getByRole('heading', { name: '退会のお手続き' })).toBeVisible()
    expect(await findings(page, '/myaccount/leave')).toEqual([])

    await keyboard.press(page.getByRole('link', { name: 'データをダウンロードする' }))
    await expect(page).toHaveURL('/myaccount/data')
    expect(await findings(page, '/myaccount/data')).toEqual([])
    const beforeData = await newestMailId()
    await keyboard.fill(page.getByLabel(/^現在のパスワード/), account.password)
    await keyboard.press(page.getByRole('button', { name: 'データを作成する' }))
    const save = page.getByRole('button', { name: 'ダウンロードする' })
    await expect(save).toBeVisible()
    expect(await findings(page, '/myaccount/data, ready')).toEqual([])
    const { text } = await mailAfter(beforeData, account.email, 'データのダウンロードの準備ができました')
    expect(text).toContain('/myaccount/data')
    const downloading = page.waitForEvent('download')
    await keyboard.press(save)
    const zip = await readFile(await (await downloading).path())
    // A ZIP has the names of its files as they are.
    for (const name of ['会社情報.csv', 'お支払い.csv', '取引先.csv', 'README.txt'])
      expect(zip.includes(name), name).toBe(true)

    await moveTo(page, '/myaccount/leave')
    await keyboard.press(page.getByRole('button', { name: '退会の確認へ進む' }))
    await expect(page.getByText('＊「退会する」と入力してください。')).toBeVisible()
    expect(await findings(page, '/myaccount/leave, empty')).toEqual([])
    await keyboard.fill(page.getByLabel(/^現在のパスワード/), account.password)
    await keyboard.fill(page.getByLabel(/「退会する」と入力/), '退会する')
    const beforeCode = await newestMailId()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: '退会しますか' })
    await expect(dialog).toBeVisible()
    expect(await findings(page, '/myaccount/leave, dialog')).toEqual([])
    await keyboard.fill(dialog.getByLabel('認証コード'), await codeMailedAfter(beforeCode, account.email))
    await keyboard.press(dialog.getByRole('button', { name: '退会する' }))

    await expect(page).toHaveURL('/leave-complete')
    await expect(page.getByRole('heading', { level: 1, name: '退会のお手続きが完了しました' })).toBeVisible()
    expect(await findings(page, '/leave-complete')).toEqual([])
    await mailAfter(beforeCode, account.email, '退会のお手続きが完了しました')
    expect(await readTokens(page)).toBeNull()
    await expect(post('/api/v1/login', { email_address: account.email, password: account.password })).rejects.toThrow(
      'メールアドレスまたはパスワードが正しくありません。',
    )
  })
})

test('a company with payments in progress reads which, and is led to each of them', async ({ page }) => {
  await page.goto('/myaccount/leave')
  await expect(page.getByText(/お手続き中のお支払いなどが\d+件あるため、まだ退会できません/)).toBeVisible()
  await expect(page.getByRole('button', { name: '退会の確認へ進む' })).toHaveCount(0)
  expect(await findings(page, `/myaccount/leave of ${demo.company}`)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  const table = page.getByRole('table', { name: '退会の前に完了が必要なお手続きの一覧' })
  const first = table.getByRole('link').first()
  const place = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(place ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
