import { reduceAttempt } from './attempt-reducer.ts'
import type { RequestEntry } from './entry.ts'
import { reduceEntry } from './entry-reducer.ts'
import type { EntryEvent, FlowEvent } from './events.ts'
import { begun, type RequestFlow, type RequestFlows } from './flow.ts'
import { draftKeyOf, refusalsOf } from './selectors.ts'

/** What this tab knows of its requests after the event. Pure: nothing is sent, shown or stored here. */
export function reduceFlows(before: RequestFlows, event: FlowEvent): RequestFlows {
  const open = reduceOpen(before, event)
  const state = open === before.open ? before : { ...before, open }
  switch (event.type) {
    case 'draftSaved':
      return { ...state, drafts: { ...state.drafts, [event.key]: event.draft } }
    case 'draftMissing':
      return 'entry' in state.open ? withoutDraft(state, state.open.entry.draftKey) : state
    case 'settled':
      return withoutUnsaved(withoutDraft(state, event.draftKey), event.draftKey)
    case 'draftSaveFailed':
      return draftKeyOf(before.open) === event.key ? state : withUnsaved(state, event.key, event.entry)
    case 'inputStored':
      return withUnsaved(state, event.key, event.entry)
    case 'draftCompleted':
    case 'inputDiscarded':
      return withoutUnsaved(state, event.key)
    default:
      return state
  }
}

function reduceOpen({ open }: RequestFlows, event: FlowEvent): RequestFlow {
  switch (event.type) {
    case 'begun':
      return { stage: 'editing', entry: event.entry }
    case 'left':
      return begun
    case 'submitted':
    case 'refused':
    case 'settled':
      return reduceAttempt(open, event)
    case 'refusalFollowed':
      return open.stage === 'editing' || open.stage === 'refused'
        ? { stage: 'refused', entry: open.entry, refusals: event.refusals }
        : open
    case 'draftMissing':
      return withEntry(open, entry => (entry.openedDraft === null ? entry : { ...entry, openedDraft: null }))
    case 'draftSaveFailed':
      return withDraftUnsaved(open, event.key, true)
    case 'draftCompleted':
      return withDraftUnsaved(open, event.key, false)
    case 'draftSaved':
    case 'inputStored':
    case 'inputDiscarded':
      return open
    default:
      return typeInto(open, event)
  }
}

/** An answer about a draft or a file may come while the request is sent: the typed values change until it is made. */
function typeInto(open: RequestFlow, event: EntryEvent): RequestFlow {
  // A form with a refusal in it has to be submitted again.
  const typed =
    event.type === 'formTyped' && Object.keys(refusalsOf(open)).length > 0 ? { ...event, isStillValid: false } : event
  const next = withEntry(open, entry => reduceEntry(entry, typed))
  return event.type === 'fieldEdited' && next.stage === 'refused' ? withoutRefusal(next, event.path) : next
}

type Refused = Extract<RequestFlow, { stage: 'refused' }>

/** The server's error about the former value of a field is over. */
function withoutRefusal(open: Refused, path: string): RequestFlow {
  const refusals = without(open.refusals, path)
  return Object.keys(refusals).length === 0 ? { stage: 'editing', entry: open.entry } : { ...open, refusals }
}

function withEntry(open: RequestFlow, change: (entry: RequestEntry) => RequestEntry): RequestFlow {
  if (open.stage === 'settled') return open
  const entry = change(open.entry)
  return entry === open.entry ? open : { ...open, entry }
}

const withDraftUnsaved = (open: RequestFlow, key: string, isDraftUnsaved: boolean): RequestFlow =>
  withEntry(open, entry =>
    entry.draftKey === key && entry.isDraftUnsaved !== isDraftUnsaved ? { ...entry, isDraftUnsaved } : entry,
  )

const withUnsaved = (state: RequestFlows, key: string, entry: RequestEntry): RequestFlows => ({
  ...state,
  unsaved: { ...without(state.unsaved, key), [key]: { ...entry, draftKey: key, isDraftUnsaved: true } },
})

const withoutUnsaved = (state: RequestFlows, key: string | null): RequestFlows =>
  key !== null && key in state.unsaved ? { ...state, unsaved: without(state.unsaved, key) } : state

const withoutDraft = (state: RequestFlows, key: string | null): RequestFlows =>
  key !== null && key in state.drafts ? { ...state, drafts: without(state.drafts, key) } : state

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...others } = all
  return others
}
