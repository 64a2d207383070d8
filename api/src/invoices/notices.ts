import { actionRequiredLabels, type Holidays, invoiceDisplayId } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import { tellSellerCancelled, tellSellerCompleted, tellSellerTransferred } from './request-notices.ts'
import { cardTotalOf } from './request-terms.ts'
import { type InvoiceRow, lastCancelDay } from './transitions.ts'
import { longDay, yen } from './wording.ts'

interface Notice {
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly tab: 'review' | 'reserved' | 'history'
  readonly facts?: readonly (readonly [string, string])[]
  readonly closing?: readonly string[]
}

const factsOf = (invoice: InvoiceRow): (readonly [string, string])[] => [
  ['お申込番号', invoiceDisplayId(invoice.id)],
  ['お支払先', invoice.supplier_name],
  ['請求金額', yen(invoice.amount)],
  // The fee of a request is its seller's.
  ...(invoice.kind === 'request' ? [] : [['手数料（税込）', yen(invoice.commission_amount)] as const]),
  ['カードお支払総額', yen(cardTotalOf(invoice))],
]

const transferFact = (invoice: InvoiceRow): (readonly [string, string])[] =>
  invoice.transfer_date === null ? [] : [['振込日', longDay(invoice.transfer_date)]]

const tell = async (db: Db, invoice: InvoiceRow, now: Date, { kind, title, body, tab, facts = [], closing }: Notice): Promise<void> => {
  if (invoice.buyer_company_id === null) return
  await notify(db, {
    company_id: invoice.buyer_company_id, kind, title, body, now,
    link: `/payments/${tab}/${invoice.id}`,
    mail: { facts: [...factsOf(invoice), ...facts], ...(closing ? { closing } : {}) },
  })
}

export const tellApplied = (db: Db, invoice: InvoiceRow, now: Date) => tell(db, invoice, now, {
  kind: 'invoice_applied', tab: 'review',
  title: 'お支払いのお申し込みを受け付けました',
  body: `${invoice.supplier_name}への${yen(invoice.amount)}のお支払いを受け付けました。内容を確認のうえ、審査の結果をお知らせします。`,
  facts: transferFact(invoice).map(([, day]) => ['振込予定日', day] as const),
  closing: ['カードのご利用は承認済みですが、審査が完了するまで請求は確定しません。審査が完了するまでは、いつでもキャンセルできます。'],
})

export const tellActionRequired = (db: Db, invoice: InvoiceRow, now: Date) => {
  const { title, instruction } = actionRequiredLabels[invoice.action_required_reason ?? 4]
  const until = invoice.action_required_until
  return tell(db, invoice, now, {
    kind: 'invoice_action_required', tab: 'review',
    title: `ご対応のお願い：${title}`,
    body: [`${invoice.supplier_name}への${yen(invoice.amount)}のお支払いについて、ご対応をお願いします。`, instruction, invoice.action_required_comment ?? ''].filter(Boolean).join('\n'),
    facts: until ? [['ご対応期限', longDay(until)]] : [],
    closing: until ? [`${longDay(until)}までにご対応がない場合、お申し込みは自動的にキャンセルされます。`] : [],
  })
}

export const tellCompleted = async (db: Db, invoice: InvoiceRow, now: Date, holidays: Holidays): Promise<void> => {
  await tellSellerCompleted(db, invoice, now)
  const day = invoice.transfer_date ?? ''
  const lastDay = longDay(lastCancelDay(day, holidays))
  return tell(db, invoice, now, {
    kind: 'invoice_completed', tab: 'reserved',
    title: '審査が完了し、振込を予約しました',
    body: `${invoice.supplier_name}への${invoice.kind === 'request' ? 'お支払い' : yen(invoice.amount)}を、${longDay(day)}に振り込みます。カードの請求が確定しました。`,
    facts: [...transferFact(invoice), ['キャンセル期限', `${lastDay} 23:59`]],
    closing: ['カードの引き落とし日は、カード会社の締め日によって異なります。カード会社のご利用明細をご確認ください。'],
  })
}

export const tellTransferred = async (db: Db, invoice: InvoiceRow, now: Date, doneOn: string): Promise<void> => {
  await tellSellerTransferred(db, invoice, now)
  await tell(db, invoice, now, {
    kind: 'invoice_transferred', tab: 'history',
    title: '振込が完了しました',
    // A request's fee and its receipt are its seller's.
    body: invoice.kind === 'request' ? `${invoice.supplier_name}への振込が完了し、${yen(invoice.amount)}のお支払いが完了しました。`
      : `${invoice.supplier_name}への${yen(invoice.amount)}の振込が完了しました。手数料の領収書（適格請求書）は、お支払いの詳細画面からダウンロードできます。`,
    facts: [['振込実行日', longDay(doneOn)], ['振込名義', invoice.transfer_person_name]],
  })
}

const cancelReasons = {
  buyer: 'お申し込みのキャンセルを承りました。',
  examiner: '審査の結果、このお支払いをお引き受けできませんでした。',
  unanswered: 'ご対応期限までに内容を確認できなかったため、お申し込みをキャンセルしました。',
} as const
export type CancelReason = keyof typeof cancelReasons

export const tellCancelled = async (db: Db, invoice: InvoiceRow, now: Date, reason: CancelReason, wasCharged: boolean): Promise<void> => {
  await tellSellerCancelled(db, invoice, now)
  await tell(db, invoice, now, {
    kind: 'invoice_cancelled', tab: 'history',
    title: 'お支払いがキャンセルされました',
    body: [`${invoice.supplier_name}への${yen(invoice.amount)}のお支払いについて、${cancelReasons[reason]}`,
      wasCharged ? 'カードへの請求は返金の手続きを行います。' : 'カードへの請求は行われません。'].join('\n'),
    // An honest word: the money is free when the issuer says so, not when we do.
    closing: ['ご利用可能枠の回復や返金の時期はカード会社の処理によって異なり、数日から数週間かかることがあります。', '請求書のお支払期日にご注意ください。別の方法でのお支払いが必要な場合があります。'],
  })
}
