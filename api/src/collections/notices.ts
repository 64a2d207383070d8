import type { Db } from '../database/connection.ts'
import { tellSeller } from '../invoices/request-notices.ts'
import { findRequestTerms } from '../invoices/request-terms-store.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import { longDay, yen } from '../invoices/wording.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import { requestPath } from '../request-keys/key.ts'
import { addRequestKey } from '../request-keys/store.ts'

type Occasion = 'received' | 'reminder' | 'cancelled' | 'expired'

interface Words { readonly kind: string, readonly title: (seller: string) => string, readonly body: (invoice: InvoiceRow) => string, readonly isOpen: boolean }

const words: Readonly<Record<Occasion, Words>> = {
  received: {
    kind: 'request_received', isOpen: true, title: seller => `${seller}から、請求書のカード払いのご依頼が届いています`,
    body: ({ supplier_name, amount }) => `${supplier_name}から、${yen(amount)}の請求書をクレジットカードでお支払いいただくご依頼が届きました。手数料のご負担はありません。内容をご確認のうえ、お手続きをお願いします。`,
  },
  reminder: {
    kind: 'request_reminder', isOpen: true, title: seller => `${seller}からのカード払いのご依頼の期限が近づいています`,
    body: ({ supplier_name, amount }) => `${supplier_name}からの${yen(amount)}のご依頼の期限が近づいています。内容をご確認のうえ、お手続きをお願いします。`,
  },
  cancelled: {
    kind: 'request_cancelled', isOpen: false, title: seller => `${seller}からのカード払いのご依頼が取り消されました`,
    body: ({ supplier_name, amount }) => `${supplier_name}からの${yen(amount)}のご依頼が取り消されました。お手続きは不要です。お支払いについては、請求元の事業者に直接ご確認ください。`,
  },
  expired: {
    kind: 'request_expired', isOpen: false, title: seller => `${seller}からのカード払いのご依頼の期限が切れました`,
    body: ({ supplier_name, amount }) => `${supplier_name}からの${yen(amount)}のご依頼の期限が切れたため、カードでのお支払いの受付を終了しました。お支払いについては、請求元の事業者に直接ご確認ください。`,
  },
}

const phishing = 'このご依頼にお心当たりがない場合は、リンクを開かず、請求元の事業者に直接ご確認ください。当サービスがメールでカード番号やパスワードをお尋ねすることはありません。'

/** Tells the buyer of a request, with the seller's words where there are some: as a notification where the buyer is a customer, else by a mail that carries a key of its own. */
export async function tellBuyer(db: Db, occasion: Occasion, invoice: InvoiceRow, now: Date, comment?: string): Promise<void> {
  const { kind, title, body, isOpen } = words[occasion]
  const terms = await findRequestTerms(db, invoice.id)
  const facts: (readonly [string, string])[] = [
    ['請求元', invoice.supplier_name], ['請求金額', yen(invoice.amount)], ['お支払期日', longDay(invoice.due_date)],
    ...(invoice.invoice_number ? [['請求書番号', invoice.invoice_number] as const] : []),
    ...(isOpen && terms ? [['お手続きの期限', deadlineOf(terms.expires_at)] as const] : []),
  ]
  const said = isOpen ? terms?.message : comment
  const message = said ? [`請求元からのメッセージ：\n${said}`] : []
  if (invoice.buyer_company_id !== null) {
    return notify(db, {
      company_id: invoice.buyer_company_id, kind, title: title(invoice.supplier_name), body: [body(invoice), ...message].join('\n'), link: isOpen ? '/payments/waiting' : '/payments/history', now,
      mail: { facts, ...(isOpen ? { closing: [phishing] } : {}) },
    })
  }
  if (invoice.buyer_email_address === null) return
  const action = isOpen ? { action: { label: 'ご依頼を確認する', path: requestPath(await addRequestKey(db, invoice.id, now)) } } : {}
  await queueMail(db, {
    to: invoice.buyer_email_address, isSecret: isOpen, now,
    content: {
      subject: title(invoice.supplier_name),
      paragraphs: [...(terms ? [`${terms.person_name} 様`] : []), body(invoice), ...message, ...(isOpen ? ['請求書カード払いオンラインは、請求書をクレジットカードでお支払いいただけるサービスです。はじめての方は、会社情報の登録（無料）のうえご利用ください。'] : [])],
      facts, ...action, ...(isOpen ? { closing: [phishing] } : {}),
    },
  })
}

const deadlineOf = (at: Date): string => `${longDay(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(at))} 正午`

/** The seller learns that the buyer has found the request. */
export const tellRequestLinked = (db: Db, invoice: InvoiceRow, now: Date) => tellSeller(db, invoice, now, {
  kind: 'request_linked', tab: 'request',
  title: 'ご依頼先がカード払いのご依頼を確認しました',
  body: `${invoice.buyer_name ?? 'ご依頼先'}が${yen(invoice.amount)}のご依頼を確認しました。お支払いの手続きが完了しましたら、お知らせします。`,
})

/** The seller learns that nobody paid in time. */
export const tellSellerExpired = (db: Db, invoice: InvoiceRow, now: Date) => tellSeller(db, invoice, now, {
  kind: 'request_expired', tab: 'history',
  title: 'カード払いのご依頼の期限が切れました',
  body: `${invoice.buyer_name ?? 'ご依頼先'}への${yen(invoice.amount)}のご依頼は、期限までにお支払いの手続きがなかったため終了しました。お支払い方法については、ご依頼先に直接ご確認ください。`,
})
