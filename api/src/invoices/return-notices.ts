import { invoiceDisplayId } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import { requestAmountsOf } from './request-terms.ts'
import type { InvoiceRow } from './transitions.ts'
import { yen } from './wording.ts'

interface Notice { readonly kind: string, readonly title: string, readonly body: string, readonly closing?: readonly string[] }

/** Whoever paid, and of a request whoever was to get the money: both count on it. */
async function tellBoth(db: Db, invoice: InvoiceRow, now: Date, { closing = [], ...notice }: Notice): Promise<void> {
  const amount = invoice.kind === 'request' ? requestAmountsOf(invoice).amount : invoice.amount
  const facts = [['お申込番号', invoiceDisplayId(invoice.id)], ['お支払先', invoice.supplier_name], ['振込金額', yen(amount)]] as const
  const sides = [[invoice.buyer_company_id, `/payments/history/${invoice.id}`], [invoice.seller_company_id, '/collections/history']] as const
  for (const [company_id, link] of sides) {
    if (company_id !== null) await notify(db, { company_id, ...notice, link, now, mail: { facts, closing } })
  }
}

export const tellCameBack = (db: Db, invoice: InvoiceRow, now: Date, reason: string) => tellBoth(db, invoice, now, {
  kind: 'transfer_returned',
  title: '振込した資金が戻りました',
  body: `${invoice.supplier_name}への振込が、金融機関から戻されました（理由：${reason}）。お支払先の口座をご確認ください。`,
  closing: ['口座に誤りがある場合は、登録取引先に正しい口座を追加してください。再度の振込または返金について、あらためてお知らせします。'],
})

export const tellResent = (db: Db, invoice: InvoiceRow, now: Date) => tellBoth(db, invoice, now, {
  kind: 'transfer_resent',
  title: '再度の振込が完了しました',
  body: `戻されていた${invoice.supplier_name}への振込を、あらためて行いました。`,
})

export const tellRefunded = (db: Db, invoice: InvoiceRow, now: Date) => tellBoth(db, invoice, now, {
  kind: 'transfer_refunded',
  title: 'カードへの返金の手続きを行います',
  body: `${invoice.supplier_name}への振込が戻されたため、カードのご請求を手数料を含めて返金します。お支払先へは、別の方法でお支払いください。`,
  closing: ['返金の時期はカード会社の処理によって異なり、数日から数週間かかることがあります。', '発行済みの手数料の領収書は、仕入税額控除にはお使いいただけません。'],
})
