import { invoiceDisplayId } from '@invoice-card/domain'
import type { NoticeTexts } from '../../platform/notifications/public.ts'
import { type NoticeInvoice, numberFact } from './notice-texts.ts'
import { nameAndAmount, yen } from '../../platform/wording/public.ts'

/**
 * What the payer reads. Of a request the payer knows the payee's account and fee as little as here as anywhere: its
 * seller reads what to do about them.
 */
const toPayer = (
  invoice: NoticeInvoice,
  notice: Omit<NoticeTexts, 'link' | 'mail'>,
  closing: readonly string[] = [],
): NoticeTexts => ({
  ...notice,
  link: `/payments/history/${invoice.id}`,
  mail: {
    facts: [
      ['申込番号', invoiceDisplayId(invoice.id)],
      ['支払先', invoice.supplier_name],
      ...numberFact(invoice),
      [isRequest(invoice) ? '請求金額' : '振込金額', yen(invoice.amount)],
    ],
    closing,
  },
})

const payeeOf = ({ supplier_name, amount }: NoticeInvoice): string => nameAndAmount(supplier_name, amount)
const isRequest = ({ kind }: NoticeInvoice): boolean => kind === 'request'

export interface ReturnNotice {
  readonly reason: string
  readonly isPayeeDeleted: boolean
}

export const transferReturnedNotice = (invoice: NoticeInvoice, { reason, isPayeeDeleted }: ReturnNotice): NoticeTexts =>
  toPayer(
    invoice,
    {
      kind: 'transfer_returned',
      title: `${payeeOf(invoice)}へ振り込んだ資金が戻りました`,
      // Why is a matter of the account, which of a request is its seller's.
      body: isRequest(invoice)
        ? `${invoice.supplier_name}への振込が、金融機関から戻されました。お客さまのお手続きは不要です。再振込または返金について、あらためてお知らせします。`
        : `${invoice.supplier_name}への振込が、金融機関から戻されました（理由：${reason}）。支払先の口座をご確認ください。`,
    },
    isRequest(invoice)
      ? []
      : [
          isPayeeDeleted
            ? '支払先は登録取引先から削除されているため、口座を追加できません。再振込または返金について、あらためてお知らせします。'
            : '口座に誤りがある場合は、登録取引先に正しい口座を追加してください。再振込または返金について、あらためてお知らせします。',
        ],
  )

export const resentNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toPayer(invoice, {
    kind: 'transfer_resent',
    title: `${payeeOf(invoice)}への再振込が完了しました`,
    body: `戻されていた${invoice.supplier_name}への振込を、あらためて行いました。`,
  })

const refundTakes = '返金の時期はカード会社の処理によって異なり、数日から数週間かかることがあります。'
export const uselessReceipt = '発行済みの手数料の領収書は、仕入税額控除にはお使いいただけません。'

export const refundedNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toPayer(
    invoice,
    {
      kind: 'transfer_refunded',
      title: `${payeeOf(invoice)}のお支払いをカードに返金します`,
      body: `${invoice.supplier_name}への振込が戻されたため、カードのご請求を${isRequest(invoice) ? '全額' : '手数料を含めて'}返金します。支払先へは、別の方法でお支払いください。`,
    },
    isRequest(invoice) || invoice.commission_amount === 0 ? [refundTakes] : [refundTakes, uselessReceipt],
  )
