import { store, tabWorkAtom } from '@invoice-card/session'
import type { PaymentFlow } from '../flow-state.ts'

/** What of its flow a payment's end needs. */
type LeftPayment = Pick<PaymentFlow, 'draftId' | 'preItem' | 'invoiceFile'>

const none: Readonly<Record<string, LeftPayment>> = {}
// No flow data: it begins when the flow is left before its card call is answered.
const leftAtom = tabWorkAtom('leftPayments', none)

/** The payment, if its flow was left before the server had named it. */
export const leftPayment = (paymentId: string | null): LeftPayment | null =>
  paymentId === null ? null : (store.get(leftAtom)[paymentId] ?? null)
export const rememberLeft = (paymentId: string, payment: LeftPayment): void =>
  store.set(leftAtom, all => ({ ...all, [paymentId]: payment }))
export const forgetLeft = (paymentId: string): void =>
  store.set(leftAtom, ({ [paymentId]: _ended, ...others }) => others)
