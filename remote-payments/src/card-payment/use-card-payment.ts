import { isRefusal } from '@invoice-card/api-client'
import { cardEntryId } from '@invoice-card/card-entry'
import { isContactAsked } from '@invoice-card/domain'
import { failureText, type FieldMessage } from '@invoice-card/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { CardCall } from '../checkout/checkout.ts'
import type { ConfirmForm } from '../checkout/entry.ts'
import { messages } from './messages.ts'
import { useOtherCardAsked } from './other-card.ts'
import { savedCardsQuery } from './queries.ts'
import { isUsable } from './usable-card.ts'
import { useCardForm, type CardFormControls } from './use-card-form.ts'
import { useChosenCard, type Card } from './use-chosen-card.ts'
import { usePayment, type CardCallState } from './use-payment.ts'

type Prepared = string | { readonly loading: string } | ((card: Card) => CardCall | Promise<CardCall | null>)

const nothingOpen: readonly FieldMessage[] = []

/** Whether a refusal is about the card: it is shown where the card is chosen. */
export const isAboutCard = (code: string): boolean =>
  code === 'credit_card_not_found' || (code.startsWith('card_') && code !== 'card_already_charged')

/**
 * Everything between the choice of a card and the call that pays with it.
 * @param prepare why nothing can be paid; or what the user has to see first and is loading, which the button says; or
 *   how the call is made once there is a card to pay with, null from that where a failure is shown elsewhere
 * @param open controls outside the form that have to be answered before anything is paid, by their ids
 * @param isComparing a press waits until this is over
 */
export function useCardPayment(
  prepare: () => Prepared,
  open: readonly FieldMessage[] = nothingOpen,
  isComparing = false,
) {
  const cards = useQuery(savedCardsQuery)
  const queryClient = useQueryClient()
  const chosen = useChosenCard()
  const { frame } = chosen
  const [isHeldBack, setIsHeldBack] = useState(false)
  const [isOtherCardAsked, askForCard, stopAsking] = useOtherCardAsked()
  const { callState, isOnline, pay, resume, withdraw } = usePayment()

  const submit = async (values: ConfirmForm) => {
    chosen.clearError()
    stopAsking()
    // What came up while the card was read is not answered by a press before it.
    if (!isOnline() || open.length > 0) return
    const callWith = prepare()
    setIsHeldBack(typeof callWith === 'string')
    if (typeof callWith !== 'function') return
    const card = await chosen.read(values)
    const call = card && (await callWith(card))
    if (call !== null) await pay(call)
  }
  // Where the frame alone is wrong, its answer to a payment says so, and it takes the focus to its field.
  const checkFrame = async ({ card, isTermsAgreed }: ConfirmForm) => {
    if (card !== 'new' || frame.isComplete || (isTermsAgreed && open.length === 0)) return []
    return chosen.findMissing()
  }
  const usableCards = useMemo(() => cards.data?.filter(isUsable), [cards.data])
  const form = useCardForm(usableCards, {
    onSubmit: submit,
    checkMore: async values => [...open, ...(await checkFrame(values))],
  })

  const { setFilling } = form
  const isFrameComing = form.values.card === 'new' && !frame.isReady && !frame.isLate
  useEffect(() => setFilling(isComparing || isFrameComing), [setFilling, isComparing, isFrameComing])
  const prepared = prepare()
  const areCardsComing = cards.isLoading && form.values.card === null

  const refusal = refusalOf(callState)
  const isCardUnknown = isRefusal(refusal, 'credit_card_not_found')
  useEffect(() => {
    if (isCardUnknown) void queryClient.invalidateQueries({ queryKey: ['creditCards'] })
  }, [isCardUnknown, queryClient])
  // What is shown of the payment may be what made the server refuse.
  useEffect(() => {
    if (refusal !== null) void queryClient.invalidateQueries({ queryKey: ['payments'] })
  }, [refusal, queryClient])
  const ownError = isHeldBack && typeof prepared === 'string' ? prepared : chosen.errorOf(form.values.card)
  const isRefusalShown = ownError === undefined && refusal !== null
  // Neither the frame nor what is outside the form changes a value of it.
  const errors = form.errors.filter(({ fieldId }) =>
    fieldId === cardEntryId
      ? form.values.card === 'new' && !frame.isComplete
      : fieldId in form.values || open.some(control => control.fieldId === fieldId),
  )
  useFocusOfLoneControl(errors, open, form)
  return {
    cards,
    frame,
    form,
    /** Of the last press, as far as they still stand, with the controls outside the form. */
    errors,
    /** The message of such a control; undefined until the button was pressed without it. */
    missedOf: (fieldId: string) => errors.find(error => error.fieldId === fieldId)?.message,
    /** What has to be seen before anything is paid, and is loading. */
    loading: typeof prepared === 'object' ? prepared.loading : areCardsComing ? messages.card.loading : undefined,
    callState,
    resume,
    /** For another card, which is asked for then. */
    withdraw: (paymentId?: string) => {
      askForCard()
      withdraw(paymentId)
    },
    /** A payment was withdrawn for another card, and none was tried since. */
    isOtherCardAsked,
    isComparing,
    /** What is said where the card is chosen. */
    cardError: ownError ?? (refusal && isAboutCard(refusal.code) ? failureText(refusal) : undefined),
    /** What is said of the card asks the user to contact us. */
    isContactAsked: isRefusalShown && isContactAsked(refusal.code),
  }
}
export type CardPayment = ReturnType<typeof useCardPayment>

export const refusalOf = (state: CardCallState) => (state.kind === 'refused' ? state.refusal : null)

/** Where nothing else is missing the summary would only name it. */
function useFocusOfLoneControl(
  errors: readonly FieldMessage[],
  open: readonly FieldMessage[],
  { submitCount, isSubmitting }: Pick<CardFormControls, 'submitCount' | 'isSubmitting'>,
): void {
  const [lone, ...others] = errors
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || lone === undefined || others.length > 0) return
    if (open.some(({ fieldId }) => fieldId === lone.fieldId)) document.getElementById(lone.fieldId)?.focus()
    // A press is the reason, and not what has changed since.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting])
}
