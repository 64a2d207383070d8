import { store, tabWorkAtom } from '@invoice-card/session'
import type { CardCall } from '../flow-state.ts'

const none: Readonly<Record<string, CardCall['name']>> = {}
// No flow data: its flow is cleared when the payment stands, and its end is shown again after a reload.
const paidByAtom = tabWorkAtom('paidBy', none)

/** What a payment of this tab was for, also after a reload of its end. */
export const paidByOf = (paymentId: string): CardCall['name'] | undefined => store.get(paidByAtom)[paymentId]
export const rememberPaidBy = (paymentId: string, name: CardCall['name']): void =>
  store.set(paidByAtom, all => ({ ...all, [paymentId]: name }))
