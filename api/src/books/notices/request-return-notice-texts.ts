import type { NoticeTexts } from '../../platform/notifications/public.ts'
import type { NoticeInvoice } from './notice-texts.ts'
import { buyerAndAmount, buyerOf, incomeFacts, toSeller } from './request-notice-texts.ts'
import { uselessReceipt } from './return-notice-texts.ts'
import { yen } from '../../platform/wording/public.ts'

const requestOf = (invoice: NoticeInvoice): string => `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、`

export const sellerTransferReturnedNotice = (invoice: NoticeInvoice, reason: string): NoticeTexts =>
  toSeller(
    invoice,
    {
      kind: 'transfer_returned',
      asks: { about: `invoice:${invoice.id}`, deadline: null },
      title: `${buyerAndAmount(invoice)}へのご依頼の振込が戻されました`,
      body: `${requestOf(invoice)}ご指定の口座への振込が、金融機関から戻されました（理由：${reason}）。口座の状態をご確認のうえ、ご依頼の詳細画面から別の口座をご指定ください。`,
    },
    {
      facts: incomeFacts(invoice),
      closing: [
        'ご指定の口座への再振込について、あらためてお知らせします。ご指定がない場合は、依頼先のカードに返金し、入金を行わないことがあります。',
      ],
    },
  )

export const sellerResentNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toSeller(
    invoice,
    {
      kind: 'transfer_resent',
      title: `${buyerAndAmount(invoice)}へのご依頼の再振込が完了しました`,
      body: `${requestOf(invoice)}戻されていた資金を、あらためてご指定の口座へ振り込みました。`,
    },
    { facts: incomeFacts(invoice) },
  )

export const sellerRefundedNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toSeller(
    invoice,
    {
      kind: 'transfer_refunded',
      title: `${buyerAndAmount(invoice)}へのご依頼の入金を取りやめ、依頼先のカードに返金します`,
      body: `${requestOf(invoice)}ご指定の口座への振込が戻されたため、依頼先のカードに返金し、入金は行われません。手数料はいただきません。お支払い方法については、依頼先に直接ご確認ください。`,
    },
    { closing: [uselessReceipt] },
  )
