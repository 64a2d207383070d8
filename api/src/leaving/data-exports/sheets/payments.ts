import { brandNameOf } from '@invoice-card/contracts'
import {
  accountTypeName,
  addresseeLines,
  cancelLabel,
  courseTitle,
  invoiceDisplayId,
  invoiceStatusLabels,
  isCancelled,
  receiptDisplayNumber,
  requestStatusWords,
  returnLabels,
  sellerStatusOf,
} from '@invoice-card/domain'
import type { InvoiceEventKind } from '../../../platform/database/public.ts'
import { csvTimeOf } from '../../../platform/list-files/public.ts'
import { kindNames } from '../../../payments/invoice-export/public.ts'
import { chargeOf } from '../../../books/invoices/public.ts'
import { endingCommentOf, knownCancelReason } from '../../../books/outcomes/public.ts'
import { changedAddresseeOf, findAddresseeChangers, isSellersOnly } from '../../../payments/invoices/public.ts'
import { invoicesOf, listEventsOf, type OwnInvoice, type Side } from './invoice-store.ts'
import { type Cell, type Sheet, sheetOf } from './sheet.ts'
import { listReceipts } from './file-store.ts'

type Columns = Readonly<Record<string, (invoice: OwnInvoice) => Cell>>

const sheetOfInvoices = (name: string, side: Side, columns: Columns): Sheet => ({
  name,
  heads: Object.keys(columns),
  async *rows(db, companyId) {
    const cells = Object.values(columns)
    for await (const rows of invoicesOf(db, companyId, side)) {
      for (const row of rows) yield cells.map(cell => cell(row))
    }
  },
})

const account =
  (part: (account: NonNullable<OwnInvoice['account']>) => Cell) =>
  (invoice: OwnInvoice): Cell =>
    invoice.kind === 'payment' && invoice.account ? part(invoice.account) : null

/** What a request bills, by class of tax; nothing of a payment. */
const billed: Columns = {
  '10%対象（税抜）': row => row.standard_taxable_amount,
  '8%対象（税抜・軽減税率）': row => row.reduced_taxable_amount,
  '対象外（非課税・不課税）': row => row.nontaxable_amount,
  '値引額（税抜）': row => row.discount_amount,
  '10%対象（値引後）': row => row.standard_discounted_amount,
  '8%対象（値引後）': row => row.reduced_discounted_amount,
  '対象外（値引後）': row => row.nontaxable_discounted_amount,
  '消費税（10%）': row => row.standard_consumption_tax_amount,
  '消費税（8%）': row => row.reduced_consumption_tax_amount,
}

/** What the company pays by card. The fee of a request and the account behind it are its seller's. */
const paymentsSheet = sheetOfInvoices('お支払い', 'buyer_company_id', {
  申込番号: ({ id }) => invoiceDisplayId(id),
  種類: ({ kind }) => kindNames[kind],
  状態: invoice =>
    invoice.return_state
      ? returnLabels[invoice.return_state]
      : isCancelled(invoice)
        ? cancelLabel(knownCancelReason(invoice.cancel_reason))
        : invoiceStatusLabels[invoice.status],
  支払先: ({ supplier_name }) => supplier_name,
  '登録番号（T番号）': ({ registration_number }) => registration_number,
  請求書番号: ({ invoice_number }) => invoice_number,
  発行日: ({ issue_date }) => issue_date,
  支払期日: ({ due_date }) => due_date,
  振込日: ({ transfer_date }) => transfer_date,
  請求金額: ({ amount }) => amount,
  '手数料（税込）': invoice => chargeOf(invoice).commission_amount,
  手数料のうち消費税: invoice => chargeOf(invoice).commission_tax_amount,
  カードのお支払い合計: invoice => chargeOf(invoice).total_amount,
  カードブランド: ({ card_brand }) => card_brand && brandNameOf(card_brand),
  カード番号の末尾4桁: ({ card_last4 }) => card_last4,
  決済番号: ({ order_id }) => order_id,
  振込名義: ({ kind, transfer_person_name }) => (kind === 'payment' ? transfer_person_name : null),
  振込先銀行コード: account(({ bank_code }) => bank_code),
  振込先銀行: account(({ bank_name }) => bank_name),
  振込先支店コード: account(({ branch_code }) => branch_code),
  振込先支店: account(({ branch_name }) => branch_name),
  預金種目: account(({ account_type }) => accountTypeName(account_type)),
  口座番号: account(({ account_number }) => account_number),
  口座名義: account(({ account_holder_kana }) => account_holder_kana),
  申込日時: ({ created_at }) => csvTimeOf(created_at),
  更新日時: ({ updated_at }) => csvTimeOf(updated_at),
  ...billed,
  宛先のご担当者: ({ person_name }) => person_name,
  請求元からのメッセージ: ({ message }) => message,
})

/** What the company asks others to pay. A seller must not learn which card its buyer used. */
const requestsSheet = sheetOfInvoices('カード払いのご依頼', 'seller_company_id', {
  依頼番号: ({ id }) => invoiceDisplayId(id),
  状態: ({ status, cancel_reason, return_state }) =>
    requestStatusWords(sellerStatusOf[status], {
      cancel_reason: knownCancelReason(cancel_reason),
      return_state: return_state ?? undefined,
    }).label,
  依頼先: ({ buyer_name }) => buyer_name,
  依頼先のメールアドレス: ({ buyer_email_address }) => buyer_email_address,
  請求書番号: ({ invoice_number }) => invoice_number,
  発行日: ({ issue_date }) => issue_date,
  支払期日: ({ due_date }) => due_date,
  入金日: ({ transfer_date }) => transfer_date,
  請求金額: ({ amount }) => amount,
  '手数料（税込）': ({ commission_amount }) => commission_amount,
  手数料のうち消費税: ({ commission_tax_amount }) => commission_tax_amount,
  入金額: ({ amount, commission_amount }) => amount - commission_amount,
  依頼日時: ({ created_at }) => csvTimeOf(created_at),
  更新日時: ({ updated_at }) => csvTimeOf(updated_at),
  ...billed,
  依頼先のご担当者: ({ person_name }) => person_name,
  依頼先へのメッセージ: ({ message }) => message,
})

type EventName = { readonly kind: InvoiceEventKind; readonly detail: Record<string, unknown> }

/** As the timeline of the screen says it. */
const nameOf = ({ kind, detail }: EventName, isSeller: boolean): string =>
  kind === 'cancelled' ? cancelLabel(knownCancelReason(detail.reason)) : courseTitle(kind, isSeller)

const eventsSheet: Sheet = {
  name: 'お手続きの経過',
  heads: ['申込番号', 'できごと', '日時', '詳細'],
  async *rows(db, companyId) {
    for (const side of ['buyer_company_id', 'seller_company_id'] as const) {
      for await (const invoices of invoicesOf(db, companyId, side)) {
        const events = await listEventsOf(
          db,
          invoices.map(({ id }) => id),
        )
        const isSeller = side === 'seller_company_id'
        const userNames = isSeller ? await findAddresseeChangers(db, companyId, events) : undefined
        const kinds = new Map(invoices.map(({ id, kind }) => [id, kind]))
        const earlier = new Map<number, typeof events>()
        for (const event of events) {
          const before = earlier.get(event.invoice_id) ?? []
          const isHidden = !isSeller && isSellersOnly(kinds.get(event.invoice_id), event, before)
          earlier.set(event.invoice_id, [...before, event])
          if (isHidden) continue
          const said = event.kind === 'message_sent' ? event.detail.message : endingCommentOf([event])
          const addressee = isSeller ? addresseeLines(changedAddresseeOf(event, userNames)).join('、') : ''
          const detail = typeof said === 'string' ? said : addressee
          yield [invoiceDisplayId(event.invoice_id), nameOf(event, isSeller), csvTimeOf(event.at), detail]
        }
      }
    }
  },
}

const receiptsSheet = sheetOf(
  '領収書',
  async (db, companyId, afterId, limit) =>
    (await listReceipts(db, companyId, afterId, limit)).map(receipt => ({ ...receipt, id: receipt.number })),
  {
    領収書番号: ({ number }) => receiptDisplayNumber(number),
    発行日: ({ issued_on }) => issued_on,
    宛名: ({ content }) => content.recipient_name,
    申込番号: ({ invoice_id }) => invoiceDisplayId(invoice_id),
    但し書き: ({ content }) => content.description,
    支払先: ({ content }) => content.supplier_name,
    取引年月日: ({ content }) => content.transaction_date,
    '金額（税込）': ({ content }) => content.taxed_amount,
    うち消費税: ({ content }) => content.tax_amount,
    '税率（%）': ({ content }) => content.tax_rate,
    発行者: ({ content }) => content.issuer_name,
    発行者の登録番号: ({ content }) => content.issuer_registration_number,
  },
)

export const paymentSheets = [paymentsSheet, requestsSheet, eventsSheet, receiptsSheet]
