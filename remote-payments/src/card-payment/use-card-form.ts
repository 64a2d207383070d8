import type { CreditCard } from '@invoice-card/contracts'
import { type FormOptions, useForm } from '@invoice-card/form'
import { useEffect, useState } from 'react'
import type { ConfirmForm } from '../checkout/entry.ts'
import { dispatch, readApplication, readCheckout } from '../checkout/store.ts'
import { readQueue } from '../draft/queue/queue-state.ts'
import { CardFormSchema } from './form.ts'
import { isUsable } from './usable-card.ts'

/**
 * A user who chose several invoices at once and has paid one of them agreed to the terms in this sitting: the box is
 * ticked for the others.
 */
function isAgreedInQueue(): boolean {
  const { draftId } = readApplication()
  const queue = readQueue()
  return (
    queue.some(({ draft_id }) => draft_id !== null && draft_id === draftId) &&
    queue.some(({ status }) => status === 'paid')
  )
}

/**
 * Card and terms, stored in the flow. Without a choice yet it proposes the first saved card that can pay, else a new
 * one.
 */
export function useCardForm(
  cards: readonly CreditCard[] | undefined,
  options: Pick<FormOptions<ConfirmForm>, 'onSubmit' | 'checkMore'>,
) {
  const [initialValues] = useState(() => {
    const { confirmForm } = readCheckout().entry
    return { ...confirmForm, isTermsAgreed: confirmForm.isTermsAgreed || isAgreedInQueue() }
  })
  const form = useForm<ConfirmForm>({
    ...options,
    initialValues,
    schema: CardFormSchema,
    onValues: confirmForm => dispatch({ type: 'cardTyped', confirmForm }),
  })
  const { values, patch } = form

  useEffect(() => {
    if (!cards) return
    const isKnown = values.card === 'new' || cards.some(({ id }) => id === values.card)
    if (!isKnown) patch(current => ({ ...current, card: cards.find(isUsable)?.id ?? 'new' }))
    // Only the arrival of the cards is a reason to propose one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cards])

  return form
}
export type CardFormControls = ReturnType<typeof useCardForm>
