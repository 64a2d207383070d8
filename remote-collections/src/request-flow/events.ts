import type { RequestForm } from '../request-form/values.ts'
import type { BankForm, FlowFile, KnownDraft, RequestEntry } from './entry.ts'
import type { MadeRequest, RequestAttempt } from './flow.ts'

type Event<Type extends string, Fields = object> = { readonly type: Type } & Readonly<Fields>

/** What happens to what is typed. */
export type EntryEvent =
  /** Another invoice takes the place of the former one. */
  | Event<'fileChosen', { file: FlowFile }>
  | Event<'fileRemoved'>
  /** `isStillValid`: as it was opened, and within its rules. */
  | Event<'formTyped', { form: RequestForm; isStillValid: boolean }>
  | Event<'formChecked'>
  | Event<'fieldEdited', { path: string }>
  /** The program may set the field again. */
  | Event<'fieldReleased', { path: string }>
  | Event<'amountsRead', { amounts: RequestEntry['readAmounts'] }>
  /** Its readings are in the form. */
  | Event<'fileRead', { fileId: string }>
  | Event<'accountTyped', { bankForm: BankForm }>
  | Event<'deliveryChosen', { isMailed: boolean }>
  /** It gets the key that its draft is saved under. */
  | Event<'draftKeyed', { key: string }>

/** What happens to the draft of a key, whose flow may be left. */
type DraftEvent =
  | Event<'draftSaved', { key: string; draft: KnownDraft }>
  /** The draft has everything that was typed. */
  | Event<'draftCompleted', { key: string }>
  /** The next screen of the flow tries again; where the flow was left, the typed values stay in the tab. */
  | Event<'draftSaveFailed', { key: string; entry: RequestEntry }>
  /** The flow may end without another save. */
  | Event<'inputStored', { key: string; entry: RequestEntry }>
  /** Typed and never saved: it was thrown away. */
  | Event<'inputDiscarded', { key: string }>

/** What happens to an attempt to make the request. */
export type AttemptEvent =
  | Event<'submitted', { attempt: RequestAttempt }>
  /** Nothing was made, and nothing will be under this key. */
  | Event<'refused', { key: string }>
  | Event<'settled', { key: string; draftKey: string | null; made: MadeRequest }>

/** Everything that changes a request that is being made. */
export type FlowEvent =
  /** From a draft, an earlier request or unsaved input: whatever else was open is left. */
  | Event<'begun', { entry: RequestEntry }>
  | Event<'left'>
  /** The user goes to put right what was refused. */
  | Event<'refusalFollowed', { refusals: Readonly<Record<string, string>> }>
  /** The server has no draft of this request any more. */
  | Event<'draftMissing'>
  | EntryEvent
  | DraftEvent
  | AttemptEvent
