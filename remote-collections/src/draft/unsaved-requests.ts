import { toast } from '@invoice-card/events'
import { signedInUser } from '@invoice-card/session'
import { paths } from '../paths.ts'
import { buyerNameOf } from '../request-flow/application.ts'
import type { RequestEntry } from '../request-flow/entry.ts'
import { draftKeyOf } from '../request-flow/selectors.ts'
import { dispatch, readRequestFlow } from '../request-flow/store.ts'
import { messages } from './messages.ts'
import type { DraftWork } from './save-draft.ts'

const toastMs = 15_000

/** Stores it in this tab until it is a draft, sent or discarded. */
export function storeUnsaved({ key, entry, owner }: DraftWork): void {
  // Signed out meanwhile: it must not go to the next user of this tab.
  if (owner === signedInUser()) dispatch({ type: 'inputStored', key, entry })
}

/**
 * It could not be saved when its screen was left: the next screen of the flow tries again, else the user is notified.
 */
export function storeUnsavedOnLeave({ key, entry, owner }: DraftWork): void {
  if (owner !== signedInUser()) return
  dispatch({ type: 'draftSaveFailed', key, entry })
  if (draftKeyOf(readRequestFlow()) === key) return
  toast.error(messages.unsaved.failed, {
    durationMs: toastMs,
    link: { to: paths.create, label: messages.unsaved.goOn },
  })
}

/** What an unsaved request is called. */
export const unsavedName = ({ invoiceFormInfo, uploadFileInfo }: RequestEntry): string =>
  (invoiceFormInfo && buyerNameOf(invoiceFormInfo)) || uploadFileInfo?.file_name || messages.unsaved.unnamed
