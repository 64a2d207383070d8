import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { requestFor } from '../../fixtures/payments/request.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import type { Account } from '../../fixtures/people/sign-in.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })

// Who else is refused, and after what: api/src/payments/request-keys, host/src/request-key/request-link.test.tsx.

/** A customer of the demo data that sells to nobody. */
const newcomer: Account = {
  email: 'soumu@kotobuki-sokuryo.example.jp',
  password: 'Kotobuki-2026-card',
  company: '株式会社コトブキ測量設計',
}
const notice = 'このご依頼は取り下げられています'
const dialog = (page: Page) => page.getByRole('alertdialog', { name: '請求支払の取得に失敗しました' })

test('a customer who opens the link once more is led to the same payment', async ({ page }) => {
  const { id, path } = await requestFor(newcomer.email)
  const request_key = new URLSearchParams(path.split('?')[1]).get('request_key')
  const linked = await callsOf(await sharedSession(newcomer))('/invoices/request_keys', { request_key })
  expect(linked).toMatchObject({ invoice_id: id })
  await page.goto(path)
  await new SignInPage(page).signIn(newcomer)
  await expect(page).toHaveURL(`/payments/waiting/${id}/creditcard`)
})

test('a withdrawn request says so before the sign-in, and not again after it', async ({ page }) => {
  const { path, withdraw } = await requestFor(newcomer.email)
  await withdraw()
  await page.goto(path)
  await expect(page.getByText(notice)).toBeVisible()
  expect(await findings(page, 'the notice of a withdrawn request')).toEqual([])
  await new SignInPage(page).signIn(newcomer)
  await expect(page.getByRole('heading', { level: 1, name: `${newcomer.company} 様` })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.goto('/signin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
})
