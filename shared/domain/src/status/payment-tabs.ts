import { invoiceStatus, type InvoiceStatusValue, type InvoiceTypeValue } from './invoice-status.ts'

/** Filter of `GET /api/v1/invoices` that a tab stands for. */
export interface PaymentTabQuery {
  invoice_statuses: InvoiceStatusValue[]
  invoice_types: InvoiceTypeValue[]
  is_action_required?: boolean
}
/** Tabs of the payment list (docs/product.md#payment-tabs). */
export type PaymentTab = 'actionRequired' | 'waiting' | 'review' | 'reserved' | 'history'

const { inProgress, checked, completed, transferred, cancelled, expired, waitingForPayment, buyerNotRegistered } =
  invoiceStatus

/**
 * The tabs of the payment list as list queries (docs/product.md#payment-tabs). The header's counts, the list screens
 * and the
 * server's counters are all made from this one table. What asks the user for something is shown whatever its type:
 * with one type only, a paid request that asks would be in no tab at all (decision 0027).
 */
export const paymentTabs: Readonly<Record<PaymentTab, PaymentTabQuery>> = {
  actionRequired: {
    invoice_statuses: [inProgress, checked, completed],
    invoice_types: ['InvoicePayment', 'InvoiceRequestBuyer'],
    is_action_required: true,
  },
  waiting: { invoice_statuses: [waitingForPayment, buyerNotRegistered], invoice_types: ['InvoiceRequestBuyer'] },
  review: {
    invoice_statuses: [inProgress, checked],
    invoice_types: ['InvoicePayment', 'InvoiceRequestBuyer'],
    is_action_required: false,
  },
  reserved: { invoice_statuses: [completed], invoice_types: ['InvoicePayment', 'InvoiceRequestBuyer'] },
  history: {
    invoice_statuses: [transferred, cancelled, expired],
    invoice_types: ['InvoicePayment', 'InvoiceRequestBuyer'],
  },
}

/** What the tabs are called, in lists and in the names of their files. */
export const paymentTabLabels: Readonly<Record<PaymentTab, string>> = {
  actionRequired: '要対応',
  review: '審査中',
  waiting: '支払い待ち',
  reserved: '振込予約済み',
  history: '履歴',
}

/** The tab whose payments a list shows, or some of them; undefined of a list across tabs. */
export const paymentTabOfQuery = ({
  invoice_statuses = [],
  is_action_required,
}: Partial<PaymentTabQuery>): PaymentTab | undefined =>
  invoice_statuses.length === 0
    ? undefined
    : (Object.keys(paymentTabs) as PaymentTab[]).find(
        tab =>
          paymentTabs[tab].is_action_required === is_action_required &&
          invoice_statuses.every(status => paymentTabs[tab].invoice_statuses.includes(status)),
      )

/** Whether a payment, seen as `type`, stands in the tab. */
export const isInTab = (
  { invoice_statuses, invoice_types, is_action_required }: PaymentTabQuery,
  invoice: {
    readonly status: InvoiceStatusValue
    readonly type: InvoiceTypeValue
    readonly is_action_required: boolean
  },
): boolean =>
  invoice_statuses.includes(invoice.status) &&
  invoice_types.includes(invoice.type) &&
  (is_action_required === undefined || is_action_required === invoice.is_action_required)
