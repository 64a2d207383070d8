import { isRefusal } from '@invoice-card/api-client'
import type { InvoiceFile, invoiceFiles, ResponseOf } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { loginUserAtom, store } from '@invoice-card/session'
import { calls } from '../../calls.ts'
import { checkFile, sendFile, uploadRefusals } from '@invoice-card/invoice-file'
import { formOfDraft } from '../../invoice-values/application.ts'
import { readApplication } from '../../checkout/store.ts'
import { linkOfUse, refusedUseOf } from '../../invoice-values/duplicates/use-of-invoice.ts'
import { reportUnsavedWork } from '../unsaved-input/unsaved-work.ts'
import { messages } from './messages.ts'
import { draftOfFile } from './draft-of-reading.ts'
import { awaitReading, fillDraft } from './fill-draft.ts'
import { keyOf, recordSent } from './sent-files.ts'
import {
  addToQueue,
  changeQueued,
  onQueueChange,
  readQueue,
  removeFromQueue,
  replaceInQueue,
  setLatest,
  type QueuedInvoice,
} from './queue-state.ts'

export const maxQueued = 20
// More at once would only share the line, and the first draft would come last.
const maxSending = 2

// The bytes cannot be stored over a reload; files on the server already go on without them.
const files = new Map<string, File>()
// A full page load would lose what is not on the server yet.
const isOnlyHere = ({ key, status }: QueuedInvoice): boolean =>
  files.has(key) && ['waiting', 'sending', 'checking'].includes(status)
onQueueChange(() => reportUnsavedWork('queue', readQueue().some(isOnlyHere)))

const running = new Map<string, 'send' | 'read'>()

const isQueued = (key: string): boolean => readQueue().some(invoice => invoice.key === key)

/** Whether the file stands in the queue, also as one that failed. */
export const isFileQueued = (file: File): boolean => isQueued(keyOf(file))

/** Files that were not taken, and why. */
export interface Unqueued {
  readonly duplicates: readonly string[]
  readonly surplus: readonly string[]
}

/** What became of the files that were chosen. */
export interface Enqueued extends Unqueued {
  /** The keys of those that were taken. */
  readonly joined: readonly string[]
}

/**
 * Puts files into the queue and begins with the first ones. A file that is there already, or one too many, is left out
 * and reported.
 */
export function enqueue(chosen: readonly File[]): Enqueued {
  // A user who is asked to choose a file again does so.
  const failed = readQueue()
    .filter(({ status }) => status === 'failed')
    .map(({ key }) => key)
  const known = new Set(
    readQueue()
      .map(({ key }) => key)
      .filter(key => !failed.includes(key)),
  )
  const isFirst = (file: File) => !known.has(keyOf(file)) && Boolean(known.add(keyOf(file)))
  const fresh = chosen.filter(isFirst)
  for (const key of failed) if (fresh.some(file => keyOf(file) === key)) removeFromQueue(key)
  const room = roomIn(readQueue(), null)
  const taken = fresh.slice(0, room)
  for (const file of taken) files.set(keyOf(file), file)
  const joined = taken.map(keyOf)
  addToQueue(taken.map(file => queuedOf(file)))
  setLatest(joined)
  runQueue()
  return {
    joined,
    duplicates: chosen.filter(file => !fresh.includes(file)).map(({ name }) => name),
    surplus: fresh.slice(room).map(({ name }) => name),
  }
}

/** How many invoices the queue still takes, where the given draft leaves it. */
export const roomIn = (queue: readonly QueuedInvoice[], leavingDraftId: number | null): number => {
  const staying = queue.filter(
    ({ status, draft_id }) => status !== 'paid' && (draft_id === null || draft_id !== leavingDraftId),
  )
  return Math.max(0, maxQueued - staying.length)
}

type Parts = ResponseOf<typeof invoiceFiles.splitInvoiceFile>['parts']

/** Puts the parts of a file into the queue, in the place of the draft that the whole had. */
export function enqueueParts(parts: Parts, wholeDraftId: number | null): void {
  const added = parts.map(({ file: { file_id, file_name }, draft_id }): QueuedInvoice => {
    return { key: `part/${file_id}`, file_name, status: 'reading', percent: 0, file_id, draft_id, failure: null }
  })
  replaceInQueue(wholeDraftId, added)
  runQueue()
}

function queuedOf(file: File): QueuedInvoice {
  const check = checkFile(file)
  const failure = 'refusal' in check ? { message: uploadRefusals[check.refusal], isRetryable: false } : null
  return {
    key: keyOf(file),
    file_name: file.name,
    status: failure ? 'failed' : 'waiting',
    percent: 0,
    file_id: null,
    draft_id: null,
    failure,
  }
}

export const retry = (key: string): void => {
  changeQueued(key, { status: 'waiting', percent: 0, failure: null })
  runQueue()
}

/**
 * Goes on with the queue in a new document, where nobody does: also with what is on the server and whose reading could
 * not be asked for, since the end of a document cuts its calls.
 */
export function resumeQueue(): void {
  for (const { key, file_id, failure } of readQueue())
    if (file_id !== null && failure?.isRetryable) changeQueued(key, { status: 'waiting', percent: 0, failure: null })
  runQueue()
}

export const dequeue = (key: string): void => {
  files.delete(key)
  removeFromQueue(key)
}

/** Goes on with whatever the queue holds: called whenever there may be room. */
function runQueue(): void {
  for (const { key, status, file_id } of readQueue()) {
    if (running.has(key) || ['ready', 'failed', 'paid'].includes(status)) continue
    if (file_id !== null) void run(key, 'read', () => read(key, file_id))
    else if (!files.has(key))
      changeQueued(key, { status: 'failed', failure: { message: messages.interrupted, isRetryable: false } })
    else if (sendingCount() < maxSending) void run(key, 'send', () => send(key))
  }
}

const sendingCount = (): number => [...running.values()].filter(kind => kind === 'send').length

async function run(key: string, kind: 'send' | 'read', step: () => Promise<void>): Promise<void> {
  running.set(key, kind)
  try {
    await step()
  } catch (error) {
    if (isRefusal(error, 'draft_not_found')) return dequeue(key)
    if (isRefusal(error, 'draft_already_applied')) return changeQueued(key, { status: 'paid', percent: 100 })
    // The server has looked into the file and refused it: the same bytes will not do better.
    const isRetryable = !(isRefusal(error) && error.code.startsWith('file_'))
    changeQueued(key, {
      status: 'failed',
      failure: {
        message: failureText(error, { ...uploadRefusals, draft_limit_reached: messages.draftLimit }),
        isRetryable,
      },
    })
  } finally {
    running.delete(key)
    runQueue()
  }
}

async function send(key: string): Promise<void> {
  const file = files.get(key)
  const check = file && checkFile(file)
  if (!file || !check || 'refusal' in check) return
  const { file_id, used_by } = await sendFile(file, check.contentType, step => changeQueued(key, step))
  files.delete(key)
  recordSent(file, file_id)
  if (used_by) {
    const known = linkOfUse(used_by)
    const failure = { message: messages.known(known.label), isRetryable: false }
    return changeQueued(key, { status: 'failed', failure, known })
  }
  changeQueued(key, { file_id, status: 'reading', percent: 0 })
}

const transferPersonName = (): string => store.get(loginUserAtom)?.transferPersonName ?? ''

/** The draft is made before the reading, so that a tab that is closed now loses nothing. */
async function read(key: string, fileId: string): Promise<void> {
  if (!isQueued(key)) return
  const draftId = readQueue().find(invoice => invoice.key === key)?.draft_id ?? (await createDraftOf(key, fileId))
  changeQueued(key, { status: 'reading' })
  const file = await awaitReading(
    fileId,
    () => isQueued(key),
    percent => changeQueued(key, { percent }),
  )
  if (file === null) return
  // A user who has the draft open sees the readings come in there, and saves what becomes of them.
  const open = readApplication()
  const form = open.draftId === draftId ? open.invoiceForm : formOfDraft(await fillDraft(draftId, file))
  const use = form === null ? file.used_by : refusedUseOf(file, form)
  changeQueued(key, {
    status: 'ready',
    percent: 100,
    known: use && linkOfUse(use),
    toCheck: unsureIn(file),
    invoiceCount: file.several?.invoices.length,
  })
}

const unsureIn = ({ ocr: { status, fields } }: InvoiceFile): number | null =>
  status !== 'done' || fields === null
    ? null
    : Object.values(fields).filter(({ confidence }) => confidence === 'check').length

async function createDraftOf(key: string, fileId: string): Promise<number> {
  const { id } = await calls.drafts.createDraft({
    body: { values: draftOfFile(fileId, transferPersonName()), draft_key: fileId },
  })
  changeQueued(key, { draft_id: id })
  bus.emit('statsChanged', {})
  return id
}
