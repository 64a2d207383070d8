import { emptyEntry, type KnownDraft, type RequestEntry } from './entry.ts'
import type { RequestAttempt, RequestFlow, RequestFlows } from './flow.ts'

const noRefusals: Readonly<Record<string, string>> = {}

/** What is typed; nothing once the request is made. */
export const entryOf = (flow: RequestFlow): RequestEntry => (flow.stage === 'settled' ? emptyEntry : flow.entry)

/** The attempt whose end this browser does not know; null where none has begun. */
export const attemptOf = (flow: RequestFlow): RequestAttempt | null =>
  flow.stage === 'submitting' ? flow.attempt : null

/** What the server refused, by field path. */
export const refusalsOf = (flow: RequestFlow): Readonly<Record<string, string>> =>
  flow.stage === 'refused' ? flow.refusals : noRefusals

/** The draft of what is typed, as this tab knows it. */
export const draftOf = ({ drafts }: Pick<RequestFlows, 'drafts'>, entry: RequestEntry): KnownDraft | null =>
  (entry.draftKey === null ? undefined : drafts[entry.draftKey]) ?? entry.openedDraft

/** Whether nothing was begun yet. */
export const isFlowEmpty = (flow: RequestFlow): boolean =>
  (flow.stage === 'editing' || flow.stage === 'refused') &&
  flow.entry.editedFields.length === 0 &&
  flow.entry.uploadFileInfo === null &&
  flow.entry.openedDraft === null &&
  flow.entry.draftKey === null &&
  flow.entry.copyOf === null

/** The key that its draft is saved under. */
export const draftKeyOf = (flow: RequestFlow): string | null =>
  flow.stage === 'settled' ? flow.draftKey : flow.entry.draftKey

/** Whether the request of this draft is sent or made. */
export const isBeingMade = (flow: RequestFlow, key: string): boolean =>
  (flow.stage === 'submitting' || flow.stage === 'settled') && draftKeyOf(flow) === key
