import { isRefusal, SessionEndedError } from '@invoice-card/api-client'
import { bus } from '@invoice-card/events'
import { signedInUser, unsavedAtEnd } from '@invoice-card/session'
import { calls } from '../calls.ts'
import { draftValuesOf } from '../request-flow/draft-values.ts'
import type { RequestForm } from '../request-form/values.ts'
import type { KnownDraft, RequestEntry } from '../request-flow/entry.ts'
import { isBeingMade } from '../request-flow/selectors.ts'
import { dispatch, readDraft, readEntry, readRequestFlow } from '../request-flow/store.ts'

/** What is to be saved, under the key of its draft. */
export interface DraftWork {
  readonly entry: RequestEntry
  readonly key: string
  readonly owner: string | null
}

/** What the end of the session kept from being saved, with the draft that is known by then. */
export const atEnd = unsavedAtEnd<DraftWork>(
  ({ key }) => key,
  ({ key, entry }) => dispatch({ type: 'inputStored', key, entry }),
)

/** With the draft that it goes on with: the flow that knows it is cleared. */
export const withDraft = (work: DraftWork, draft = readDraft(work.entry)): DraftWork => ({
  ...work,
  entry: { ...work.entry, openedDraft: draft },
})

let turn: Promise<unknown> = Promise.resolve()

/** What there is to save now; null where nothing was typed or uploaded, or the request is being made. */
export function draftWork(): DraftWork | null {
  const flow = readRequestFlow()
  if (flow.stage === 'submitting' || flow.stage === 'settled') return null
  const { invoiceFormInfo, uploadFileInfo, editedFields, copyOf } = flow.entry
  // An untouched copy can be made again.
  const isTyped = editedFields.length > 0 && (copyOf === null || copyOf.isTouched)
  if (invoiceFormInfo === null || (!isTyped && uploadFileInfo === null)) return null
  const key = flow.entry.draftKey ?? crypto.randomUUID()
  dispatch({ type: 'draftKeyed', key })
  return { entry: readEntry(), key, owner: signedInUser() }
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

async function saveNow(work: DraftWork, isOverwriting: boolean): Promise<string | null> {
  const { entry, key, owner } = work
  if (owner !== signedInUser()) atEnd.holdLate(withDraft(work))
  // Made meanwhile, or somebody else is signed in: it must not come back, and not to them.
  if (owner !== signedInUser() || entry.invoiceFormInfo === null || isBeingMade(readRequestFlow(), key)) return null
  const draft = readDraft(entry)
  try {
    const { id, updated_at } = await send(entry, entry.invoiceFormInfo, { key, draft, isOverwriting })
    dispatch({ type: 'draftSaved', key, draft: { id, updated_at } })
    return updated_at
  } catch (error) {
    if (error instanceof SessionEndedError) atEnd.hold(withDraft(work, draft))
    throw error
  }
}

interface Target {
  readonly key: string
  readonly draft: KnownDraft | null
  readonly isOverwriting: boolean
}

async function send(entry: RequestEntry, form: RequestForm, { key, draft, isOverwriting }: Target) {
  const values = draftValuesOf(entry, form)
  if (draft !== null) {
    const known_updated_at = isOverwriting ? undefined : (draft.updated_at ?? undefined)
    try {
      return await calls.requestDrafts.updateInvoiceRequestDraft({
        params: { id: draft.id },
        body: { values, known_updated_at },
      })
    } catch (error) {
      // Deleted in another tab: saved again.
      if (!isRefusal(error, 'draft_not_found')) throw error
    }
  }
  // A file is one request: where the answer is lost, the next try finds the same draft.
  const draft_key = entry.uploadFileInfo?.file_id ?? key
  const created = await calls.requestDrafts.createInvoiceRequestDraft({ body: { values, draft_key } })
  bus.emit('statsChanged', {})
  if (!created.was_there) return created
  return calls.requestDrafts.updateInvoiceRequestDraft({
    params: { id: created.id },
    body: { values, known_updated_at: created.updated_at },
  })
}
