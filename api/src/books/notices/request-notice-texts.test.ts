import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { NoticeTexts } from '../../platform/notifications/notice.ts'
import type { NoticeInvoice } from './notice-texts.ts'
import {
  accountRequiredNotice,
  requestCompletedNotice,
  requestDeclinedNotice,
  requestLapsedNotice,
  requestLinkedNotice,
  requestMailFailedNotice,
  requestPaidNotice,
  requestPaymentCancelledNotice,
  requestTransferredNotice,
} from './request-notice-texts.ts'
import {
  sellerTransferReturnedNotice,
  sellerRefundedNotice,
  sellerResentNotice,
} from './request-return-notice-texts.ts'

const invoiceIn = (status: NoticeInvoice['status']): NoticeInvoice =>
  ({
    id: 18,
    kind: 'request',
    status,
    supplier_name: '株式会社ウリテ',
    buyer_name: '北星物流株式会社',
    amount: 110_000,
    commission_amount: 3_300,
    buyer_email_address: 'keiri@hokusei.example.jp',
    due_date: '2026-12-31',
    transfer_date: '2026-12-25',
    created_at: new Date('2026-11-20T01:00:00Z'),
    action_required_reason: 6,
    action_required_until: '2026-12-03',
    action_required_comment: null,
    invoice_number: 'R-2026-0042',
  }) as unknown as NoticeInvoice

const notices: readonly (readonly [
  status: NoticeInvoice['status'],
  tab: string,
  make: (invoice: NoticeInvoice) => NoticeTexts,
])[] = [
  [7, 'request', requestLinkedNotice],
  [6, 'request', requestMailFailedNotice],
  [1, 'request', requestPaidNotice],
  [5, 'history', requestDeclinedNotice],
  [3, 'decided', requestCompletedNotice],
  [3, 'decided', accountRequiredNotice],
  [4, 'history', requestTransferredNotice],
  [5, 'history', invoice => requestPaymentCancelledNotice(invoice, 'examiner')],
  [8, 'history', requestLapsedNotice],
  [4, 'history', invoice => sellerTransferReturnedNotice(invoice, '口座なし')],
  [4, 'history', sellerResentNotice],
  [5, 'history', sellerRefundedNotice],
]

describe('every notice to the seller of a request', () => {
  for (const [status, tab, make] of notices) {
    const { kind, title, body, link, mail } = make(invoiceIn(status))
    // A seller who asks a buyer for the same sum each month did not know which invoice was paid.
    test(`${kind} has the number of the seller's invoice among its facts`, () => {
      const numbers = mail?.facts?.filter(([term]) => term === '請求書番号')
      assert.deepEqual(numbers, [['請求書番号', 'R-2026-0042']])
    })
    test(`${kind} names buyer and amount and leads to the request itself`, () => {
      assert.match(title, /北星物流株式会社（110,000円）/)
      assert.match(body, /北星物流株式会社|110,000円/)
      assert.equal(link, `/collections/${tab}/18`)
    })
  }
})

test('a notice about a deadline has its date and time', () => {
  for (const make of [requestLinkedNotice, requestMailFailedNotice, requestLapsedNotice]) {
    const { kind, body, mail } = make(invoiceIn(7))
    assert.match(body, /カード払いの期限：2026年12月\d+日（.） 12:00/, kind)
    assert.equal(mail?.facts?.filter(([term]) => term === 'カード払いの期限').length, 1, kind)
    assert.doesNotMatch(mail?.paragraphs?.join() ?? '', /カード払いの期限/, kind)
  }
  assert.match(accountRequiredNotice(invoiceIn(3)).title, /12月3日/)
})
