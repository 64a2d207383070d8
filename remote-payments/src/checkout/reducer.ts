import { begun, type Checkouts, type OpenCheckout } from './checkout.ts'
import { correctionOf, emptyApplication, type Application } from './entry.ts'
import { reduceEntry } from './entry-reducer.ts'
import type { CheckoutEvent, EntryEvent } from './events.ts'
import { reducePayment } from './payment-reducer.ts'
import { paidForOf } from './selectors.ts'

/** What this tab knows of its checkouts after the event. Pure: nothing is sent, shown or stored here. */
export function reduceCheckouts(before: Checkouts, event: CheckoutEvent): Checkouts {
  const open = reduceOpen(before.open, event)
  const corrections = reduceCorrections(before, open, event)
  const state = open === before.open && corrections === before.corrections ? before : { ...before, open, corrections }
  switch (event.type) {
    case 'named':
      return { ...state, pending: { ...state.pending, [event.paymentId]: event.paidFor } }
    case 'withdrawn':
      return event.paymentId in state.pending ? { ...state, pending: without(state.pending, event.paymentId) } : state
    case 'settled':
      return settle(state, event, before.open)
    case 'draftSaveFailed':
      return {
        ...state,
        unsaved: { ...without(state.unsaved, event.fileId), [event.fileId]: unsavedOf(event.application) },
      }
    case 'draftSaved':
    case 'inputDiscarded':
      return withoutUnsaved(state, event.fileId)
    default:
      return state
  }
}

function reduceOpen(open: OpenCheckout, event: CheckoutEvent): OpenCheckout {
  switch (event.type) {
    case 'begun':
      return { stage: 'editing', entry: event.application }
    case 'left':
      return begun
    case 'inputDiscarded':
    case 'correctionEnded':
      return open
    case 'submitted':
    case 'sent':
    case 'deferred':
    case 'refused':
    case 'named':
    case 'withdrawn':
    case 'declined':
    case 'settled':
      return reducePayment(open, event)
    default:
      return typeInto(open, event)
  }
}

/** What of the corrections outlives their screens, however these are left. */
function reduceCorrections(
  { open: before, corrections }: Checkouts,
  { entry }: OpenCheckout,
  event: CheckoutEvent,
): Checkouts['corrections'] {
  const endedId = endedCorrection(before, event)
  if (endedId !== null) return endedId in corrections ? without(corrections, String(endedId)) : corrections
  if (event.type === 'editChanged') {
    // Its screens may be left already.
    const stored = corrections[event.invoiceId]
    return stored === undefined
      ? corrections
      : { ...corrections, [event.invoiceId]: { ...stored, edit: { ...stored.edit, ...event.changes } } }
  }
  if (entry === before.entry || entry.kind !== 'correction') return corrections
  return { ...corrections, [entry.edit.invoiceId]: correctionOf(entry.edit, entry.editedFields) }
}

/** The payment whose correction is over with the event. */
function endedCorrection(before: OpenCheckout, event: CheckoutEvent): number | null {
  if (event.type === 'correctionEnded') return event.invoiceId
  const isSettled =
    event.type === 'settled' && before.stage === 'authenticating' && before.paymentId === event.paymentId
  return isSettled && before.entry.kind === 'correction' ? before.entry.edit.invoiceId : null
}

/** An answer about a draft may come while its payment is made: the typed values change in every stage. */
function typeInto(open: OpenCheckout, event: EntryEvent): OpenCheckout {
  const entry = reduceEntry(open.entry, event)
  if (entry === open.entry) return open
  return isNewBeginning(open, event) ? { stage: 'editing', entry } : { ...open, entry }
}

function isNewBeginning({ stage, entry }: OpenCheckout, event: EntryEvent): boolean {
  if (event.type === 'fileChosen') return event.isNew
  if (event.type !== 'editTyped') return false
  // Typing on answers a declined card.
  return stage === 'declined' || entry.kind !== 'correction' || entry.edit.invoiceId !== event.edit.invoiceId
}

function settle(state: Checkouts, event: Extract<CheckoutEvent, { type: 'settled' }>, before: OpenCheckout): Checkouts {
  const { paymentId, isPaidElsewhere } = event
  const isOpen = before.stage === 'authenticating' && before.paymentId === paymentId
  const paidFor = state.pending[paymentId] ?? (isOpen ? paidForOf(before) : undefined)
  // Of another tab, or settled already.
  if (paidFor === undefined) return state
  const paid: Checkouts = {
    ...state,
    pending: without(state.pending, paymentId),
    settled: { ...state.settled, [paymentId]: { stage: 'settled', paymentId, paidFor, isPaidElsewhere } },
  }
  return paidFor.invoiceFile ? withoutUnsaved(paid, paidFor.invoiceFile.file_id) : paid
}

const withoutUnsaved = (state: Checkouts, fileId: string): Checkouts =>
  fileId in state.unsaved ? { ...state, unsaved: without(state.unsaved, fileId) } : state

/** Nothing that was chosen for the card, or confirmed before it pays, outlives its flow. */
const unsavedOf = ({
  confirmedPayee: _payee,
  confirmedDocument: _document,
  ...application
}: Application): Application => ({
  ...application,
  confirmForm: emptyApplication.confirmForm,
  isDraftUnsaved: true,
})

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...others } = all
  return others
}
