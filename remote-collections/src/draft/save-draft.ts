import { isRefusal } from '@invoice-card/api-client'
import { bus } from '@invoice-card/events'
import { loginUserAtom, store } from '@invoice-card/session'
import { calls } from '../calls.ts'
import { draftValuesOf } from '../request-flow/draft-values.ts'
import { changeCollectionFlow, type CollectionFlow, readCollectionFlow } from '../request-flow/flow-state.ts'

/** What is to be saved, with the flow that it belongs to. */
export interface DraftWork {
  readonly flow: CollectionFlow
  readonly key: string
  readonly owner: string | null
}

/** A draft as this tab knows it. */
interface KnownDraft {
  readonly id: number
  readonly updated_at: string | null
}

/** Who is signed in now; null where nobody is. */
export const signedIn = (): string | null => store.get(loginUserAtom)?.emailAddress ?? null
/** By the flow's key: the flow itself may be gone before its last save has its turn. */
const known = new Map<string, KnownDraft>()
let turn: Promise<unknown> = Promise.resolve()

/** What there is to save now; null where nothing was typed or uploaded, or the request is being made. */
export function draftWork(): DraftWork | null {
  const flow = readCollectionFlow()
  const { invoiceFormInfo, uploadFileInfo, editedFields, earlierId, isCopyTouched, attempt, made } = flow
  // An untouched copy can be made again.
  const isTyped = editedFields.length > 0 && (earlierId === null || isCopyTouched)
  const isEmpty = !isTyped && uploadFileInfo === null
  if (invoiceFormInfo === null || isEmpty || attempt !== null || made !== null) return null
  const key = flow.draftKey ?? crypto.randomUUID()
  if (flow.draftKey === null) changeCollectionFlow({ draftKey: key })
  return { flow, key, owner: signedIn() }
}

/** Saves it after what is being saved, and answers the server's instant; null where it is no longer wanted. */
export function saveDraft(work: DraftWork, isOverwriting = false): Promise<string | null> {
  // Side by side, an older save could come last.
  const saved = turn.then(() => saveNow(work, isOverwriting))
  turn = saved.catch(() => {})
  return saved
}

/** Resolves once nothing is being saved. */
export const draftsSaved = (): Promise<unknown> => turn

async function saveNow({ flow, key, owner }: DraftWork, isOverwriting: boolean): Promise<string | null> {
  const now = readCollectionFlow()
  const isOpen = now.draftKey === key
  // Made meanwhile, or somebody else is signed in: it must not come back, and not to them.
  if (owner !== signedIn() || flow.invoiceFormInfo === null || (isOpen && (now.attempt !== null || now.made !== null)))
    return null
  const draft = known.get(key) ?? (flow.draftId === null ? null : { id: flow.draftId, updated_at: flow.draftUpdatedAt })
  const { id, updated_at } = await send(flow, key, draft, isOverwriting)
  known.set(key, { id, updated_at })
  if (readCollectionFlow().draftKey === key) changeCollectionFlow({ draftId: id, draftUpdatedAt: updated_at })
  return updated_at
}

async function send(flow: CollectionFlow, key: string, draft: KnownDraft | null, isOverwriting: boolean) {
  const values = draftValuesOf(flow, flow.invoiceFormInfo!)
  if (draft !== null) {
    const known_updated_at = isOverwriting ? undefined : (draft.updated_at ?? undefined)
    try {
      return await calls.requestDrafts.updateInvoiceRequestDraft({
        params: { id: draft.id },
        body: { values, known_updated_at },
      })
    } catch (error) {
      // Deleted in another tab: saved anew.
      if (!isRefusal(error, 'draft_not_found')) throw error
    }
  }
  // A file is one request: where the answer is lost, the next try finds the same draft.
  const draft_key = flow.uploadFileInfo?.file_id ?? key
  const created = await calls.requestDrafts.createInvoiceRequestDraft({ body: { values, draft_key } })
  bus.emit('statsChanged', {})
  if (!created.was_there) return created
  return calls.requestDrafts.updateInvoiceRequestDraft({
    params: { id: created.id },
    body: { values, known_updated_at: created.updated_at },
  })
}
