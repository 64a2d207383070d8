import type { NoticeInvoice } from '../../../books/notices/public.ts'
import { longDay, longMoment, nameAndAmount, shortDay, timeOf, yen } from '../../../platform/wording/public.ts'
import type { MailContent } from '../../../platform/database/public.ts'
import type { NoticeTexts } from '../../../platform/notifications/public.ts'

export type Occasion = 'received' | 'reminder' | 'message' | 'cancelled' | 'expired' | 'dates_changed'

/** The only columns that a buyer's notices read; a preview has no others. */
type NoticeRequest = Pick<NoticeInvoice, 'supplier_name' | 'amount' | 'due_date' | 'invoice_number'>

interface Words {
  readonly title: (sellerAndAmount: string) => string
  readonly body: (invoice: NoticeRequest) => string
  readonly isOpen: boolean
}

const words: Readonly<Record<Occasion, Words>> = {
  received: {
    isOpen: true,
    title: seller => `${seller}から、カード払いのご依頼が届いています`,
    body: ({ supplier_name, amount }) =>
      `${supplier_name}から、${yen(amount)}の請求書をクレジットカードでお支払いいただくご依頼が届きました。手数料のご負担はありません。内容をご確認のうえ、お手続きをお願いします。`,
  },
  reminder: {
    isOpen: true,
    title: seller => `${seller}からのカード払いのご依頼の期限が近づいています`,
    body: ({ supplier_name, amount }) =>
      `${supplier_name}からの${yen(amount)}のご依頼の期限が近づいています。内容をご確認のうえ、お手続きをお願いします。`,
  },
  message: {
    isOpen: true,
    title: seller => `${seller}から、カード払いのご依頼についてメッセージが届いています`,
    body: ({ supplier_name, amount }) =>
      `${supplier_name}から、${yen(amount)}のご依頼についてメッセージが届きました。内容をご確認ください。`,
  },
  dates_changed: {
    isOpen: true,
    title: seller => `${seller}からのカード払いのご依頼の日程が変わりました`,
    body: ({ supplier_name, amount }) =>
      `${supplier_name}からの${yen(amount)}のご依頼の日程が、請求元により変更されました。内容をご確認のうえ、お手続きをお願いします。`,
  },
  cancelled: {
    isOpen: false,
    title: seller => `${seller}からのカード払いのご依頼が取り下げられました`,
    body: ({ supplier_name, amount }) =>
      `${supplier_name}からの${yen(amount)}のご依頼が取り下げられました。お手続きは不要です。お支払いについては、請求元の事業者に直接ご確認ください。`,
  },
  expired: {
    isOpen: false,
    title: seller => `${seller}からのカード払いのご依頼の期限が切れました`,
    body: ({ supplier_name, amount }) =>
      `${supplier_name}からの${yen(amount)}のご依頼の期限が切れたため、カードでのお支払いの受付を終了しました。お支払いについては、請求元の事業者に直接ご確認ください。`,
  },
}

/** Whether a link to the request is of use: it can still be paid. */
export const isOpenAt = (occasion: Occasion): boolean => words[occasion].isOpen

/** The terms that its seller set, and what the seller has to say. */
export interface NoticeTerms {
  readonly person_name: string | null
  readonly expires_at: Date | null
  readonly comment: string | null
  readonly before?: NoticeDates
}

/** What the buyer was notified of before the seller changed it. */
export interface NoticeDates {
  readonly due_date: string
  readonly expires_at: Date
}

const phishing =
  'このご依頼にお心当たりがない場合は、リンクを開かず、請求元の事業者に直接ご確認ください。当サービスがメールでカード番号やパスワードをお尋ねすることはありません。'
const introduction =
  '請求書カード払いオンラインは、請求書をクレジットカードでお支払いいただけるサービスです。はじめての方は、会社情報の登録（無料）のうえご利用ください。'

function mailParts(occasion: Occasion, invoice: NoticeRequest, { expires_at, comment, before }: NoticeTerms) {
  const { isOpen } = words[occasion]
  const withFormer = (label: string, formerLabel: string, value: string, former: string | undefined) => [
    [label, value] as const,
    ...(former === undefined || former === value ? [] : [[formerLabel, former] as const]),
  ]
  const facts = [
    ['請求元', invoice.supplier_name],
    ['請求金額', yen(invoice.amount)],
    ...withFormer('支払期日', '変更前の支払期日', longDay(invoice.due_date), before && longDay(before.due_date)),
    ...(invoice.invoice_number ? [['請求書番号', invoice.invoice_number] as const] : []),
    ...(isOpen && expires_at
      ? withFormer('カード払いの期限', '変更前の期限', longMoment(expires_at), before && longMoment(before.expires_at))
      : []),
  ] as const
  return {
    facts,
    ...(comment ? { quote: { label: '請求元からのメッセージ', text: comment } } : {}),
    ...(isOpen ? { closing: [phishing] } : {}),
  }
}

const japanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' })

const titleOf = (occasion: Occasion, { supplier_name, amount }: NoticeRequest, { expires_at }: NoticeTerms): string => {
  const { title, isOpen } = words[occasion]
  return `${title(nameAndAmount(supplier_name, amount))}${isOpen && expires_at ? `（${shortDay(japanDay.format(expires_at))} ${timeOf(expires_at)}まで）` : ''}`
}

/** To a buyer who is a customer. */
export function requestNotice(occasion: Occasion, invoice: NoticeInvoice, terms: NoticeTerms): NoticeTexts {
  const { body, isOpen } = words[occasion]
  const text = body(invoice)
  return {
    kind: `request_${occasion}`,
    title: titleOf(occasion, invoice, terms),
    link: isOpen ? `/payments/waiting/${invoice.id}/creditcard` : `/payments/history/${invoice.id}`,
    ...(isOpen ? { asks: { about: `invoice:${invoice.id}`, deadline: terms.expires_at } } : {}),
    body: [text, ...(terms.comment ? [`請求元からのメッセージ：\n${terms.comment}`] : [])].join('\n'),
    mail: { paragraphs: [text], ...mailParts(occasion, invoice, terms) },
  }
}

/** To an address that is no customer's, with the way in where there is something to do. */
export function requestMail(
  occasion: Occasion,
  invoice: NoticeRequest,
  terms: NoticeTerms,
  path: string | null,
): MailContent {
  const { body, isOpen } = words[occasion]
  return {
    subject: titleOf(occasion, invoice, terms),
    addressee: terms.person_name ? `${terms.person_name} 様` : 'ご担当者さま',
    paragraphs: [body(invoice), ...(isOpen ? [introduction] : [])],
    ...mailParts(occasion, invoice, terms),
    ...(path === null ? {} : { action: { label: 'ご依頼を確認する', path } }),
  }
}
