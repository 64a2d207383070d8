import { holidays } from '../../parties/banks/holidays.ts'
import { closedMail } from '../../leaving/closures/messages.ts'
import { codeMails, decoyMails } from '../../identity/codes/messages.ts'
import { type Occasion, requestMail, requestNotice } from '../../payments/collections/mails/notice-texts.ts'
import {
  emailChangedNotice,
  formerAddressMail,
  passwordChangedNotice,
  resetMail,
} from '../../identity/credentials/messages.ts'
import { failedNotice, readyNotice } from '../../leaving/data-exports/messages.ts'
import { expiryNotice } from '../../payments/credit-cards/messages.ts'
import {
  actionRequiredNotice,
  amountChangedNotice,
  appliedNotice,
  cancelledNotice,
  completedNotice,
  type NoticeInvoice,
  transferredNotice,
} from '../../books/notices/notice-texts.ts'
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
} from '../../books/notices/request-notice-texts.ts'
import {
  sellerTransferReturnedNotice,
  sellerRefundedNotice,
  sellerResentNotice,
} from '../../books/notices/request-return-notice-texts.ts'
import { transferReturnedNotice, refundedNotice, resentNotice } from '../../books/notices/return-notice-texts.ts'
import { sampleAccountChange } from './sample-account-change.ts'
import type { MailName } from '../../platform/mail/catalogue.ts'
import type { MailContent } from '../../platform/database/schema/mail-content.ts'
import { mailOfNotice, type NoticeTexts } from '../../platform/notifications/notice.ts'
import { connectedNotice } from '../../identity/oauth/messages.ts'
import { preparedNotice } from '../../payments/pre-groups/messages.ts'
import { requestPath } from '../../payments/request-keys/key.ts'
import {
  notPreparedNotice,
  preparedNotice as preparedRequestNotice,
} from '../../payments/request-schedules/messages.ts'
import { letterSentNotice, verifiedNotice } from '../../identity/verification/messages.ts'
import { freezeNotice, liftNotice, sessionsEndedNotice as endedByExaminer } from '../../backoffice/freezes/messages.ts'
import { type FreezeKind, freezeKinds } from '../../platform/database/schema/freezes.ts'
import { companyChangedNotice, registrationNotice } from '../../identity/registrations/messages.ts'
import { newDeviceNotice } from '../../identity/sessions/messages.ts'
import { accountChangedNotice, examinedNotice } from '../../parties/suppliers/rows/messages.ts'
import { sessionsEndedNotice } from '../../identity/security/messages.ts'
import { secondFactorNotice } from '../../identity/users/messages.ts'

/** Words that come from customers and other companies. */
export interface Words {
  readonly company: string
  readonly person: string
  readonly message: string
  readonly device: string
}

export const usualWords: Words = {
  company: '株式会社サンプル印刷',
  person: '佐藤 花子',
  device: 'Windows の Chrome',
  message: 'いつもお世話になっております。\n10月分のご請求について、カードでのお支払いをお願いいたします。',
}

/** One-use secrets that belong into a mail; anything else that looks like one doesn't. */
export const sampleCode = '482913'
export const sampleToken = 'q7Zs0bKX3mYw9RfTn2LcVhJ5aUeD8gPo1iQkBvNx'

/** Every mail there is, made by the functions that make the real ones, with every variant of its text. */
export function mailSamples({
  company,
  person,
  message,
  device,
}: Words): Readonly<Record<MailName, readonly MailContent[]>> {
  const payment: NoticeInvoice = {
    id: 1234,
    kind: 'payment',
    status: 1,
    supplier_name: company,
    buyer_name: null,
    buyer_email_address: null,
    amount: 1_234_567,
    commission_amount: 37_037,
    commission_tax_amount: 3_367,
    commission_rate: 300,
    due_date: '2026-11-30',
    transfer_date: '2026-11-27',
    transfer_person_name: 'ｶ)ﾃｽﾄｼﾖｳｼﾞ',
    invoice_number: 'INV-2026-1101',
    action_required_reason: 2,
    action_required_comment: '請求書の2ページ目が見当たりませんでした。',
    action_required_until: '2026-11-26',
  }
  const request: NoticeInvoice = {
    ...payment,
    kind: 'request',
    status: 7,
    buyer_name: company,
    buyer_email_address: 'soumu@buyer.example.jp',
  }
  const over = { ...request, status: 5 } as const
  const terms = { person_name: person, expires_at: new Date('2026-11-26T03:00:00Z'), comment: message }
  const changed = { ...terms, before: { due_date: '2026-11-25', expires_at: new Date('2026-11-19T03:00:00Z') } }
  const path = requestPath(sampleToken)
  const notice = (...texts: NoticeTexts[]): MailContent[] => texts.map(mailOfNotice)
  const toCustomer = (occasion: Occasion) =>
    notice(requestNotice(occasion, request, terms), requestNotice(occasion, request, { ...terms, comment: null }))
  const byLink = (occasion: Occasion, link: string | null) => [
    requestMail(occasion, request, terms, link),
    requestMail(occasion, request, { person_name: null, expires_at: null, comment: null }, link),
  ]
  const prepared = { buyerName: company, amount: 385_000 }
  const accountChange = sampleAccountChange(company, person)
  const returned = { reason: '口座なし', isPayeeDeleted: false }
  const frozen = (kind: FreezeKind) => ({ kind, subject_id: 7, company_id: 3, name: company })
  return {
    registration_result: notice(
      registrationNotice('registered', company),
      registrationNotice('under_review', company),
      registrationNotice('rejected', company),
    ),
    verification_letter_sent: notice(
      letterSentNotice(
        { recipient: company, postal_code: '1000005', address: '東京都千代田区丸の内1-1-1' },
        new Date('2026-12-20T06:00:00Z'),
      ),
    ),
    company_changed: notice(companyChangedNotice({ name: company, business_form: 1 }, ['corporate_name'])),
    company_verified: notice(verifiedNotice(company)),
    invoice_applied: notice(appliedNotice(payment)),
    invoice_amount_changed: notice(
      amountChangedNotice(payment, { amountBefore: 607_200, card: { card_brand: 'VISA', card_last4: '1111' } }),
    ),
    invoice_action_required: notice(
      actionRequiredNotice(payment),
      ...([1, 3, 4, 5, 6, 7] as const).map(reason =>
        actionRequiredNotice({ ...payment, action_required_reason: reason, action_required_comment: null }),
      ),
    ),
    invoice_completed: notice(
      ...[payment, request].map(about =>
        completedNotice(about, { holidays, today: '2026-11-20', plannedDay: about.transfer_date }),
      ),
      completedNotice(payment, { holidays, today: '2026-11-26', plannedDay: '2026-11-26' }),
    ),
    invoice_transferred: notice(transferredNotice(payment, '2026-11-27'), transferredNotice(request, '2026-11-27')),
    invoice_cancelled: notice(
      cancelledNotice(payment, 'buyer', 'void'),
      cancelledNotice(payment, 'examiner', 'void'),
      cancelledNotice(payment, 'unanswered', 'refund'),
      cancelledNotice(payment, 'buyer', 'void_or_refund'),
      cancelledNotice(payment, 'buyer', 'charge_back'),
      cancelledNotice(request, 'account_not_named', 'refund'),
    ),
    transfer_returned: notice(
      transferReturnedNotice(payment, returned),
      transferReturnedNotice(payment, { ...returned, isPayeeDeleted: true }),
      transferReturnedNotice(request, returned),
      sellerTransferReturnedNotice({ ...request, status: 4 }, '口座なし'),
    ),
    transfer_resent: notice(
      resentNotice(payment),
      resentNotice(request),
      sellerResentNotice({ ...request, status: 4 }),
    ),
    transfer_refunded: notice(
      refundedNotice(payment),
      refundedNotice(request),
      sellerRefundedNotice({ ...request, status: 4 }),
    ),
    card_expiring: notice(expiryNotice({ id: 77, brand: 'VISA', last4: '1111', expire: '01/27' })),
    request_received: toCustomer('received'),
    request_reminder: toCustomer('reminder'),
    request_message: toCustomer('message'),
    request_cancelled: toCustomer('cancelled'),
    request_expired: toCustomer('expired'),
    request_dates_changed: notice(requestNotice('dates_changed', request, changed)),
    request_linked: notice(requestLinkedNotice(request)),
    request_paid: notice(requestPaidNotice({ ...request, status: 1 })),
    request_declined: notice(requestDeclinedNotice(over), requestDeclinedNotice(over, message)),
    request_completed: notice(requestCompletedNotice({ ...request, status: 3 })),
    request_transferred: notice(requestTransferredNotice({ ...request, status: 4 })),
    request_account_required: notice(
      accountRequiredNotice({
        ...request,
        status: 3,
        action_required_comment: '口座なし',
        action_required_until: '2026-12-03',
      }),
      accountRequiredNotice({ ...request, status: 3, action_required_comment: null, action_required_until: null }),
    ),
    request_payment_cancelled: notice(
      ...(['buyer', 'examiner', 'unanswered', 'account_not_named'] as const).map(cause =>
        requestPaymentCancelledNotice(over, cause),
      ),
    ),
    request_lapsed: notice(requestLapsedNotice({ ...request, status: 8 })),
    request_mail_failed: notice(requestMailFailedNotice(request), requestMailFailedNotice(over)),
    request_prepared: notice(preparedRequestNotice({ ...prepared, draftId: 88 }), notPreparedNotice(prepared)),
    new_device: notice(newDeviceNotice(device, new Date('2026-11-20T01:00:00Z'))),
    password_changed: notice(passwordChangedNotice([]), passwordChangedNotice([company, 'クラウド会計'])),
    email_address_changed: notice(
      emailChangedNotice('s****e@ex***', []),
      emailChangedNotice('s****e@ex***', [company]),
    ),
    security_settings_changed: notice(
      secondFactorNotice(true),
      secondFactorNotice(false),
      sessionsEndedNotice(2),
      endedByExaminer,
    ),
    use_suspended: notice(...freezeKinds.flatMap(kind => [freezeNotice, liftNotice].map(text => text(frozen(kind))))),
    external_client_connected: notice(connectedNotice(company)),
    pre_group_registered: notice(preparedNotice({ groupId: 318, clientName: company, count: 12, amount: 1_240_800 })),
    data_export_ready: notice(readyNotice(new Date('2026-11-21T01:00:00Z'))),
    data_export_failed: notice(failedNotice),
    supplier_account_changed: notice(
      accountChangedNotice({ ...accountChange, before: null, isBeingExamined: true }),
      accountChangedNotice({ ...accountChange, isBeingExamined: false }),
      accountChangedNotice({ ...accountChange, after: null, isBeingExamined: false }),
    ),
    supplier_approved: notice(examinedNotice({ id: 7, name: company }, 'Approved')),
    supplier_rejected: notice(examinedNotice({ id: 7, name: company }, 'Rejected')),
    sign_in_code: [codeMails.sign_in(sampleCode)],
    second_factor_on_code: [codeMails.second_factor_on(sampleCode)],
    second_factor_off_code: [codeMails.second_factor_off(sampleCode)],
    oauth_approval_code: [codeMails.oauth_approval(sampleCode, company)],
    account_closure_code: [codeMails.account_closure(sampleCode)],
    account_closed: [closedMail([company, `${person} 様`], new Date('2026-11-20T01:00:00Z'))],
    sign_up_code: [codeMails.sign_up(sampleCode)],
    sign_up_known: [decoyMails.sign_up],
    email_change_code: [codeMails.email_change(sampleCode)],
    email_change_known: [decoyMails.email_change],
    email_address_replaced: [formerAddressMail('s****e@ex***')],
    password_reset: [resetMail(`/password/reregistration#token=${sampleToken}`, 30)],
    request_received_by_link: byLink('received', path),
    request_reminder_by_link: byLink('reminder', path),
    request_message_by_link: byLink('message', path),
    request_cancelled_by_link: byLink('cancelled', null),
    request_dates_changed_by_link: [requestMail('dates_changed', request, changed, path)],
    request_expired_by_link: byLink('expired', null),
  }
}
