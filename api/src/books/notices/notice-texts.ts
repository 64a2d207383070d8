import { cardLabel, type Settlement } from '@invoice-card/contracts'
import { actionRequiredLabels, displayKana, type Holidays, invoiceDisplayId } from '@invoice-card/domain'
import type { NoticeTexts } from '../../platform/notifications/public.ts'
import { cardTotalOf } from '../invoices/public.ts'
import { type InvoiceRow, lastCancelDay } from '../invoices/public.ts'
import { endOfDay, longDay, nameAndAmount, shortDay, yen } from '../../platform/wording/public.ts'

/** The only columns of an invoice that its notices read. */
export type NoticeInvoice = Pick<
  InvoiceRow,
  | 'id'
  | 'kind'
  | 'status'
  | 'supplier_name'
  | 'buyer_name'
  | 'buyer_email_address'
  | 'amount'
  | 'commission_amount'
  | 'commission_tax_amount'
  | 'commission_rate'
  | 'due_date'
  | 'transfer_date'
  | 'transfer_person_name'
  | 'invoice_number'
  | 'action_required_reason'
  | 'action_required_comment'
  | 'action_required_until'
>

type Facts = readonly (readonly [string, string])[]

/** The number on the invoice, by which both sides know it: several may have one partner and one amount. */
export const numberFact = ({ invoice_number }: NoticeInvoice): Facts =>
  invoice_number ? [['請求書番号', invoice_number]] : []

const factsOf = (invoice: NoticeInvoice, total = 'カードのお支払い合計'): Facts => [
  ['申込番号', invoiceDisplayId(invoice.id)],
  ['支払先', invoice.supplier_name],
  ...numberFact(invoice),
  ['請求金額', yen(invoice.amount)],
  // The fee of a request is its seller's.
  ...(invoice.kind === 'request' ? [] : [['手数料（税込）', yen(invoice.commission_amount)] as const]),
  [total, yen(cardTotalOf(invoice))],
]

const transferFact = (label: string, { transfer_date }: NoticeInvoice): Facts =>
  transfer_date === null ? [] : [[label, longDay(transfer_date)]]

const payeeOf = ({ supplier_name, amount }: NoticeInvoice): string => nameAndAmount(supplier_name, amount)

/** An owner is asked about an invoice, until its day is over. */
export const actionRequiredFor = ({ id, action_required_until }: NoticeInvoice) =>
  ({
    about: `invoice:${id}`,
    deadline: action_required_until === null ? null : endOfDay(action_required_until),
  }) as const

/** The deadline as a title ends with it. */
export const untilIn = ({ action_required_until }: NoticeInvoice): string =>
  action_required_until === null ? '' : `（${shortDay(action_required_until)}まで）`

const linkTo = (tab: 'review' | 'reserved' | 'history', { id }: NoticeInvoice): string => `/payments/${tab}/${id}`

export const appliedNotice = (invoice: NoticeInvoice): NoticeTexts => ({
  kind: 'invoice_applied',
  link: linkTo('review', invoice),
  title: `${payeeOf(invoice)}のお支払いを受け付けました`,
  body: `${invoice.supplier_name}への${yen(invoice.amount)}のお支払いを受け付けました。内容を確認のうえ、審査の結果をお知らせします。`,
  mail: {
    facts: [...factsOf(invoice), ...transferFact('振込日', invoice)],
    closing: [
      'カードのご利用は承認済みですが、審査が完了するまで請求は確定しません。審査が完了するまでは、いつでもキャンセルできます。',
    ],
  },
})

/** What a corrected amount was before, and the card that pays it now. */
export interface AmountChange {
  /** In yen. */
  readonly amountBefore: number
  readonly card: { readonly card_brand: string | null; readonly card_last4: string | null }
}

export function amountChangedNotice(
  invoice: NoticeInvoice,
  { amountBefore, card: { card_brand, card_last4 } }: AmountChange,
): NoticeTexts {
  const card = card_last4 === null ? '' : `（${cardLabel({ brand: card_brand ?? '', last4: card_last4 })}）`
  return {
    kind: 'invoice_amount_changed',
    link: linkTo('review', invoice),
    title: `${payeeOf(invoice)}のお支払いの金額変更を受け付けました`,
    body: [
      `${invoice.supplier_name}へのお支払いの請求金額を、${yen(amountBefore)}から${yen(invoice.amount)}に変更しました。`,
      `カード${card}のお支払い合計は${yen(cardTotalOf(invoice))}です。内容を確認のうえ、審査の結果をお知らせします。`,
    ].join('\n'),
    mail: {
      facts: [...factsOf(invoice), ...transferFact('振込日', invoice)],
      closing: [
        '新しい金額でのカードのご利用は承認済みですが、審査が完了するまで請求は確定しません。審査が完了するまでは、いつでもキャンセルできます。',
        '変更前の金額でのカードのご利用は取り消します。利用枠の回復の時期はカード会社の処理によって異なります。',
      ],
    },
  }
}

export function actionRequiredNotice(invoice: NoticeInvoice): NoticeTexts {
  const { title, instruction, explanation = '' } = actionRequiredLabels[invoice.action_required_reason ?? 4]
  const until = invoice.action_required_until
  return {
    kind: 'invoice_action_required',
    link: linkTo('review', invoice),
    asks: actionRequiredFor(invoice),
    title: `${payeeOf(invoice)}のお支払い：${title}${untilIn(invoice)}`,
    body: [
      `${invoice.supplier_name}への${yen(invoice.amount)}のお支払いについて、ご対応をお願いします。`,
      instruction,
      explanation,
      invoice.action_required_comment ?? '',
    ]
      .filter(Boolean)
      .join('\n'),
    mail: {
      facts: [...factsOf(invoice), ...(until ? [['ご対応期限', longDay(until)] as const] : [])],
      closing: until ? [`${longDay(until)}までにご対応がない場合、お申し込みは自動的にキャンセルされます。`] : [],
    },
  }
}

interface Completed {
  readonly holidays: Holidays
  readonly today: string
  /** Before the check was complete. */
  readonly plannedDay: string | null
}

export function completedNotice(invoice: NoticeInvoice, { holidays, today, plannedDay }: Completed): NoticeTexts {
  const day = invoice.transfer_date ?? ''
  const cancelDay = lastCancelDay(day, holidays)
  const isCancelOver = cancelDay < today
  const moved =
    plannedDay === null || plannedDay === day ? '' : `振込日は、当初の${longDay(plannedDay)}から変更となりました。`
  return {
    kind: 'invoice_completed',
    link: linkTo('reserved', invoice),
    title: `${payeeOf(invoice)}のお支払いの審査が完了し、${shortDay(day)}の振込を予約しました`,
    body: `${invoice.supplier_name}への${invoice.kind === 'request' ? 'お支払い' : yen(invoice.amount)}を、${longDay(day)}に振り込みます。${moved}カードの請求が確定しました。`,
    mail: {
      facts: [
        ...factsOf(invoice),
        ...transferFact('振込日', invoice),
        ...(isCancelOver ? [] : [['キャンセル期限', `${longDay(cancelDay)} 23:59`] as const]),
      ],
      closing: [
        ...(isCancelOver ? ['振込日までに営業日がないため、このお支払いはキャンセルできません。'] : []),
        'カードの引き落とし日は、カード会社の締め日によって異なります。カード会社のご利用明細をご確認ください。',
      ],
    },
  }
}

export const transferredNotice = (invoice: NoticeInvoice, doneOn: string): NoticeTexts => ({
  kind: 'invoice_transferred',
  link: linkTo('history', invoice),
  title: `${payeeOf(invoice)}への振込が完了しました`,
  // A request's fee and its receipt are its seller's.
  body:
    invoice.kind === 'request'
      ? `${invoice.supplier_name}への振込が完了し、${yen(invoice.amount)}のお支払いが完了しました。`
      : `${invoice.supplier_name}への${yen(invoice.amount)}の振込が完了しました。${invoice.commission_amount > 0 ? '手数料の領収書（適格請求書）は、お支払いの詳細画面からダウンロードできます。' : ''}`,
  mail: {
    facts: [
      ...factsOf(invoice),
      ['振込実行日', longDay(doneOn)],
      ['振込名義', displayKana(invoice.transfer_person_name)],
    ],
  },
})

/** Why a payment ends before its transfer. */
export type CancelReason = 'buyer' | 'examiner' | 'unanswered'
/** The same for both sides: of a request it may be its seller who did not answer. */
export type CancelCause = CancelReason | 'account_not_named'

const cancelReasons: Readonly<Record<CancelCause, string>> = {
  buyer: 'お申し込みのキャンセルを承りました。',
  examiner: '審査の結果、お引き受けできませんでした。',
  unanswered: 'ご対応期限までに内容を確認できなかったため、お申し込みをキャンセルしました。',
  account_not_named:
    '請求元への振込ができなかったため、お支払いをキャンセルしました。お客さまのお手続きに問題はありません。',
}

const settlements: Readonly<Record<Settlement, (withFee: string) => string>> = {
  void: () => 'カードへの請求は行われません。',
  refund: withFee => `カードのご請求は、${withFee}全額を返金します。`,
  void_or_refund: withFee =>
    `カードへの請求が確定していた場合は、${withFee}全額を返金します。確定していなかった場合、請求は行われません。`,
  charge_back: withFee =>
    `カードのご請求は、カード会社が取り消しています（チャージバック）。カード会社が改めて請求した場合は、${withFee}全額を返金します。`,
}
const withFeeOf = ({ kind, commission_amount }: NoticeInvoice): string =>
  kind === 'request' || commission_amount === 0 ? '' : '手数料を含めて'

export const cancelledNotice = (invoice: NoticeInvoice, cause: CancelCause, settlement: Settlement): NoticeTexts => ({
  kind: 'invoice_cancelled',
  link: linkTo('history', invoice),
  // As its badge says: nobody has cancelled what an examiner refused.
  title: `${payeeOf(invoice)}のお支払い${cause === 'examiner' ? 'をお引き受けできませんでした' : 'がキャンセルされました'}`,
  body: [
    `${invoice.supplier_name}への${yen(invoice.amount)}のお支払いについて、${cancelReasons[cause]}`,
    settlements[settlement](withFeeOf(invoice)),
  ].join('\n'),
  mail: {
    facts: factsOf(invoice, 'お申し込みの合計'),
    // An honest word: the money is free when the issuer says so, not when we do.
    closing: [
      '利用枠の回復や返金の時期はカード会社の処理によって異なり、数日から数週間かかることがあります。',
      '請求書の支払期日にご注意ください。別の方法でのお支払いが必要な場合があります。',
    ],
  },
})
