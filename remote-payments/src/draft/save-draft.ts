import { isRefusal, SessionEndedError } from '@invoice-card/api-client'
import type { Draft, DraftValues } from '@invoice-card/contracts'
import { bus, toast } from '@invoice-card/events'
import { signedInUser, unsavedAtEnd } from '@invoice-card/session'
import { draftValuesOf } from '../invoice-values/application.ts'
import { calls } from '../calls.ts'
import type { Application, FlowFile } from '../checkout/entry.ts'
import { dispatch, readApplication } from '../checkout/store.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'
import { latestOwn, recordOwnSave, unopened } from '../checkout/draft-version.ts'
import { renameQueued } from './queue/queue-state.ts'
import { messages } from './unsaved-input/messages.ts'
import { paths } from '../paths.ts'

const toastMs = 15_000

/** What is to be saved, with the application that it is part of. */
export interface DraftWork {
  readonly body: { readonly values: DraftValues }
  readonly file: FlowFile
  readonly application: Application
  readonly owner: string | null
}

/** What is to be saved now; nothing where the flow has ended under the form. */
export function workOf(form: InvoiceForm): DraftWork | 'nothing' {
  const application = readApplication()
  const { invoiceFile, attachedFiles, preItem, editedFields } = application
  if (invoiceFile === null) return 'nothing'
  const typed = draftValuesOf(
    form,
    [invoiceFile, ...attachedFiles].map(({ file_id }) => file_id),
    application,
  )
  // The form proposes the transfer day when it opens: a day that is stored as chosen would no longer follow the due
  // date.
  const values = editedFields.includes('formOne.transfer_date') ? typed : { ...typed, transfer_date: '' }
  const body = {
    values: preItem === null ? values : { ...values, pre_group_id: preItem.preGroupId, pre_id: preItem.preId },
  }
  return { body, file: invoiceFile, application: { ...application, invoiceForm: form }, owner: signedInUser() }
}

/** What the end of the session kept from being saved. */
export const atEnd = unsavedAtEnd<DraftWork>(
  ({ file }) => file.file_id,
  ({ file, application }) => dispatch({ type: 'draftSaveFailed', fileId: file.file_id, application }),
)

// Deleted here: a save that is still waiting must not make it again.
const deletedIds = new Set<number>()

/** Saves nothing as this draft any more. */
export const stopSaving = (draftId: number): void => void deletedIds.add(draftId)

let turn: Promise<unknown> = Promise.resolve()

/**
 * Saves it after what is being saved, and gives the instant the server saved it at; null where its payment has been
 * made, its file split or it deleted meanwhile, so that no draft is wanted any more. `isOverwriting`: also what was
 * typed elsewhere.
 *
 * @throws `draft_changed` where somebody has typed into the draft since it was opened here, or into one of the same
 *   content.
 */
export function saveDraft(work: DraftWork, isOverwriting = false): Promise<string | null> {
  // Side by side, an older save could come last.
  const saved = turn.then(() => saveNow(work, isOverwriting))
  turn = saved.catch(() => {})
  return saved
}

async function saveNow(work: DraftWork, isOverwriting: boolean): Promise<string | null> {
  const { file, owner } = work
  const { draftId } = work.application
  if (draftId !== null && deletedIds.has(draftId)) return null
  // Its turn came after a sign-out: it must not go to the next user of this tab.
  if (owner !== signedInUser()) {
    atEnd.holdLate(work)
    return null
  }
  try {
    const draft = await send(work, isOverwriting)
    dispatch({ type: 'draftSaved', fileId: file.file_id, draftId: draft.id, updatedAt: draft.updated_at })
    renameQueued(draft.id, file)
    return draft.updated_at
  } catch (error) {
    if (error instanceof SessionEndedError) atEnd.hold(work)
    if (!isRefusal(error, 'draft_already_applied', 'draft_already_split')) throw error
    dispatch({ type: 'inputDiscarded', fileId: file.file_id })
    return null
  }
}

const isStillOpen = ({ file_id }: FlowFile): boolean => readApplication().invoiceFile?.file_id === file_id

async function send({ body, file, application }: DraftWork, isOverwriting: boolean): Promise<Draft> {
  const { draftId, draftUpdatedAt = null } = application
  if (draftId !== null) {
    try {
      return await update(draftId, body, { known: latestOwn(draftId, draftUpdatedAt), isOverwriting })
    } catch (error) {
      // Deleted in another tab: save it again.
      if (!isRefusal(error, 'draft_not_found')) throw error
    }
  }
  const { was_there, ...draft } = await create(file, body)
  bus.emit('statsChanged', {})
  if (!was_there) return draft
  // The answer to the last try was lost, or the content was uploaded before: another tab may work on it.
  dispatch({ type: 'draftFound', fileId: file.file_id, draftId: draft.id })
  const isFree = isOnlyRead(draft) || isUnheard(file.file_id, draft)
  return update(draft.id, body, { known: isFree ? draft.updated_at : unopened, isOverwriting })
}

/** A file is one invoice: where its draft is there already, that is answered as it stands. */
async function create({ file_id }: FlowFile, body: DraftWork['body']) {
  try {
    return await calls.drafts.createDraft({ body: { ...body, draft_key: file_id } })
  } catch (error) {
    if (!isRefusal(error)) unheard.add(savedAs(file_id, body.values))
    throw error
  }
}

// What this page sent and heard no answer to: it may be stored all the same.
const unheard = new Set<string>()
/** The same for the same values, in whatever order the database has their keys. */
const savedAs = (key: number | string, values: DraftValues): string =>
  `${key} ${JSON.stringify(values, withSortedKeys)}`
/** `key`: of a draft its id, before that is known its file's. */
const isUnheard = (key: number | string, { values }: Draft): boolean => unheard.has(savedAs(key, values))
const withSortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

interface KnownDraft {
  /** When it was saved that the values go on with; null where that is not known. */
  readonly known: string | null
  readonly isOverwriting: boolean
}

async function update(id: number, body: DraftWork['body'], { known, isOverwriting }: KnownDraft): Promise<Draft> {
  const replace = async (known_updated_at: string | undefined) => {
    const draft = await calls.drafts.updateDraft({ params: { id }, body: { ...body, known_updated_at } })
    recordOwnSave(draft, known)
    return draft
  }
  try {
    return await replace(isOverwriting ? undefined : (known ?? undefined))
  } catch (error) {
    if (!isRefusal(error, 'draft_changed')) {
      if (!isRefusal(error)) unheard.add(savedAs(id, body.values))
      throw error
    }
    const stored = await calls.drafts.getDraft({ params: { id } })
    // A program has put its readings in, or the answer to a save of this page was lost: nobody's words are lost.
    if (!isOnlyRead(stored) && !isUnheard(id, stored)) throw error
    return replace(stored.updated_at)
  }
}

/** Whether a program has put in all that the draft says. */
const isOnlyRead = ({ values }: Pick<Draft, 'values'>): boolean => values.edited_fields?.length === 0

/**
 * It could not be saved. A user still in the flow has everything there, and its form tries again; one who left it sees
 * where it is.
 */
export function saveInTab({ file, application, owner }: DraftWork): void {
  if (owner !== signedInUser()) return
  dispatch({ type: 'draftSaveFailed', fileId: file.file_id, application })
  if (!isStillOpen(file))
    toast.error(messages.failed(file.file_name), {
      durationMs: toastMs,
      link: { to: paths.create, label: messages.goOn },
    })
}
