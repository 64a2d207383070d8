import { flowAtom, store, survivesSession, tabWorkAtom } from '@invoice-card/session'
import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import {
  begun,
  CorrectionsSchema,
  noCorrections,
  nothingRemembered,
  OpenCheckoutSchema,
  RememberedSchema,
  type Checkouts,
  type OpenCheckout,
  type PaidFor,
} from './checkout.ts'
import type { Application, Correction, PaymentEdit } from './entry.ts'
import { applicationIn } from './entry-reducer.ts'
import type { CheckoutEvent } from './events.ts'
import { reduceCheckouts } from './reducer.ts'
import { record } from './stored-shape.ts'

// The host clears the open checkout when its screens are left; the rest ends with the session. So they are stored
// apart.
const untouched: { readonly checkout: OpenCheckout } = { checkout: begun }
const openAtom = flowAtom('payment', untouched)
const rememberedAtom = tabWorkAtom('checkouts', nothingRemembered)
const correctionsAtom = tabWorkAtom('corrections', noCorrections, areCorrections)
// Of an application its draft survives.
survivesSession(correctionsAtom)

// What another release stored in another shape counts as absent.
if (!v.is(record({ checkout: OpenCheckoutSchema }), store.get(openAtom))) store.set(openAtom, untouched)
if (!v.is(RememberedSchema, store.get(rememberedAtom))) store.set(rememberedAtom, nothingRemembered)
function areCorrections(value: unknown): value is typeof noCorrections {
  return v.is(CorrectionsSchema, value)
}

const checkoutsAtom = atom(
  (get): Checkouts => ({
    ...get(rememberedAtom),
    corrections: get(correctionsAtom),
    open: get(openAtom).checkout,
  }),
  (get, set, event: CheckoutEvent) => {
    const before = get(checkoutsAtom)
    const { open, corrections, ...remembered } = reduceCheckouts(before, event)
    if (open !== before.open) set(openAtom, open === begun ? untouched : { checkout: open })
    if (corrections !== before.corrections) set(correctionsAtom, corrections)
    if (
      before.pending !== remembered.pending ||
      before.settled !== remembered.settled ||
      before.unsaved !== remembered.unsaved
    )
      set(rememberedAtom, remembered)
  },
)

/** The only way to change a checkout. */
export const dispatch = (event: CheckoutEvent): void => store.set(checkoutsAtom, event)

const openCheckoutAtom = atom(get => get(openAtom).checkout)
const applicationAtom = atom(get => applicationIn(get(openCheckoutAtom).entry))
const editedFieldsAtom = atom(get => get(openCheckoutAtom).entry.editedFields)

/** The open checkout, followed by the component. */
export const useCheckout = (): OpenCheckout => useAtomValue(openCheckoutAtom)
/** The open checkout as it is now, outside a render. */
export const readCheckout = (): OpenCheckout => store.get(openCheckoutAtom)

/** The open application; an empty one while a payment is corrected. */
export const useApplication = (): Application => useAtomValue(applicationAtom)
export const readApplication = (): Application => store.get(applicationAtom)

/** The fields that the user has changed, of an application or of a correction. */
export const useEditedFields = (): readonly string[] => useAtomValue(editedFieldsAtom)

/** The correction of the given payment, if that is what is open. */
export function editIn({ entry }: OpenCheckout, invoiceId: number): PaymentEdit | null {
  return entry.kind === 'correction' && entry.edit.invoiceId === invoiceId ? entry.edit : null
}
export const readEdit = (invoiceId: number): PaymentEdit | null => editIn(readCheckout(), invoiceId)

/** The correction of the payment that was typed and left. */
export const readLeftCorrection = (invoiceId: number): Correction | undefined => store.get(correctionsAtom)[invoiceId]

/** The payments of this tab that were made, for whatever follows from that. */
export const settledAtom = atom(get => Object.values(get(checkoutsAtom).settled))

/** What was typed and could not be saved as a draft when its flow was left, one for each file. */
export const useUnsaved = (): Readonly<Record<string, Application>> => useAtomValue(unsavedAtom)

/**
 * What this tab could not save of the draft, by its id or its file: the first save may have been heard without an
 * answer. Null where there is nothing.
 */
export function useUnsavedOf(application: Application | undefined): Application | null {
  const unsaved = Object.values(useUnsaved())
  if (application === undefined) return null
  const { draftId, invoiceFile } = application
  return (
    unsaved.find(
      input =>
        (draftId !== null && input.draftId === draftId) ||
        (invoiceFile !== null && input.invoiceFile?.file_id === invoiceFile.file_id),
    ) ?? null
  )
}

const unsavedAtom = atom(get => get(rememberedAtom).unsaved)

/**
 * The payment of an application that this tab has begun and left last, by its draft or file; null where there is
 * none.
 */
export function useLeftPayment({ draftId, invoiceFile }: Application): string | null {
  const { pending } = useAtomValue(rememberedAtom)
  const isOfApplication = (paidFor: PaidFor) =>
    (draftId !== null && paidFor.draftId === draftId) ||
    (invoiceFile !== null && paidFor.invoiceFile?.file_id === invoiceFile.file_id)
  return Object.entries(pending).findLast(([, paidFor]) => isOfApplication(paidFor))?.[0] ?? null
}

/**
 * What a payment of this tab was for, also once its flow was left and after a reload of its end; null for one of
 * another tab.
 */
export function usePaidFor(paymentId: string | null): PaidFor | null {
  const { pending, settled } = useAtomValue(rememberedAtom)
  return paymentId === null ? null : (settled[paymentId]?.paidFor ?? pending[paymentId] ?? null)
}
