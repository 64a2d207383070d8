import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { registerSeller, type Seller } from '../../fixtures/payments/seller.ts'
import { tick } from '../../fixtures/page/tick.ts'

// A company of its own: its lists hold what the journeys made, and each journey leaves them empty.
let registered: Promise<Seller> | undefined
const ownSeller = () => (registered ??= registerSeller())
// eslint-disable-next-line no-empty-pattern
test.use({ account: async ({}, use) => use((await ownSeller()).account) })

test('a request becomes monthly with keys alone, gets another day, and is stopped', async ({ page }) => {
  const seller = await ownSeller()
  test.setTimeout(180_000)
  await page.goto('/collections/request')
  await page.getByRole('link', { name: '毎月のご依頼', exact: true }).click()
  await expect(page.getByText('毎月のご依頼はありません')).toBeVisible()
  expect(await findings(page, 'no schedule')).toEqual([])

  const keys = new Keyboard(page)
  await moveTo(page, `/collections/request/${seller.requestId}`)
  await keys.press(page.getByRole('button', { name: '毎月のご依頼にする' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('依頼先に自動で送信することはありません。', { exact: false })).toBeVisible()
  await keys.choose(dialog.getByRole('radio', { name: '毎月の決まった日' }))
  await keys.press(dialog.getByRole('button', { name: '登録する' }))
  await expect(dialog.getByText('準備する日を選択してください。')).toBeVisible()
  expect(await findings(page, 'schedule, with errors')).toEqual([])
  await keys.goTo(dialog.getByLabel(/^日/))
  await page.keyboard.type('25')
  await expect(dialog.getByText(/^次の下書きは、.*25日.*に準備します（\d+月分から）。$/)).toBeVisible()
  // A dialog that a reload closes has not lost what was chosen.
  await page.reload()
  await keys.press(page.getByRole('button', { name: '毎月のご依頼にする' }))
  await expect(dialog.getByLabel(/^日/)).toHaveValue('25')
  await keys.press(dialog.getByRole('button', { name: '登録する' }))
  await expect(page.getByText(/^毎月25日に、/)).toBeVisible()
  expect(await findings(page, 'a monthly request')).toEqual([])

  await page.getByRole('link', { name: '毎月のご依頼の一覧' }).click()
  await expect(page.getByRole('link', { name: seller.buyerName })).toBeVisible()
  expect(await findings(page, 'schedules')).toEqual([])
  await page.getByRole('button', { name: /準備する日を変更する$/ }).click()
  await tick(dialog.getByRole('radio', { name: '毎月の最終営業日' }))
  await dialog.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByRole('cell', { name: '毎月の最終営業日' })).toBeVisible()

  await keys.press(page.getByRole('button', { name: /毎月のご依頼をやめる$/ }))
  const question = page.getByRole('alertdialog', { name: '毎月のご依頼をやめますか' })
  await expect(question.getByRole('button', { name: '戻る' })).toBeFocused()
  expect(await findings(page, 'before it is stopped')).toEqual([])
  await keys.press(question.getByRole('button', { name: 'やめる' }))
  await expect(page.getByText('毎月のご依頼はありません')).toBeVisible()
})

test('unsaved input is saved later; drafts are searched and deleted, also several', async ({ page }) => {
  const seller = await ownSeller()
  test.setTimeout(240_000)
  const keys = new Keyboard(page)
  const tab = page.getByRole('link', { name: /^下書き/ })

  await test.step('unsaved input of a left flow leads back to where it was', async () => {
    let isDown = true
    const drafts = (url: URL) => url.pathname.startsWith('/api/v1/invoice_request_drafts')
    await page.route(drafts, (route, request) =>
      isDown && request.method() !== 'GET' ? route.abort('connectionreset') : route.fallback(),
    )
    await page.goto('/collections/create')
    await page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
    await page.getByRole('textbox', { name: /^請求書番号/ }).fill('S-9')
    await page.getByRole('link', { name: '登録取引先' }).first().click()
    await expect(page.getByText('入力した内容を下書きに保存できませんでした。', { exact: false })).toBeVisible()
    await page.goto('/collections/draft')
    const goOn = page.getByRole('button', { name: /^続きから入力する/ })
    await expect(goOn).toBeVisible()
    expect(await findings(page, 'what could not be saved')).toEqual([])
    isDown = false
    await goOn.click()
    await expect(page.getByRole('textbox', { name: /^請求書番号/ })).toHaveValue('S-9')
    await expect(page.getByText(/に下書きを保存しました$/)).toBeVisible({ timeout: 15_000 })
    for (const name of ['山田工房', '北星物流株式会社', '青葉印刷']) await seller.saveDraft(name)
    await page.goto('/collections/draft')
    await expect(tab).toHaveText('下書き4件')
    await expect(goOn).toBeHidden()
  })

  await test.step('several are deleted at once', async () => {
    await keys.check(page.getByRole('checkbox', { name: '山田工房を選択する' }))
    await keys.check(page.getByRole('checkbox', { name: '青葉印刷を選択する' }))
    expect(await findings(page, 'selected drafts')).toEqual([])
    await keys.press(page.getByRole('button', { name: 'まとめて削除する' }))
    const question = page.getByRole('alertdialog', { name: '2件の下書きを削除しますか' })
    await expect(question.getByRole('listitem')).toHaveCount(2)
    expect(await findings(page, 'before they are deleted')).toEqual([])
    await keys.press(question.getByRole('button', { name: '削除する' }))
    await expect(page.getByRole('link', { name: '山田工房' })).toBeHidden()
    // Under a dialog that is still leaving nothing can be typed.
    await expect(question).toBeHidden()
    await expect(tab).toHaveText('下書き2件')
  })

  await test.step('where nothing fits, all are a press away; the last one leaves an empty list', async () => {
    await page.getByRole('searchbox').fill('青葉')
    await page.keyboard.press('Enter')
    await expect(page.getByText('条件に合う下書きが見つかりません')).toBeVisible()
    await page.getByRole('link', { name: '条件をすべて解除する' }).click()
    const question = page.getByRole('alertdialog')
    for (const left of ['1件', '0件']) {
      await page
        .getByRole('button', { name: /の下書きを削除する$/ })
        .first()
        .click()
      await question.getByRole('button', { name: '削除する' }).click()
      await expect(question).toBeHidden()
      await expect(tab).toHaveText(`下書き${left}`)
    }
    await expect(page.getByText('下書きはありません')).toBeVisible()
    expect(await findings(page, 'no drafts')).toEqual([])
  })
})

test('a mistyped account is corrected in the step that asks for one, deleted, and replaced', async ({ page }) => {
  const seller = await ownSeller()
  test.setTimeout(180_000)
  await page.goto(`/collections/create?from=${seller.requestId}`)
  await page.getByRole('button', { name: '請求書ファイルなしで進む' }).click()
  await expect(page.getByRole('textbox', { name: /^請求金額/ })).toHaveValue('110,000')
  await tick(page.getByRole('radio', { name: '新しい取引先に依頼する' }))
  const keys = new Keyboard(page)
  await keys.search(page.getByRole('combobox', { name: /公表情報から探す/ }), '合同会社ノースリンク')
  await expect(page.getByRole('textbox', { name: /^法人番号/ })).toHaveValue('1999997470185')
  await page.getByRole('textbox', { name: /^ご担当者名/ }).fill('北川')
  await page.getByRole('textbox', { name: /^ご担当者のメールアドレス/ }).fill('kitagawa@northlink.example.jp')
  await page.getByLabel(/^支払期日/).fill(seller.depositDay)
  expect(await findings(page, 'a new buyer of the register')).toEqual([])
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await page.getByRole('button', { name: /^入金先の選択/ }).click()

  await keys.press(page.getByRole('button', { name: '選択中の口座を修正する' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^口座名義/ }).fill('ホクトコウギヨウ')
  await dialog.getByRole('button', { name: '修正する' }).click()
  await expect(dialog.getByRole('textbox', { name: /^口座名義/ })).toHaveAttribute('aria-invalid', 'true')
  expect(await findings(page, 'an account that is not ours')).toEqual([])
  await dialog.getByRole('textbox', { name: /^口座名義/ }).fill('タケウチカオル')
  await dialog.getByRole('button', { name: '修正する' }).click()
  await expect(page.getByRole('radio', { name: /タケウチカオル/ })).toBeChecked()

  await keys.press(page.getByRole('button', { name: '選択中の口座を削除する' }))
  const question = page.getByRole('alertdialog', { name: 'この口座を削除しますか' })
  expect(await findings(page, 'before the account is deleted')).toEqual([])
  await keys.press(question.getByRole('button', { name: '削除する' }))
  await expect(page.getByRole('textbox', { name: /^口座番号/ })).toBeVisible()
  expect(await findings(page, 'the first account')).toEqual([])
})
