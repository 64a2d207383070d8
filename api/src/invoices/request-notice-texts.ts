import { invoiceDisplayId } from '@invoice-card/domain'
import type { NoticeTexts } from '../notifications/notice.ts'
import { asksAbout, type ToldInvoice, untilIn } from './notice-texts.ts'
import { requestAmountsOf } from './request-terms.ts'
import { longDay, nameAndAmount, shortDay, yen } from './wording.ts'

/** What the seller of a request is told. */
export const toSeller = (invoice: ToldInvoice, { tab, ...notice }: Omit<NoticeTexts, 'link' | 'mail'> & { tab: 'request' | 'decided' | 'history' }, more: NoticeTexts['mail'] & { facts?: readonly (readonly [string, string])[] } = {}): NoticeTexts => ({
  ...notice, link: `/collections/${tab}/${invoice.id}`,
  mail: { ...more, facts: [['ご依頼番号', invoiceDisplayId(invoice.id)], ['ご依頼先', buyerOf(invoice)], ['ご請求金額', yen(invoice.amount)], ...(more.facts ?? [])] },
})

/** Whom a request went to and how much it asks for, as the titles begin. */
export const buyerAndAmount = (invoice: ToldInvoice): string => nameAndAmount(buyerOf(invoice), invoice.amount)

export const buyerOf = ({ buyer_name }: ToldInvoice): string => buyer_name ?? 'ご依頼先'

/** What comes in, and on which day where that is to be told. */
export const incomeFacts = (invoice: ToldInvoice, dayLabel?: string) => {
  const { amount, commission_amount } = requestAmountsOf(invoice)
  return [['手数料（税込）', yen(commission_amount)], ['入金額', yen(amount)], ...(dayLabel && invoice.transfer_date ? [[dayLabel, longDay(invoice.transfer_date)] as const] : [])] as const
}

export const requestLinkedNotice = (invoice: ToldInvoice): NoticeTexts => toSeller(invoice, {
  kind: 'request_linked', tab: 'request',
  title: `${buyerAndAmount(invoice)}がカード払いのご依頼を確認しました`,
  body: `${buyerOf(invoice)}が${yen(invoice.amount)}のご依頼を確認しました。お支払いの手続きが完了しましたら、お知らせします。`,
})

export const requestPaidNotice = (invoice: ToldInvoice): NoticeTexts => toSeller(invoice, {
  kind: 'request_paid', tab: 'request',
  title: `${buyerAndAmount(invoice)}がカード払いの手続きを行いました`,
  body: `${buyerOf(invoice)}が${yen(invoice.amount)}のお支払いの手続きを行いました。内容を確認のうえ、入金の予定をお知らせします。`,
})

export function requestDeclinedNotice(invoice: ToldInvoice, comment?: string): NoticeTexts {
  const body = `${buyerOf(invoice)}が${yen(invoice.amount)}のカード払いのご依頼を辞退しました。お支払い方法については、ご依頼先に直接ご確認ください。`
  const notice = { kind: 'request_declined', tab: 'history', title: `${buyerAndAmount(invoice)}へのカード払いのご依頼が辞退されました` } as const
  if (!comment) return toSeller(invoice, { ...notice, body })
  return toSeller(invoice, { ...notice, body: `${body}\nコメント：${comment}` }, { paragraphs: [body], quote: { label: 'ご依頼先からのコメント', text: comment } })
}

export const requestCompletedNotice = (invoice: ToldInvoice): NoticeTexts => toSeller(invoice, {
  kind: 'request_completed', tab: 'decided',
  title: `${buyerAndAmount(invoice)}へのご依頼の審査が完了し、${shortDay(invoice.transfer_date ?? '')}の入金が決まりました`,
  body: `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、手数料を差し引いた${yen(requestAmountsOf(invoice).amount)}を、${longDay(invoice.transfer_date ?? '')}にご指定の口座へ振り込みます。`,
}, { facts: incomeFacts(invoice, '入金予定日') })

export const accountAskedNotice = (invoice: ToldInvoice): NoticeTexts => toSeller(invoice, {
  kind: 'request_account_asked', tab: 'decided', asks: asksAbout(invoice),
  title: `${buyerAndAmount(invoice)}へのご依頼：入金先の口座に振り込めませんでした${untilIn(invoice)}`,
  body: [`${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、ご指定の口座に振り込めませんでした${invoice.action_required_comment ? `（${invoice.action_required_comment}）` : ''}。`,
    '入金先の口座をご確認のうえ、別の口座をご指定ください。内容を確認のうえ、改めて振り込みます。'].join('\n'),
}, invoice.action_required_until ? {
  facts: [['ご対応期限', longDay(invoice.action_required_until)]],
  closing: [`${longDay(invoice.action_required_until)}までにご対応がない場合、お支払いはキャンセルされ、入金は行われません。`],
} : {})

export const requestTransferredNotice = (invoice: ToldInvoice): NoticeTexts => toSeller(invoice, {
  kind: 'request_transferred', tab: 'history',
  title: `${buyerAndAmount(invoice)}へのご依頼の入金が完了しました`,
  body: `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、手数料を差し引いた${yen(requestAmountsOf(invoice).amount)}をご指定の口座へ振り込みました。手数料の領収書（適格請求書）は、ご依頼の詳細画面からダウンロードできます。`,
}, { facts: incomeFacts(invoice, '入金日') })

export const requestPaymentCancelledNotice = (invoice: ToldInvoice): NoticeTexts => toSeller(invoice, {
  kind: 'request_payment_cancelled', tab: 'history',
  title: `${buyerAndAmount(invoice)}へのご依頼のお支払いがキャンセルされました`,
  body: `${buyerOf(invoice)}による${yen(invoice.amount)}のお支払いはキャンセルされ、入金は行われません。お支払い方法については、ご依頼先に直接ご確認ください。`,
})

export const requestLapsedNotice = (invoice: ToldInvoice): NoticeTexts => toSeller(invoice, {
  kind: 'request_lapsed', tab: 'history',
  title: `${buyerAndAmount(invoice)}へのカード払いのご依頼の期限が切れました`,
  body: `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼は、期限までにお支払いの手続きがなかったため終了しました。お支払い方法については、ご依頼先に直接ご確認ください。`,
})
