import { store, tabWorkAtom } from '@invoice-card/session'
import { atom, useAtomValue } from 'jotai'
import type { FlowFile } from '../../checkout/entry.ts'
import { settledAtom } from '../../checkout/store.ts'
import type { UseLink } from '../../invoice-values/duplicates/use-of-invoice.ts'

/** Why a file of the queue became no draft. */
interface QueueFailure {
  readonly message: string
  /** Another try with the same bytes may go better. */
  readonly isRetryable: boolean
}

/** One invoice on its way from a file to a draft. */
export interface QueuedInvoice {
  /** Name, size and date of the file: the same file has the same key. */
  readonly key: string
  readonly file_name: string
  readonly status: 'waiting' | 'sending' | 'checking' | 'reading' | 'ready' | 'failed' | 'paid'
  /** Of sending or reading, 0 to 100. */
  readonly percent: number
  readonly file_id: string | null
  readonly draft_id: number | null
  readonly failure: QueueFailure | null
  /** The invoice that the file, or the document by the values of its draft, belongs to already. */
  readonly known?: UseLink | undefined
  /** How many readings are unsure, once it is read; null where nothing could be read. */
  readonly toCheck?: number | null
  /** Put off in this round: it comes again once the others are done. */
  readonly isPutOff?: boolean
  /** How many invoices it holds, where there are several. */
  readonly invoiceCount?: number | undefined
}

/** Whether its draft waits for its payment; that of an invoice that is paid already does not. */
export const isToPay = ({ status, known }: QueuedInvoice): boolean => status === 'ready' && known === undefined

const isInTurn = (invoice: QueuedInvoice): boolean => isToPay(invoice) && !invoice.isPutOff

/** The key of a draft that was chosen in its list. */
export const keyOfDraft = (id: number): string => `draft/${id}`
/** Whether it was chosen as a draft; the others are on their way from a file to one. */
export const isChosenDraft = ({ key }: QueuedInvoice): boolean => /^draft\/\d+$/.test(key)

const empty: readonly QueuedInvoice[] = []
// No flow data: the queue goes on while its drafts are paid one after the other and other screens are open.
const queueAtom = tabWorkAtom('invoiceQueue', empty)

/** The queue, in which a draft counts as paid as soon as its payment stands. */
const queueWithPaidAtom = atom((get): readonly QueuedInvoice[] => {
  const paidIds = get(settledAtom).map(({ paidFor }) => paidFor.draftId)
  return get(queueAtom).map(invoice =>
    invoice.draft_id !== null && paidIds.includes(invoice.draft_id) ? { ...invoice, status: 'paid' } : invoice,
  )
})

// Of this document: after a reload nobody looks for what was just chosen.
const latestAtom = atom<readonly string[]>([])
/** The files that were chosen last come first. */
export const setLatest = (keys: readonly string[]): void => store.set(latestAtom, keys)

/** The draft to go on with: the first of the files that were chosen last, else of the queue. */
export function useFirstDraftId(): number | null {
  const queue = useQueue()
  const latest = useAtomValue(latestAtom)
  const inTurn = queue.filter(isInTurn)
  return (inTurn.find(({ key }) => latest.includes(key)) ?? inTurn[0] ?? queue.find(isToPay))?.draft_id ?? null
}

export const readQueue = (): readonly QueuedInvoice[] => store.get(queueWithPaidAtom)
export const useQueue = (): readonly QueuedInvoice[] => useAtomValue(queueWithPaidAtom)

/** Calls the listener after every change of the queue. */
export const onQueueChange = (listener: () => void) => store.sub(queueWithPaidAtom, listener)

const change = (update: (queue: readonly QueuedInvoice[]) => readonly QueuedInvoice[]): void =>
  store.set(queueAtom, update)

export const addToQueue = (added: readonly QueuedInvoice[]): void => change(queue => [...queue, ...added])
export const removeFromQueue = (key: string): void => change(queue => queue.filter(invoice => invoice.key !== key))
export const changeQueued = (key: string, changes: Partial<QueuedInvoice>): void =>
  change(queue => queue.map(invoice => (invoice.key === key ? { ...invoice, ...changes } : invoice)))
export const clearQueue = (): void => change(() => empty)

/** Puts invoices in the place of a draft, or at the end; those that are there already are replaced. */
export const replaceInQueue = (draftId: number | null, added: readonly QueuedInvoice[]): void =>
  change(queue => {
    const keys = added.map(({ key }) => key)
    const place = draftId === null ? -1 : queue.findIndex(({ draft_id }) => draft_id === draftId)
    const isStaying = ({ key, draft_id }: QueuedInvoice) => !keys.includes(key) && (place < 0 || draft_id !== draftId)
    const [before, after] = place < 0 ? [queue, []] : [queue.slice(0, place), queue.slice(place)]
    return [...before.filter(isStaying), ...added, ...after.filter(isStaying)]
  })

/** Leaves a draft for the end: the others have their turn first. */
export const putOff = (draftId: number): void =>
  change(queue => queue.map(invoice => (invoice.draft_id === draftId ? { ...invoice, isPutOff: true } : invoice)))
/** Nothing is left that was not put off: the next round begins with all of it. */
export const endRound = (): void => change(queue => queue.map(({ isPutOff: _, ...invoice }) => invoice))

/** What the invoice of a draft was used for already, by the values that it has now. */
export const setKnown = (draftId: number, known: UseLink | undefined): void => {
  const isNews = (invoice: QueuedInvoice) => invoice.draft_id === draftId && invoice.known?.path !== known?.path
  if (store.get(queueAtom).some(isNews))
    change(queue => queue.map(invoice => (isNews(invoice) ? { ...invoice, known } : invoice)))
}

/** The draft was deleted. */
export const removeDraftFromQueue = (draftId: number): void =>
  change(queue => queue.filter(invoice => invoice.draft_id !== draftId))

/** The draft stands for another file than the one that was chosen. */
export const renameQueued = (draftId: number, { file_id, file_name }: FlowFile): void =>
  change(queue =>
    queue.map(invoice =>
      invoice.draft_id === draftId
        ? { ...invoice, file_id, file_name, known: invoice.file_id === file_id ? invoice.known : undefined }
        : invoice,
    ),
  )

const inProgress: readonly QueuedInvoice['status'][] = ['waiting', 'sending', 'checking', 'reading']

/** Whether another invoice comes after a draft of the queue, now or once it is read. */
export const isFollowed = (queue: readonly QueuedInvoice[], draftId: number | null): boolean =>
  followingDraftId(queue, draftId) !== null ||
  (draftId !== null &&
    queue.some(({ draft_id }) => draft_id === draftId) &&
    queue.some(({ draft_id, status }) => draft_id !== draftId && inProgress.includes(status)))

/** The draft that has its turn after one of the queue: nothing that was put off. Null also after any other draft. */
export const followingDraftId = (queue: readonly QueuedInvoice[], draftId: number | null): number | null =>
  draftId !== null && queue.some(({ draft_id }) => draft_id === draftId)
    ? (othersInTurn(queue, draftId).find(isInTurn)?.draft_id ?? null)
    : null

/** The draft to offer after the given one: what was put off once nothing else is left. Null where nothing is. */
export function nextDraftId(queue: readonly QueuedInvoice[], draftId: number | null): number | null {
  const others = othersInTurn(queue, draftId)
  return (others.find(isInTurn) ?? others.find(isToPay))?.draft_id ?? null
}

/** In the order in which the files were chosen, from the given draft on; those before it come last. */
function othersInTurn(queue: readonly QueuedInvoice[], draftId: number | null): readonly QueuedInvoice[] {
  const place = queue.findIndex(({ draft_id }) => draft_id !== null && draft_id === draftId)
  return [...queue.slice(place + 1), ...queue.slice(0, Math.max(place, 0))]
}
