import { emptyAccount } from '@invoice-card/bank-account'
import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { information } from '../testing/company.ts'
import { renderAt } from '../testing/render-at.tsx'
import { closed, detailed, readRequest } from '../testing/request.ts'
import { account, beginRequest, beginWith, confirmAnswers, filledForm } from '../testing/request-flow.ts'

// Screens let a frozen company fill them in, and said only after the press that it may not.

const answerOf = (is_company_frozen: boolean) => ({
  'GET /api/v1/users/information': { ...information, is_company_frozen },
})
const frozen = answerOf(true)
const list = {
  'GET /api/v1/invoices/request_sellers': {
    invoice_requests: [],
    total_count_invoice_requests: 0,
    total_count_is_account_required: 0,
  },
  'GET /api/v1/invoice_request_drafts': { invoice_request_drafts: [], count: 0 },
  'GET /api/v1/invoice_request_schedules': { schedules: [], total_count: 0 },
}
const title = 'サービスのご利用を停止しています'
const seesNotice = async () => {
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
}

beforeEach(() => beginRequest())

test.each(['request', 'decided', 'history', 'draft', 'schedule'])(
  'the list at %s says that the company is frozen, and offers no new request and no file',
  async path => {
    answerWith({ ...list, ...frozen })
    await renderAt(`/collections/${path}`)
    await seesNotice()
    expect(screen.queryByRole('link', { name: '新しく依頼する' })).toBeNull()
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
  },
)

test('a new request says so before the upload, and that a draft can be saved', async () => {
  answerWith(frozen)
  await renderAt('/collections/create')
  await seesNotice()
  expect(screen.getByText(/入力した内容は、下書きとして保存できます/)).toBeVisible()
})

test('a new account is not offered, a registered one is', async () => {
  beginRequest(filledForm)
  answerWith({ ...confirmAnswers, ...frozen })
  await renderAt('/collections/add/account')
  await seesNotice()
  expect(await screen.findByRole('radio', { name: /みずほ銀行/ })).toBeVisible()
  expect(screen.queryByRole('radio', { name: '新しい口座を登録する' })).toBeNull()
  expect(screen.queryByRole('button', { name: '選択中の口座を修正する' })).toBeNull()
  expect(screen.getByRole('button', { name: '選択中の口座を削除する' })).toBeVisible()
})

test('without any account there is nothing to go on with, and the step says why', async () => {
  beginRequest(filledForm)
  answerWith({ ...confirmAnswers, ...frozen, 'GET /api/v1/buyers/1/accounts': { accounts: [] } })
  await renderAt('/collections/add/account')
  await seesNotice()
  expect(await screen.findByText(/利用停止中は、口座を登録できません/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^口座番号/ })).toBeNull()
  expect(screen.queryByRole('button', { name: '確認へ進む' })).toBeNull()
})

test('the confirmation says in the place of its button that nothing can be sent', async () => {
  beginRequest(filledForm)
  beginWith({ bankFormInfo: { accountId: account.id, isNewAccount: false, newAccount: emptyAccount } })
  answerWith({ ...confirmAnswers, ...frozen })
  await renderAt('/collections/add/confirm')
  await seesNotice()
  expect(await screen.findByText(/利用停止中は、ご依頼を送れません/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'メールを送って依頼する' })).toBeNull()
})

test('an open request can be withdrawn and not sent, changed, copied or repeated', async () => {
  answerWith({ ...frozen, ...list, [readRequest]: detailed() })
  await renderAt('/collections/request/18')
  await seesNotice()
  const actions = await screen.findByRole('region', { name: 'このご依頼の操作' })
  expect(actions).toHaveTextContent('ご依頼を取り下げる')
  expect(actions.querySelectorAll('button')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'この内容で新しく依頼する' })).toBeNull()
  await screen.findByRole('region', { name: /毎月/ })
  expect(screen.queryByRole('button', { name: /毎月/ })).toBeNull()
})

test('a paid request that waits for another account says why none can be named', async () => {
  const account_required = { until: '2026-11-30', comment: '口座名義が一致しません。' }
  const request = detailed({ ...closed, status: 4, is_account_required: true, account_required })
  answerWith({ ...frozen, ...list, ...confirmAnswers, [readRequest]: request })
  await renderAt('/collections/decided/18')
  await seesNotice()
  expect(await screen.findByText(/利用停止中は、入金先の口座をご指定いただけません/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'この口座に入金する' })).toBeNull()
})

test('a company that is not frozen hears nothing of it and sends', async () => {
  beginRequest(filledForm)
  answerWith({ ...confirmAnswers, ...answerOf(false) })
  await renderAt('/collections/add/account')
  await userEvent.click(await screen.findByRole('button', { name: '確認へ進む' }))
  expect(await screen.findByRole('button', { name: 'メールを送って依頼する' })).toBeVisible()
  expect(screen.queryByText(title)).toBeNull()
})
