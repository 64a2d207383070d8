import { paymentTabLabels, type PaymentTab } from '@invoice-card/domain'

/** A list of payments as the user sees it. */
export type ListName = PaymentTab | 'draft'

export const listLabels: Readonly<Record<ListName, string>> = {
  ...paymentTabLabels,
  draft: '下書き',
}

export const messages = {
  title: 'お支払い',
  create: '請求書を支払う',
  tabs: 'お支払いの一覧',
} as const
