import { screen, userEvent, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { closed, detailed, listed, readRequest } from '../testing/request.ts'

const list = 'GET /api/v1/invoices/request_sellers'

test.each(['99', 'abc', '-1'])('a request %s of nobody, or of another company, gets a friendly view', async id => {
  answerWith({ 'GET /api/v1/invoices/99/request_seller': refusal(404, 'invoice_request_not_found') })
  await renderAt(`/collections/decided/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'ご依頼が見つかりません' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'ご依頼の一覧へ' })).toHaveAttribute('href', '/collections/decided')
})

test('a request that cannot be had says so and can be asked for again', async () => {
  const network = answerWith({ [readRequest]: lost })
  await renderAt('/collections/request/18')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(readRequest, detailed())
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: /北都工業株式会社\s*へのご依頼/ })).toBeVisible()
})

test('a request leads to its supplier, as long as suppliers are switched on', async () => {
  answerWith({ [readRequest]: detailed() })
  const link = { name: '登録取引先を見る' }
  const { leave } = await renderAt('/collections/request/18')
  expect(await screen.findByRole('link', link)).toHaveAttribute('href', expect.stringMatching(/^\/suppliers\/\d+$/))
  leave()
  await renderAt('/collections/request/18', undefined, path => !path.startsWith('/suppliers/'))
  expect(await screen.findByRole('button', { name: '請求書番号をコピーする' })).toBeVisible()
  expect(screen.queryByRole('link', link)).toBeNull()
})

test('the number of the invoice can be copied', async () => {
  answerWith({ [readRequest]: detailed() })
  await renderAt('/collections/request/18')
  await userEvent.setup().click(await screen.findByRole('button', { name: '請求書番号をコピーする' }))
  expect(await navigator.clipboard.readText()).toBe('S-2611-02')
})

test('a mail that bounced is shown with what to do about it', async () => {
  const request = detailed({ mail_state: 'failed' })
  const mails = request.mails.map(mail => ({ ...mail, state: 'failed' }))
  answerWith({ [readRequest]: { ...request, mails } })
  await renderAt('/collections/request/18')
  expect(await screen.findByText('メールが届きませんでした')).toBeVisible()
  expect(within(screen.getByRole('list', { name: '依頼先へのメール' })).getByText('不達')).toBeVisible()
})

test('a mail that was not sent on purpose is none that bounced', async () => {
  const request = detailed({ mail_state: 'cancelled' })
  const mails = request.mails.map(mail => ({ ...mail, state: 'cancelled' }))
  answerWith({ [readRequest]: { ...request, mails } })
  await renderAt('/collections/request/18')
  expect(await screen.findByText('送信取りやめ')).toBeVisible()
  expect(screen.queryByText('メールが届きませんでした')).toBeNull()
  expect(screen.queryByText('メール不達')).toBeNull()
})

test.each([
  ['withdrawn', 'このご依頼を取り下げました', '依頼先に伝えた内容'],
  ['declined', '依頼先が、このご依頼を辞退されました', '依頼先からのコメント'],
] as const)('one that ended as %s says by whom and in which words', async (reason, title, whose) => {
  const cancellation = { reason, settlement: null, comment: '金額に誤りがありました。' }
  answerWith({ [readRequest]: detailed({ ...closed, status: 7, cancellation }) })
  await renderAt('/collections/history/18')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(whose)).toBeVisible()
  expect(screen.getByText('「金額に誤りがありました。」')).toBeVisible()
  expect(screen.getByText('入金額（依頼時）')).toBeVisible()
})

test('while an account that its seller named is checked, it says that the account is', async () => {
  const timeline = [
    { kind: 'check_completed', state: 'done', at: '2026-11-10T01:00:00Z', on: null },
    { kind: 'account_named', state: 'done', at: '2026-11-11T01:00:00Z', on: null },
    { kind: 'check_completed', state: 'current', at: null, on: null },
  ] as const
  answerWith({ [readRequest]: detailed({ ...closed, status: 3, deposit_date: '2099-12-11', timeline: [...timeline] }) })
  await renderAt('/collections/request/18')
  expect(
    await screen.findByText(/^ご指定いただいた口座を審査しています。審査が完了すると、2099年12月11日.*に入金します。$/),
  ).toBeVisible()
  expect(screen.queryByText(/お支払いの内容を審査/)).toBeNull()
})

test('the name on the bank statement is shown once it is known', async () => {
  answerWith({ [readRequest]: detailed({ ...closed, status: 4, transfer_person_name: 'ｶ)ﾎｸﾄ' }) })
  await renderAt('/collections/decided/18')
  expect(await screen.findByText('振込名義')).toBeVisible()
  expect(screen.getByText(/^カ）ホクト|^カ\)ホクト/)).toBeVisible()
})

test.each([
  ['株式会社ヒカリ', true],
  [detailed().buyer_name, false],
])('who paid is named (%s), and whether it is another company than was asked', async (payer_name, isOther) => {
  answerWith({ [readRequest]: detailed({ ...closed, status: 3, payer_name }) })
  await renderAt('/collections/request/18')
  const term = await screen.findByText('お支払いになった会社')
  expect(term.nextElementSibling).toHaveTextContent(payer_name)
  expect(screen.queryByText(/^依頼先と異なる会社名です。/) !== null).toBe(isOther)
})

test('one that nobody paid in time says that it is over', async () => {
  answerWith({ [readRequest]: detailed({ ...closed, status: 6 }) })
  await renderAt('/collections/history/18')
  expect(await screen.findByText('期限までにお支払いがなかったため、このご依頼は終了しました')).toBeVisible()
})

test.each([
  [null, null, '入金した資金が、金融機関から戻されました', ['未定', '未定']],
  ['resend', '2026-12-18', '再度の入金を予定しています', ['2026年12月18日(金)', '2026年12月18日(金)']],
  ['refund', null, '依頼先のカードへの返金の手続きを行いました', []],
] as const)('money that came back (%s) is not shown as received', async (outcome, transfer_date, title, days) => {
  const returned = { reason: '口座なし', outcome, transfer_date, account: null }
  answerWith({ [readRequest]: detailed({ ...closed, status: 5, returned }) })
  await renderAt('/collections/history/18')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.queryByText(/入金しました。$/)).toBeNull()
  expect(screen.queryAllByText('入金日').map(term => term.nextElementSibling?.textContent)).toEqual(days)
})

test('the way from the classes to the deposit is shown line by line', async () => {
  answerWith({ [readRequest]: detailed() })
  await renderAt('/collections/request/18')
  const section = within(await screen.findByRole('region', { name: '金額の計算' }))
  const lines = section.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(lines).toEqual([
    ['10%対象（税抜）', '290,000円'],
    ['8%対象（税抜・軽減税率）', '10,000円'],
    ['値引額（値引率1.14%）', '−3,426円'],
    ['値引後の10%対象（税抜）', '287,000円'],
    ['値引後の8%対象（税抜・軽減税率）', '9,574円'],
    ['消費税（10%）', '28,700円'],
    ['消費税（8%）', '766円'],
    ['請求金額（税込）', '326,040円'],
    ['手数料（税込）', '−9,781円'],
    ['入金額', '316,259円'],
  ])
})

test.each([
  ['was withdrawn or declined', { status: 7 }],
  ['nobody paid in time', { status: 6 }],
  [
    'was given back to the card',
    { status: 5, returned: { reason: '口座なし', outcome: 'refund', transfer_date: null, account: null } },
  ],
] as const)('of a request that %s no fee and no deposit are reckoned', async (_, changes) => {
  answerWith({ [readRequest]: detailed({ ...closed, ...changes }) })
  await renderAt('/collections/history/18')
  const section = within(await screen.findByRole('region', { name: '金額の計算' }))
  const terms = section.getAllByRole('term').map(term => term.textContent)
  expect(terms.at(-1)).toBe('請求金額（税込）')
  expect(section.queryByText(/手数料/)).toBeNull()
  expect(screen.getByText('入金額（依頼時）')).toBeVisible()
})

test('what comes next is shown with its day, in the words of a seller', async () => {
  answerWith({ [readRequest]: detailed() })
  await renderAt('/collections/request/18')
  expect(await screen.findByText(/カードでお支払いいただけるのは、2026年12月8日\(火\) 12:00までです。/)).toBeVisible()
  const course = within(screen.getByRole('region', { name: '進み具合' }))
  const steps = course.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.slice(-3)).toEqual([
    '依頼先のお支払い（現在）2026年12月8日(火) 12:00まで',
    '審査（予定）',
    'ご入金（予定）2026年12月11日(金)',
  ])
})

test('a day of deposit that came before the check ended is not promised', async () => {
  answerWith({ [readRequest]: detailed({ ...closed, status: 3, deposit_date: '2020-12-11' }) })
  await renderAt('/collections/request/18')
  expect(await screen.findByText(/審査が完了すると、入金日が決まります/)).toBeVisible()
})

test('an address with another tab opens it, and leads back to the list that has it', async () => {
  answerWith({ [readRequest]: detailed({ ...closed, status: 4 }) })
  await renderAt('/collections/request/18')
  expect(await screen.findByRole('link', { name: '入金予定' })).toHaveAttribute('href', '/collections/decided')
})

test('the way back leads to the list as it was left', async () => {
  const page = { invoice_requests: [listed()], total_count_invoice_requests: 1, total_count_is_account_required: 0 }
  answerWith({ [list]: page, [readRequest]: detailed() })
  await renderAt('/collections/request?q=S-2611&order=due')
  await userEvent.click(await screen.findByRole('link', { name: /北都工業株式会社/ }))
  await screen.findByRole('region', { name: '進み具合' })
  const back = screen.getByRole('link', { name: '依頼中' })
  expect(back).toHaveAttribute('href', '/collections/request?q=S-2611&order=due')
})

test('the receipt is downloaded once it is issued', async () => {
  const receipt = 'GET /api/v1/invoices/18/receipts/download/url'
  const network = answerWith({
    [readRequest]: detailed({ ...closed, status: 5, receipt: { number: 12, issued_on: '2026-12-11' } }),
    [receipt]: refusal(409, 'receipt_not_available'),
  })
  await renderAt('/collections/history/18')
  await userEvent.click(await screen.findByRole('button', { name: '領収書をダウンロードする' }))
  expect(network.calls()).toContain(receipt)
})

test('a new request can begin with what this one asked for', async () => {
  answerWith({ [readRequest]: detailed() })
  await renderAt('/collections/request/18')
  const copy = await screen.findByRole('link', { name: 'この内容で新しく依頼する' })
  expect(copy).toHaveAttribute('href', '/collections/create?from=18')
})
