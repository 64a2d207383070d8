import { cardScreen, newAddress, startSignedIn } from '../../fixtures/people/buyer.ts'
import { ops } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { registerCompany, registerCorporation } from '../../fixtures/people/new-company.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { ConfirmPage } from '../../pages/confirm-page.ts'
import { newCorporateNumber } from '../../pages/registration-page.ts'
import { RequestPage } from '../../pages/request-page.ts'
import { enterMailedCode } from '../../pages/sign-in-page.ts'

test.use({ account: null, viewport: { width: 375, height: 812 } })

test.describe('a link that does not lead on', () => {
  // One that has lapsed, is replaced or has no key, and all other reasons: host/src/request-key/screen.test.tsx; when
  // the server says which: api/src/payments/request-keys/{request-keys,replaced-links}.test.ts.
  test('a withdrawn and an unknown one say why and what to do', async ({ page }) => {
    const request = new RequestPage(page)
    const withdrawn = await requestFor(newAddress())
    await withdrawn.withdraw()
    await page.goto(withdrawn.link)
    await request.expectReason('このご依頼は取り下げられています', /お手続きは不要/)
    await page.goto('/request?request_key=nobody-made-this')
    await request.expectReason('リンクが正しくありません', /受け取ったリンクから/)
  })

  test('its own seller and another company hear so; that one signs out, comes back and goes on', async ({ page }) => {
    const email = newAddress()
    const { id, link } = await requestFor(email)
    const buyer = await registerCompany('喫茶たけうち', email)
    const request = new RequestPage(page)
    await startSignedIn(page, demo)
    await page.goto(link)
    await request.expectReason('貴社が送ったご依頼です', /ご依頼の詳細で確認できます/)

    await startSignedIn(page, await registerCompany('別の会社'))
    await page.goto(link)
    await expect(page.getByText(email)).toBeVisible()
    await request.expectReason('別のアカウント宛てのご依頼です', /いったんサインアウト/)
    await page.reload()
    await request.signOut.click()
    await request.signIn.click()
    await enterMailedCode(
      page,
      email,
      async () => {
        await expect(page.getByRole('textbox', { name: /メールアドレス/ })).toHaveValue(email)
        await page.getByRole('textbox', { name: /^パスワード/ }).fill(buyer.password)
        await page.getByRole('button', { name: 'サインイン', exact: true }).click()
      },
      '認証コードの入力',
    )
    await expect(page).toHaveURL(cardScreen(id))
  })
})

test.describe('a company that is excluded from requests', () => {
  const corporateNumber = newCorporateNumber()
  const toggle = (to: 'on' | 'off') => ops(['toggle', 'collections', to, '--company', corporateNumber])

  test('hears that it can not use them; let in again, under review, it hears that before a card', async ({ page }) => {
    const email = newAddress()
    const { id, link } = await requestFor(email)
    await startSignedIn(page, await registerCorporation(email, corporateNumber))
    const request = new RequestPage(page)
    await toggle('off')
    try {
      await page.goto(link)
      await request.expectReason('この機能は現在ご利用いただけません', /請求元の会社に/)
    } finally {
      await toggle('on')
    }
    await page.reload()
    await expect(page).toHaveURL(cardScreen(id))
    await expect(page.getByText(/確認が終わると、この画面からお支払いいただけます/)).toBeVisible()
    await expect(new ConfirmPage(page).pay).toBeHidden()
    await request.expectSound('a request before a company under review')
  })
})
