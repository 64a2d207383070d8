import { invoiceDisplayId } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import type { InvoiceRow } from './transitions.ts'
import { requestAmountsOf } from './request-terms.ts'
import { longDay, yen } from './wording.ts'

const factsOf = (invoice: InvoiceRow): (readonly [string, string])[] => [
  ['ご依頼番号', invoiceDisplayId(invoice.id)],
  ['ご依頼先', invoice.buyer_name ?? ''],
  ['ご請求金額', yen(invoice.amount)],
]

/** A notice to the seller of a request. */
export const tellSeller = async (db: Db, invoice: InvoiceRow, now: Date, notice: { kind: string, title: string, body: string, tab: 'request' | 'decided' | 'history' }): Promise<void> => {
  if (invoice.seller_company_id === null) return
  const { tab, ...texts } = notice
  await notify(db, { company_id: invoice.seller_company_id, ...texts, link: `/collections/${tab}`, now, mail: { facts: factsOf(invoice) } })
}

/** The seller learns that the buyer's card is authorised. */
export const tellRequestPaid = (db: Db, invoice: InvoiceRow, now: Date) => tellSeller(db, invoice, now, {
  kind: 'request_paid', tab: 'request',
  title: 'カード払いのご依頼にお支払いの手続きがありました',
  body: `${invoice.buyer_name ?? 'ご依頼先'}が${yen(invoice.amount)}のお支払いの手続きを行いました。内容を確認のうえ、入金の予定をお知らせします。`,
})

/** The seller learns that the buyer will not pay by card, in the buyer's words where there are some. */
export const tellRequestDeclined = (db: Db, invoice: InvoiceRow, now: Date, comment?: string) => tellSeller(db, invoice, now, {
  kind: 'request_declined', tab: 'history',
  title: 'カード払いのご依頼が辞退されました',
  body: [`${invoice.buyer_name ?? 'ご依頼先'}が${yen(invoice.amount)}のカード払いのご依頼を辞退しました。お支払い方法については、ご依頼先に直接ご確認ください。`, comment ? `コメント：${comment}` : ''].filter(Boolean).join('\n'),
})

/** The seller learns that the card is charged, and what comes in on which day. */
export const tellSellerCompleted = (db: Db, invoice: InvoiceRow, now: Date) => tellSeller(db, invoice, now, {
  kind: 'request_completed', tab: 'decided',
  title: '審査が完了し、入金予定日が決まりました',
  body: `${invoice.buyer_name ?? 'ご依頼先'}への${yen(invoice.amount)}のご依頼について、手数料を差し引いた${yen(requestAmountsOf(invoice).amount)}を、${longDay(invoice.transfer_date ?? '')}にご指定の口座へ振り込みます。`,
})

/** The seller learns that the money is on its way to the account. */
export const tellSellerTransferred = (db: Db, invoice: InvoiceRow, now: Date) => tellSeller(db, invoice, now, {
  kind: 'request_transferred', tab: 'history',
  title: 'カード払いのご依頼の入金が完了しました',
  body: `${invoice.buyer_name ?? 'ご依頼先'}への${yen(invoice.amount)}のご依頼について、手数料を差し引いた${yen(requestAmountsOf(invoice).amount)}をご指定の口座へ振り込みました。手数料の領収書（適格請求書）は、ご依頼の詳細画面からダウンロードできます。`,
})

/** The seller learns that a paid request will bring no money, or would go on waiting for it. */
export const tellSellerCancelled = (db: Db, invoice: InvoiceRow, now: Date) => tellSeller(db, invoice, now, {
  kind: 'request_payment_cancelled', tab: 'history',
  title: 'カード払いのご依頼のお支払いがキャンセルされました',
  body: `${invoice.buyer_name ?? 'ご依頼先'}による${yen(invoice.amount)}のお支払いはキャンセルされ、入金は行われません。お支払い方法については、ご依頼先に直接ご確認ください。`,
})
