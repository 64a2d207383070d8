import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { businessDay } from '../../fixtures/payments/days.ts'
import { backoffice, pagesOfPdf } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { beSignedIn } from '../../fixtures/people/buyer.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { RequestFlow } from '../../pages/request-flow.ts'

// A company shows once that it is the one it says, before it asks others for money (decision 0134).

test.use({ account: null })

const unverified = 'ご依頼を送るには、会社の確認が必要です'

/** A company that has an account for its money and has verified nothing. */
async function newCompany(page: Page): Promise<{ readonly id: number }> {
  const account = await registerCompany(`喫茶たけうち${Date.now()}`)
  const call = callsOf(await sharedSession(account))
  const { buyer_id: id } = await call<{ buyer_id: number }>('/users/information')
  await call(`/buyers/${id}/accounts`, {
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: '1234567',
    account_holder_kana: 'キツサタケウチ',
  })
  await beSignedIn(page, account)
  return { id }
}

/** Fills a request of 110,000 yen in, up to its confirmation. */
async function fillIn(page: Page): Promise<{ readonly flow: RequestFlow; readonly email: string }> {
  const flow = new RequestFlow(page)
  const email = `keiri-${Date.now()}@example.jp`
  await flow.open()
  await expect(page.getByText(unverified)).toBeVisible()
  await flow.withoutFile()
  await flow.newBuyer('法人', `株式会社みなと商店${Date.now()}`)
  await flow.contact('港一郎', email)
  await flow.number()
  await flow.text(/^請求金額/).fill('110000')
  await flow.dates(businessDay(17))
  await flow.toAccount.click()
  await flow.choose1stAccount()
  await page.getByRole('heading', { level: 1, name: '依頼内容の確認' }).waitFor()
  await tick(page.getByRole('radio', { name: 'メールで送る' }))
  return { flow, email }
}

/** Prints the letters that wait, as the post room does, and reads the code of the newest. */
async function codeOfNewestLetter(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'letters-'))
  try {
    const out = join(folder, 'letters.pdf')
    await backoffice('print-letters', '--out', out)
    const pages = await pagesOfPdf(out)
    const code = /[A-Z0-9]{5}-[A-Z0-9]{5}/.exec(pages.at(-1) ?? '')?.[0]
    if (!code) throw new Error(`No code in ${JSON.stringify(pages)}`)
    return code
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('by letter: a request is refused, its code is entered, and the same request goes out', async ({ page }) => {
  test.setTimeout(180_000)
  await newCompany(page)
  const { flow, email } = await fillIn(page)
  await flow.send.click()
  await expect(page.getByText('ご依頼は作成されていません')).toBeVisible()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '会社の確認に進む' }).click()
  const own = await opening
  await own.getByRole('button', { name: '確認コードの郵送を申し込む' }).click()
  await own.getByRole('alertdialog').getByRole('button', { name: '郵送を申し込む' }).click()
  await expect(own.getByText('郵送の準備をしています。')).toBeVisible()
  await expect(own.getByRole('textbox', { name: /^確認コード/ })).toBeHidden()

  const code = await codeOfNewestLetter()
  await own.reload()
  const field = own.getByRole('textbox', { name: /^確認コード/ })
  await field.fill('AAAAA-AAAAA')
  await own.getByRole('button', { name: '確認する' }).click()
  await expect(own.getByText(/あと4回/).first()).toBeVisible()
  await field.fill(code.toLowerCase().replace('-', ' '))
  await own.getByRole('button', { name: '確認する' }).click()
  await expect(own.getByText(/会社の確認は、.*に完了しました/)).toBeVisible()
  await own.close()

  const before = await newestMailId()
  await flow.sendBy('メールで送る')
  await mailAfter(before, email, 'カード払いのご依頼')
})

test('by documents: an examiner has seen them, the notice is gone, and the request goes out', async ({ page }) => {
  test.setTimeout(180_000)
  const { id } = await newCompany(page)
  const { flow, email } = await fillIn(page)
  await backoffice('verify-company', String(id), '--comment', '開業届の控え')
  const before = await newestMailId()
  await flow.sendBy('メールで送る')
  await mailAfter(before, email, 'カード払いのご依頼')
  await page.goto('/collections/create')
  await expect(page.getByRole('button', { name: '請求書ファイルなしで進む' })).toBeVisible()
  await expect(page.getByText(unverified)).toBeHidden()
  await page.goto('/myaccount/company')
  await expect(page.getByText(/会社の確認は、.*に完了しました/)).toBeVisible()
})
