import { storagePrefix } from '@invoice-card/environment'
import { dropHeldWork } from './held.ts'
import { sessionAtom, type StoredAtom } from './stored-atom.ts'
import { store } from './store.ts'
import type { TabGroup } from './tab-owner.ts'

/** The step-by-step flows whose data is cleared when the user leaves their screens (docs/product.md#flows). */
export type FlowName =
  | 'payment'
  | 'supplierCreation'
  | 'collection'
  | 'oauthPayment'
  | 'receiptInvoice'
  | 'invoicePayment'

const clearers = new Map<FlowName, () => void>()
const group: TabGroup = 'flow'
const nameOf = (flow: FlowName) => `${group}.${flow}`

/**
 * The data of a flow: survives a reload, is cleared by `clearFlowsExcept`. Fields that data of an older release lacks
 * are as in `initial`.
 */
export function flowAtom<T extends object>(name: FlowName, initial: T): StoredAtom<T> {
  const flow = sessionAtom<T>(nameOf(name), initial)
  const stored = store.get(flow)
  if (stored !== initial) store.set(flow, { ...initial, ...stored })
  clearers.set(name, () => store.set(flow, initial))
  return flow
}

/**
 * Clears the data of every flow but those the user is in: the one of the screen, and those that lead into it. The host
 * calls it after each navigation.
 */
export function clearFlowsExcept(active: readonly FlowName[]): void {
  for (const [name, clear] of clearers) if (!active.includes(name)) clear()
  // After a reload outside the flow its remote, and so its atom, may not be loaded: what is stored must not wait for
  // it.
  const activeNames = active.map(nameOf)
  dropHeldWork(name => name.startsWith(`${group}.`) && !activeNames.includes(name))
  const activeKeys = activeNames.map(name => storagePrefix + name)
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(`${storagePrefix}${group}.`) && !activeKeys.includes(key)) sessionStorage.removeItem(key)
}
