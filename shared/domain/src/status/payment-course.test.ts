import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CancelReason } from './cancel-reason.ts'
import { courseSteps, type CourseEntry } from './payment-course.ts'
import { paymentDetailPath } from './payment-path.ts'
import { paymentStatusWords, requestStatusWords } from './status-badges.ts'

const entry = (kind: CourseEntry['kind'], more: Partial<CourseEntry> = {}): CourseEntry => ({
  kind,
  state: 'done',
  at: '2026-11-20T01:00:00Z',
  on: null,
  ...more,
})

test('an open question has no lines, an answered one has', () => {
  const asked = entry('action_required', { reason: 1, comment: '下半分がありません。' })
  assert.deepEqual(courseSteps([asked], { isActionRequired: true })[0]?.lines, [])
  assert.deepEqual(courseSteps([asked, entry('answered')], { isActionRequired: false })[0]?.lines, [
    '請求書を読み取れませんでした',
    '「下半分がありません。」',
  ])
})

test('an answer without a question is a correction', () => {
  const titles = (entries: CourseEntry[]) => courseSteps(entries, { isActionRequired: false }).map(({ title }) => title)
  assert.deepEqual(titles([entry('answered', { changed: ['amount'] })]), ['お申し込み内容の修正'])
  assert.deepEqual(titles([entry('action_required'), entry('answered')]), ['対応のお願い', 'ご回答'])
})

for (const kind of ['answered', 'account_named'] as const) {
  test(`the day of an answer to come (${kind}) is a deadline that waits for the user alone`, () => {
    const [step] = courseSteps([entry(kind, { state: 'current', at: null, on: '2026-12-01' })], {
      isActionRequired: true,
    })
    assert.deepEqual([step?.state, step?.when], ['attention', { value: '2026-12-01', isDeadline: true }])
  })
}

for (const [days, state] of [
  [44, 'upcoming'],
  [46, 'passed'],
] as const) {
  test(`a debit is ${state} ${days} days after the transfer, and never done: nobody reports it`, () => {
    const now = new Date(Date.parse('2026-11-20T01:00:00Z') + days * 86_400_000)
    const steps = courseSteps([entry('transferred'), entry('card_debit', { state: 'planned', at: null })], {
      isActionRequired: false,
      now,
    })
    assert.equal(steps[1]?.state, state)
    assert.equal(steps[1].title, 'カード代金の引き落とし')
  })
}

test('a seller reads of money that comes in, and of no card debit', () => {
  const steps = courseSteps([entry('transferred'), entry('card_debit', { state: 'planned', at: null })], {
    isActionRequired: false,
    isSeller: true,
  })
  assert.deepEqual(
    steps.map(({ title }) => title),
    ['ご入金'],
  )
})

test('a changed addressee is shown with whom the request asked before and who changed it', () => {
  const former = { person_name: '経理部 鈴木', email_address: 'keiri@example.jp' }
  const [step] = courseSteps([entry('addressee_changed', { former, by: '竹内 美咲' })], {
    isActionRequired: false,
    isSeller: true,
  })
  assert.deepEqual(
    [step?.title, step?.lines],
    ['宛先の変更', ['変更前：経理部 鈴木（keiri@example.jp）', '変更者：竹内 美咲']],
  )
})

test('after another account was named its seller reads that the account is checked', () => {
  const entry = (kind: 'check_completed' | 'account_named', state: 'done' | 'current') => ({
    kind,
    state,
    at: null,
    on: null,
  })
  const [first, named, second] = [
    entry('check_completed', 'done'),
    entry('account_named', 'done'),
    entry('check_completed', 'current'),
  ]
  const titlesOf = (isSeller: boolean, ...entries: ReturnType<typeof entry>[]) =>
    courseSteps(entries, { isActionRequired: false, isSeller }).map(({ title }) => title)
  assert.deepEqual(titlesOf(true, first, named, second), ['審査完了', '入金先の口座の指定', '入金先の口座の審査'])
  assert.deepEqual(titlesOf(true, first, named, { ...second, state: 'done' }).at(-1), '入金先の口座の審査完了')
})

test('a payment is found under the list that holds it', () => {
  const pathOf = (status: 1 | 3 | 4 | 5 | 6) => paymentDetailPath({ id: 7, status })
  assert.deepEqual(
    [pathOf(1), pathOf(3), pathOf(4), pathOf(5), pathOf(6)],
    [
      '/payments/review/7',
      '/payments/reserved/7',
      '/payments/history/7',
      '/payments/history/7',
      '/payments/waiting/7/creditcard',
    ],
  )
})

test('a cancelled one says by whom in badge and course; キャンセル where that is unknown', () => {
  const badge = (reason: CancelReason | undefined) =>
    paymentStatusWords({ status: 5, is_action_required: false, cancellation: reason ? { reason } : null }).label
  assert.deepEqual((['declined', 'withdrawn', 'buyer', undefined] as const).map(badge), [
    '辞退',
    '取り下げ',
    'キャンセル',
    'キャンセル',
  ])
  assert.equal(requestStatusWords(7, { cancel_reason: 'withdrawn' }).label, '取り下げ')
  assert.equal(requestStatusWords(7).label, 'キャンセル')
  const reader = { isActionRequired: false, isSeller: true, cancelReason: 'declined' } as const
  assert.equal(courseSteps([entry('cancelled')], reader)[0]?.title, '辞退')
})

test('a payment that asks the user says so whatever its status', () => {
  assert.deepEqual(paymentStatusWords({ status: 3, is_action_required: true }), { label: '要対応', tone: 'attention' })
  assert.deepEqual(paymentStatusWords({ status: 5, is_action_required: false }), {
    label: 'キャンセル',
    tone: 'neutral',
  })
})

test('money that came back is said in place of 振込完了, in a row and in a detail', () => {
  const words = (payment: object) => paymentStatusWords({ status: 4, is_action_required: false, ...payment }).label
  assert.deepEqual(
    [{ return_state: 'undecided' }, { return_state: 'resend' }, { return_state: 'refund' }, {}].map(words),
    ['組戻し・確認中', '再振込の予定', '返金', '振込完了'],
  )
  assert.deepEqual(
    [{ returned: { outcome: null } }, { returned: { outcome: 'refund' } }, { returned: null }].map(words),
    ['組戻し・確認中', '返金', '振込完了'],
  )
})
