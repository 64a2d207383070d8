import type { WritableAtom } from 'jotai'
import { sessionAtom } from './stored-atom.ts'
import { storagePrefix, store } from './store.ts'

/** The step-by-step flows whose data is cleared when the user leaves their screens (SPEC §4 Session). */
export type FlowName = 'payment' | 'supplierCreation' | 'collection' | 'oauthPayment' | 'receiptInvoice' | 'invoicePayment'

const clearers = new Map<FlowName, () => void>()
const nameOf = (flow: FlowName) => `flow.${flow}`

/** The data of a flow: survives a reload, is cleared by `clearFlowsExcept`. */
export function flowAtom<T extends object>(name: FlowName, initial: T): WritableAtom<T, [T | ((previous: T) => T)], void> {
  const flow = sessionAtom<T>(nameOf(name), initial)
  clearers.set(name, () => store.set(flow, initial))
  return flow
}

/** Clears the data of every flow but the one the user is in. The host calls it after each navigation. */
export function clearFlowsExcept(active: FlowName | null): void {
  for (const [name, clear] of clearers) if (name !== active) clear()
  // After a reload outside the flow its remote, and so its atom, may not be loaded: what is stored must not wait for it.
  const kept = active && storagePrefix + nameOf(active)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${storagePrefix}flow.`) && key !== kept) sessionStorage.removeItem(key)
}
