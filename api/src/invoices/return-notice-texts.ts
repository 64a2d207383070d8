import { invoiceDisplayId } from '@invoice-card/domain'
import type { NoticeTexts } from '../notifications/notice.ts'
import type { ToldInvoice } from './notice-texts.ts'
import { requestAmountsOf } from './request-terms.ts'
import { yen } from './wording.ts'

/** Where its reader looks at it is the same notice's only difference between payer and seller. */
type ReturnNotice = Omit<NoticeTexts, 'link'>

const mailOf = (invoice: ToldInvoice, closing: readonly string[] = []): NoticeTexts['mail'] => {
  const amount = invoice.kind === 'request' ? requestAmountsOf(invoice).amount : invoice.amount
  return { facts: [['お申込番号', invoiceDisplayId(invoice.id)], ['お支払先', invoice.supplier_name], ['振込金額', yen(amount)]], closing }
}

export const cameBackNotice = (invoice: ToldInvoice, reason: string): ReturnNotice => ({
  kind: 'transfer_returned',
  title: '振込した資金が戻りました',
  body: `${invoice.supplier_name}への振込が、金融機関から戻されました（理由：${reason}）。お支払先の口座をご確認ください。`,
  mail: mailOf(invoice, ['口座に誤りがある場合は、登録取引先に正しい口座を追加してください。再度の振込または返金について、あらためてお知らせします。']),
})

export const resentNotice = (invoice: ToldInvoice): ReturnNotice => ({
  kind: 'transfer_resent',
  title: '再度の振込が完了しました',
  body: `戻されていた${invoice.supplier_name}への振込を、あらためて行いました。`,
  mail: mailOf(invoice),
})

export const refundedNotice = (invoice: ToldInvoice): ReturnNotice => ({
  kind: 'transfer_refunded',
  title: 'カードへの返金の手続きを行います',
  body: `${invoice.supplier_name}への振込が戻されたため、カードのご請求を手数料を含めて返金します。お支払先へは、別の方法でお支払いください。`,
  mail: mailOf(invoice, ['返金の時期はカード会社の処理によって異なり、数日から数週間かかることがあります。', '発行済みの手数料の領収書は、仕入税額控除にはお使いいただけません。']),
})
