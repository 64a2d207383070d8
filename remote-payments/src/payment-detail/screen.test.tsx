import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { payment, rated, request } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const invoice = payment

test.each(['999', 'abc'])('a payment %s that is not there gets a friendly view', async id => {
  answerWith({ 'GET /api/v1/invoices/999': refusal(404, 'invoice_not_found') })
  await renderAt(`/payments/review/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'お支払いが見つかりません' })).toBeVisible()
  expect(screen.getAllByText('お支払いが見つかりません')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
})

test.each([
  ['expired', { status: 8 as const }],
  ['was declined', { status: 5 as const, cancellation: { reason: 'declined' as const, settlement: null } }],
])('a request that %s was never applied for', async (_, end) => {
  answerWith({ [get]: { ...request, ...end, id: 18, transfer_person_name: '' } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText('依頼日時')).toBeVisible()
  expect(screen.getByText('ご依頼の合計')).toBeVisible()
  for (const untrue of [/お申し込みの/, '申込日時', '振込名義']) expect(screen.queryByText(untrue)).toBeNull()
})

test('a paid request still shows its amounts by tax rate, and its issuer with the message', async () => {
  const paid = { ...request, ...rated, id: 18, status: 1 as const, transfer_person_name: '' }
  answerWith({ [get]: paid })
  await renderAt('/payments/review/18')
  const amounts = within(await screen.findByRole('region', { name: '金額' }))
  const lines = amounts.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(lines).toEqual(expect.arrayContaining(['300,000円', '80,000円', '30,000円', '6,400円']))
  for (const term of ['消費税（10%）', '消費税（8%）']) expect(amounts.getByText(term)).toBeVisible()
  expect(screen.getByText('T5999947091087')).toBeVisible()
  expect(screen.getByText('10月分のご請求です。')).toBeVisible()
})

test('a payment leads to the others of its supplier, as long as suppliers are switched on', async () => {
  answerWith({ [get]: { ...invoice, supplier_id: 5 } })
  const link = () => screen.queryByRole('link', { name: 'この支払先の履歴' })
  const { leave } = await renderAt('/payments/review/18')
  expect(await screen.findByText('申込日時')).toBeVisible()
  expect(link()).toHaveAttribute('href', '/suppliers/5/payment-history')
  leave()
  await renderAt('/payments/review/18', undefined, path => !path.startsWith('/suppliers/'))
  expect(await screen.findByText('申込日時')).toBeVisible()
  expect(link()).toBeNull()
})

test('nothing is not an answer; a comment is', async () => {
  const asked = {
    ...invoice,
    is_action_required: true,
    action_required_reason: 2 as const,
    action_required_comment: '金額をご確認ください。',
  }
  const update = 'PUT /api/v1/invoices/18'
  const network = answerWith({ [get]: asked, [update]: invoice })
  await renderAt('/payments/review/18')
  expect(await screen.findByText('金額をご確認ください。')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '回答を送信する' }))
  expect(await screen.findByText(/ファイルを追加するか、ご回答を入力してください/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /ご回答・ご説明/ }), '値引後の金額です。')
  await userEvent.tab()
  expect(screen.queryByText(/ファイルを追加するか/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '回答を送信する' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '回答を送信する' })).toBeNull())
  await expect(network.requestsOf(update)[0]?.json()).resolves.toEqual({ comment: '値引後の金額です。' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each([
  [
    'the examination refuses',
    { reason: 'examiner', settlement: 'void' },
    '審査の結果、このお支払いをお引き受けできませんでした',
    /カードへの請求は行われません/,
  ],
  [
    'nobody answered in time',
    { reason: 'unanswered', settlement: 'refund' },
    '期限までにご回答を確認できなかったため、お申し込みをキャンセルしました',
    /手数料を含めて全額を返金します/,
  ],
  [
    'ends after a chargeback',
    { reason: 'buyer', settlement: 'charge_back' },
    'お申し込みをキャンセルしました',
    /カード会社が取り消しています（チャージバック）/,
  ],
] as const)('what %s says why, and what becomes of the card', async (_, cancellation, title, card) => {
  answerWith({
    [get]: { ...invoice, status: 5, is_cancellable: false, is_editable: false, cancel: null, cancellation },
  })
  await renderAt('/payments/history/18')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(card)).toBeVisible()
  expect(screen.queryByText('振込日')).toBeNull()
})

// The day that was chosen stays with the payment, also where it is over: `transfer_date` alone called it the planned
// one.
test.each([
  ['2026-11-30', '2026年11月30日(月)'],
  [null, '未定'],
])('the planned day is the one that still lies ahead: %s', async (on, shown) => {
  answerWith({
    [get]: {
      ...invoice,
      timeline: [
        { kind: 'check_completed', state: 'current', at: null, on: null },
        { kind: 'transferred', state: 'planned', at: null, on },
      ],
    },
  })
  await renderAt('/payments/review/18')
  expect((await screen.findByText('振込日')).nextElementSibling).toHaveTextContent(shown)
})

test('the awaited answer stands out in the timeline, unless the seller is asked', async () => {
  const asked = {
    ...invoice,
    status: 3,
    type: 'InvoiceRequestBuyer',
    is_action_required: true,
    action_required_reason: 6,
    is_editable: false,
    timeline: [{ kind: 'answered', state: 'current', at: null, on: '2026-11-26' }],
  }
  answerWith({ [get]: { ...asked, type: 'InvoicePayment', is_editable: true } })
  const { leave } = await renderAt('/payments/reserved/18')
  expect(await screen.findByText('（対応が必要）')).toBeInTheDocument()
  leave()
  answerWith({ [get]: asked })
  await renderAt('/payments/reserved/18')
  expect(await screen.findByText('（現在）')).toBeInTheDocument()
})

test('question, answer and correction stand in the timeline with words and changes', async () => {
  const at = '2026-11-20T01:00:00Z'
  answerWith({
    [get]: {
      ...invoice,
      timeline: [
        { kind: 'answered', state: 'done', at, on: null, changed: ['amount', 'card'] },
        { kind: 'action_required', state: 'done', at, on: null, reason: 1, comment: '画像が切れています。' },
        {
          kind: 'answered',
          state: 'done',
          at,
          on: null,
          comment: '再発行した請求書を添付します。',
          changed: ['file_ids'],
        },
      ],
    },
  })
  await renderAt('/payments/review/18')
  const [correction, question, answer] = within(
    (await screen.findByText('お申し込み内容の修正')).closest('ol') ?? document.body,
  ).getAllByRole('listitem')
  expect(correction).toHaveTextContent('修正した項目：請求金額、カード')
  expect(question).toHaveTextContent(/対応のお願い.*「画像が切れています。」/)
  expect(answer).toHaveTextContent(/^ご回答.*修正した項目：ファイル「再発行した請求書を添付します。」$/)
})

const transferred = { ...invoice, status: 4 as const, is_cancellable: false, is_editable: false, cancel: null }
test('a receipt that was issued is there with its number', async () => {
  answerWith({ [get]: { ...transferred, has_receipt: true, receipt: { number: 12, issued_on: '2026-11-30' } } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText('R-00000012（2026年11月30日発行）')).toBeVisible()
  expect(screen.getByRole('button', { name: '領収書をダウンロードする' })).toBeVisible()
})

const back = { reason: '口座解約', outcome: null, transfer_date: null, account: null }
test.each([
  [
    'somebody has to decide',
    back,
    'return_decision',
    '振り込んだ資金が、金融機関から戻されました',
    /担当者が確認しています/,
  ],
  [
    'it is sent again',
    { ...back, outcome: 'resend', transfer_date: '2026-12-01' },
    'resent',
    '再振込を予定しています',
    /2026年12月1日\(火\)にあらためて振り込みます。カードへの追加のご請求はありません。/,
  ],
  [
    'the card gets it back',
    { ...back, outcome: 'refund' },
    'refunded',
    'カードへの返金の手続きを行いました',
    /手数料を含めて返金します/,
  ],
] as const)('money that came back is shown with its reason: %s', async (_, returned, kind, title, text) => {
  const timeline = [
    { kind: 'returned', state: 'done', at: '2026-11-30T01:00:00Z', on: null },
    { kind, state: 'current', at: null, on: returned.transfer_date },
  ]
  answerWith({ [get]: { ...transferred, returned, timeline } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toHaveTextContent('口座解約')
  expect(screen.getByText('振込の返却（組戻し）')).toBeVisible()
  // The status alone says that the payee has it.
  expect(screen.queryByText('振込完了')).toBeNull()
})

// The buyer of a request pays no fee, and a promotion can take the whole of one.
const issued = { has_receipt: true, receipt: { number: 12, issued_on: '2026-11-30' } }
test.each([
  ['with its fee, and the receipt of that is of no use', issued, /手数料を含めて返金します/, 1],
  [
    'as a whole where a request was paid',
    { type: 'InvoiceRequestBuyer', commission_amount: 0 },
    /ご請求を全額返金します/,
    0,
  ],
  ['as a whole where no fee was paid', { commission_amount: 0 }, /ご請求を全額返金します/, 0],
] as const)('what was transferred is given back %s', async (_, of, text, receipts) => {
  answerWith({ [get]: { ...transferred, ...of, returned: { ...back, outcome: 'refund' } } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryAllByText(/手数料の領収書は、仕入税額控除には/)).toHaveLength(receipts)
})

const sellersDay = { type: 'InvoiceRequestBuyer' as const, due_date: '2026-11-27' }

test.each([
  ['a payment is marked', { ...payment, due_date: '2026-11-27' }, true],
  ['a payment on its due date is not marked', payment, false],
  ["a request is not marked: its seller's own choice", { ...payment, ...sellersDay }, false],
])('of the days beyond the due date that of %s', async (_, found, isMarked) => {
  answerWith({ [get]: found })
  await renderAt('/payments/review/18')
  expect((await screen.findByText('振込日')).nextSibling).toHaveTextContent(
    isMarked ? '2026年11月30日(月) 支払期日より後' : /^2026年11月30日\(月\)$/,
  )
})
