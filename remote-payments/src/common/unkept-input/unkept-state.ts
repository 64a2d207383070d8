import { store, tabWorkAtom } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { emptyPaymentFlow, type PaymentFlow } from '../flow-state.ts'

/** A payment that was left before what was typed could be kept as a draft. */
export interface UnkeptInput {
  /** One invoice is one payment: what is kept of it later takes the place of what was kept before. */
  readonly fileId: string
  readonly flow: PaymentFlow
}

const empty: readonly UnkeptInput[] = []
// No flow data: that is cleared when the flow is left, which is when this begins.
const unkeptAtom = tabWorkAtom('unkeptInput', empty)

export const useUnkeptInput = (): readonly UnkeptInput[] => useAtomValue(unkeptAtom)

export const forgetUnkept = (fileId: string): void =>
  store.set(unkeptAtom, kept =>
    kept.some(input => input.fileId === fileId) ? kept.filter(input => input.fileId !== fileId) : kept,
  )

/** Keeps it in this tab until it is a draft, paid, or thrown away. Nothing of the card or of an attempt to pay is kept. */
export function keepInTab(fileId: string, flow: PaymentFlow): void {
  const { confirmForm, attempt, paymentId, declined } = emptyPaymentFlow
  const input = { fileId, flow: { ...flow, confirmForm, attempt, paymentId, declined, isDraftUnkept: true } }
  store.set(unkeptAtom, kept => [...kept.filter(other => other.fileId !== fileId), input])
}
