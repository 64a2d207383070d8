import { flowAtom, store, tabWorkAtom } from '@invoice-card/session'
import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { record } from '../request-form/stored-shape.ts'
import type { KnownDraft, RequestEntry } from './entry.ts'
import type { FlowEvent } from './events.ts'
import {
  begun,
  nothingRemembered,
  RememberedSchema,
  RequestFlowSchema,
  type RequestFlow,
  type RequestFlows,
} from './flow.ts'
import { reduceFlows } from './reducer.ts'
import { draftOf, entryOf } from './selectors.ts'

// The host clears the open request when its screens are left; the rest ends with the session. So they are stored apart.
const untouched: { readonly request: RequestFlow } = { request: begun }
const openAtom = flowAtom('collection', untouched)
const rememberedAtom = tabWorkAtom('requests', nothingRemembered)

// What another release stored in another shape counts as absent.
if (!v.is(record({ request: RequestFlowSchema }), store.get(openAtom))) store.set(openAtom, untouched)
if (!v.is(RememberedSchema, store.get(rememberedAtom))) store.set(rememberedAtom, nothingRemembered)

const flowsAtom = atom(
  (get): RequestFlows => ({ ...get(rememberedAtom), open: get(openAtom).request }),
  (get, set, event: FlowEvent) => {
    const before = get(flowsAtom)
    const { open, ...remembered } = reduceFlows(before, event)
    if (open !== before.open) set(openAtom, open === begun ? untouched : { request: open })
    if (before.drafts !== remembered.drafts || before.unsaved !== remembered.unsaved) set(rememberedAtom, remembered)
  },
)

/** The only way to change a request that is being made. */
export const dispatch = (event: FlowEvent): void => store.set(flowsAtom, event)

const flowAtomOfTab = atom(get => get(openAtom).request)
const entryAtom = atom(get => entryOf(get(flowAtomOfTab)))
const unsavedAtom = atom(get => get(rememberedAtom).unsaved)

/** The open request, followed by the component. */
export const useRequestFlow = (): RequestFlow => useAtomValue(flowAtomOfTab)
/** The open request as it is now, outside a render. */
export const readRequestFlow = (): RequestFlow => store.get(flowAtomOfTab)

/** What is typed; nothing once the request is made. */
export const useEntry = (): RequestEntry => useAtomValue(entryAtom)
export const readEntry = (): RequestEntry => store.get(entryAtom)

/** The draft of what is typed. */
export const readDraft = (entry: RequestEntry): KnownDraft | null => draftOf(store.get(flowsAtom), entry)
export const useDraft = (): KnownDraft | null => draftOf(useAtomValue(rememberedAtom), useEntry())

/** What was typed and could not be saved as a draft when its flow was left, by the draft's key. */
export const useUnsaved = (): Readonly<Record<string, RequestEntry>> => useAtomValue(unsavedAtom)
/** What this tab could not save of the draft, with the key that it has here; null where there is nothing. */
export function useUnsavedOf(draftId: number): { readonly key: string; readonly entry: RequestEntry } | null {
  const remembered = useAtomValue(rememberedAtom)
  const found = Object.entries(remembered.unsaved).find(([, entry]) => draftOf(remembered, entry)?.id === draftId)
  return found ? { key: found[0], entry: found[1] } : null
}
/** Whether the user, and not a reading or a proposal, has set the field. */
export const isEdited = (path: string): boolean => readEntry().editedFields.includes(path)
