import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { businessDay } from '../../fixtures/payments/days.ts'
import { backoffice, pagesOfPdf } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import type { Account } from '../../fixtures/people/sign-in.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { RequestFlow } from '../../pages/request-flow.ts'

// A company shows once that it is the one it says, before it asks others for money (decision 0134). By documents an
// examiner verifies it: so do the journeys of every seller (fixtures/payments/seller.ts).

test.use({
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await registerCompany(`喫茶たけうち${Date.now()}`)),
})

const unverified = 'ご依頼を送るには、会社の確認が必要です'

/** An account for its money, which a company that asks for it has. */
async function addDepositAccount(owner: Account): Promise<void> {
  const call = callsOf(await sharedSession(owner))
  const { buyer_id } = await call<{ buyer_id: number }>('/users/information')
  await call(`/buyers/${buyer_id}/accounts`, {
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: '1234567',
    account_holder_kana: 'キツサタケウチ',
  })
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

test('a request is refused, the code of a letter is entered, and the same request goes out', async ({
  page,
  account,
}) => {
  test.setTimeout(180_000)
  if (!account) throw new Error('Nobody is signed in')
  await addDepositAccount(account)
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
