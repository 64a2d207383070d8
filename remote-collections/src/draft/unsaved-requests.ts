import { toast } from '@invoice-card/events'
import { store, tabWorkAtom } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { paths } from '../paths.ts'
import { buyerNameOf } from '../request-flow/application.ts'
import { changeCollectionFlow, type CollectionFlow, readCollectionFlow } from '../request-flow/flow-state.ts'
import { messages } from './messages.ts'
import { type DraftWork, signedIn } from './save-draft.ts'

/** A request that was left before what was typed could be saved as a draft. */
export interface UnsavedRequest {
  /** The flow's `draftKey`. */
  readonly key: string
  readonly flow: CollectionFlow
}

const toastMs = 15_000
const none: readonly UnsavedRequest[] = []
// No flow data: that is cleared when the flow is left, which is when this begins.
const unsavedAtom = tabWorkAtom('unsavedRequests', none)

export const useUnsavedRequests = (): readonly UnsavedRequest[] => useAtomValue(unsavedAtom)

export const removeUnsaved = (key: string): void =>
  store.set(unsavedAtom, all => (all.some(one => one.key === key) ? all.filter(one => one.key !== key) : all))

/** Stores it in this tab until it is a draft, sent or discarded. */
export function storeUnsaved({ key, flow, owner }: DraftWork): void {
  // Signed out meanwhile: it must not go to whoever is next in this tab.
  if (owner !== signedIn()) return
  const unsaved = { key, flow: { ...flow, draftKey: key, isDraftUnsaved: true } }
  store.set(unsavedAtom, all => [...all.filter(one => one.key !== key), unsaved])
}

/** It could not be saved when its screen was left: the next screen of the flow tries again, else the user is notified. */
export function storeUnsavedOnLeave(work: DraftWork): void {
  if (work.owner !== signedIn()) return
  if (readCollectionFlow().draftKey === work.key) return changeCollectionFlow({ isDraftUnsaved: true })
  storeUnsaved(work)
  toast.error(messages.unsaved.failed, {
    durationMs: toastMs,
    link: { to: paths.create, label: messages.unsaved.goOn },
  })
}

/** What an unsaved request is called. */
export const unsavedName = ({ flow: { invoiceFormInfo, uploadFileInfo } }: UnsavedRequest): string =>
  (invoiceFormInfo && buyerNameOf(invoiceFormInfo)) || uploadFileInfo?.file_name || messages.unsaved.unnamed
